/// What `--help` prints.
enum Help {
  static let general = """
    flickerproof proves which orders of Core Animation calls are safe, and why.

      flickerproof prove FILE[:FUNCTION] [options]   decide every order of a transaction
      flickerproof replay TOKEN-OR-REPORT            run a counterexample again
      flickerproof explain [LAW]                     print a law with its sources
      flickerproof fuzz [options]                    look for programs that break a theorem

    'flickerproof COMMAND --help' says more. Exit status: 0 safe, 1 faults found or
    not known to be safe, 2 the input or the call is wrong.

    """

  static let texts = [
    "prove": """
    flickerproof prove FILE[:FUNCTION] [options]

    Reads a Swift file and decides every order of the calls of one transaction, in
    every world: whether the order as written is safe, how many orders are, the rules
    that make them safe, and for each rule the nearest order that breaks it. FUNCTION
    is a name, with or without type and labels, or the number of one of its lines.

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
      --format FORMAT     text (the default), json, markdown, html: one page that needs
                          nothing else, or svg: a picture of each counterexample,
                          without --output the first of them
      --output DIR        write the report into a folder instead
      --quiet             print nothing but errors

    """,
    "replay": """
    flickerproof replay TOKEN-OR-REPORT [options]

    Runs a counterexample again, from the token that a report or 'fuzz' prints behind
    'replay:', or all those of a JSON report. Each must show the same fault again.

      --format FORMAT     text (the default), json, markdown, html or svg
      --output DIR        write what happens into a folder instead
      --quiet             print nothing but errors

    """,
    "fuzz": """
    flickerproof fuzz [options]

    Looks for a program that breaks one of the theorems about all programs
    (Docs/Theorems.md): first every small one, then programs at random. What it finds
    is shrunk to the simplest program that fails the same way, and can be replayed.

      --theorem NAME      only this one
      --cases N           so many programs at random
      --seconds S         or so long for each theorem
      --seed TEXT         what the programs follow from; the same seed, the same run
      --shard I/N         only a part, so that several machines share a run
      --quiet             print nothing but errors

    ^C ends the run and keeps what is known; the exit status is then 130.

    """,
    "explain": """
    flickerproof explain [LAW]

    Prints a law of Core Animation that the model obeys, such as 4.2, with how well it
    is known and where it is from. Without a law: all of them, in one line each.

    """,
  ]
}
