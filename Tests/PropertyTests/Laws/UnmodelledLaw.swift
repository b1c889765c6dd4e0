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
    UnmodelledLaw("12.3", "a read gives a value, not an object"),
  ]
}
