/// What `--help` prints.
enum Help {
  static let general = """
    flickerproof proves which orders of Core Animation calls are safe, and why.

      flickerproof prove FILE[:FUNCTION] [options]   decide every order of a transaction
      flickerproof replay TOKEN-OR-REPORT            run a counterexample again
      flickerproof explain [LAW]                     print a law with its sources

    'flickerproof COMMAND --help' says more. Exit status: 0 safe, 1 faults found or
    not known to be safe, 2 the input or the call is wrong.

    """

  static let texts = [
    "prove": """
    flickerproof prove FILE[:FUNCTION] [options]

    Reads a Swift file and decides every order of the calls of one transaction, in
    every world: whether the order as written is safe, how many orders are, the rules
    that make them safe, and for each rule the nearest order that breaks it.

      --move KIND,...     move these kinds of calls, wherever they stand in the
                          function, instead of what stands from begin to commit:
                          begin, completion, add, set, setting, remove, insert,
                          commit; or everything
      --worlds SET        closed: one world. standard (the default): whether an
                          implicit transaction is open already, what other code
                          does later in the turn, which animation lasts longer.
                            paranoid: the same under every other reading of a
                            disputed law, one at a time
      --histogram         also count how many orders end in which faults
      --format FORMAT     text (the default) or json
      --output DIR        write the report into a folder instead
      --quiet             print nothing but errors

    """,
    "replay": """
    flickerproof replay TOKEN-OR-REPORT [--quiet]

    Runs a counterexample again, from the token that a report prints behind 'replay:',
    or all those of a JSON report. Each must show the same fault again.

    """,
    "explain": """
    flickerproof explain [LAW]

    Prints a law of Core Animation that the model obeys, such as 4.2, with how well it
    is known and where it is from. Without a law: all of them, in one line each.

    """,
  ]
}
