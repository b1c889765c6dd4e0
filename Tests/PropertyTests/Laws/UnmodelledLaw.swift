/// A law that the machine has no part in, and why.
struct UnmodelledLaw: Sendable {
  let law: String
  let why: String

  init(_ law: String, _ why: String) {
    self.law = law
    self.why = why
  }

  static let all = [
    UnmodelledLaw("1.16", "AppKit's own blocks are other code"),
    UnmodelledLaw("1.17", "the token is private"),
    UnmodelledLaw("7.1", "an animation has neither speed nor time offset"),
    UnmodelledLaw("7.8", "an animation has neither speed nor time offset"),
    UnmodelledLaw("7.11", "there are no springs"),
    UnmodelledLaw("7.12", "there are no keyframes"),
    UnmodelledLaw("7.13", "there are no groups"),
    UnmodelledLaw("8.4", "there are no delegates"),
    UnmodelledLaw("9.5", "the app stays in the foreground"),
    UnmodelledLaw("10.4", "there are no animation blocks of views"),
    UnmodelledLaw("12.3", "a read gives a value, not an object"),
  ]
}
