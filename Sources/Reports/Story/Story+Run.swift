import OrderingModel

extension Story {
  /// Creates what there is to say of one run.
  init(_ run: Counterexample, token: String?) {
    let account = RunAccount(run: run, name: "run", token: token)
    self.init()
    open(account.kind.uppercased(), run.program.name)
    tell(.run(account))
    for other in account.others { tell(.item(other)) }
  }
}
