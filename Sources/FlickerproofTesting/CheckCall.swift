import Fuzz
import Testing

/// One call of `check`: what it tries first, and what it says of the result.
struct CheckCall {
  /// The claim.
  let sentence: String
  /// A replay text that stands in for all cases; nil for none.
  let replay: String?
  /// Where choices that failed are kept; nil for nowhere.
  let file: FailureFile?
  /// What is printed.
  let verbosity: Verbosity
  /// Where the call stands.
  let location: SourceLocation

  /// Returns the settings with what is to be tried first.
  func settings(_ settings: Settings) -> Settings {
    var settings = settings
    guard let replay else {
      settings.first += file?.texts ?? []
      return settings
    }
    do throws(ReplayTextError) {
      settings.first = [try ReplayText(replay)]
      (settings.cases, settings.requirements) = (0, [])
    } catch {
      Issue.record("replaying: \(error)", sourceLocation: location)
    }
    return settings
  }

  /// Says what a result is: an issue with an attachment where the claim isn't seen to hold.
  func report<Value>(_ result: CheckResult<Value>, describing describe: (Value) -> String) {
    if replay == nil { remember(result) }
    var text = result.summary(of: sentence, describing: describe)
    if verbosity == .labels { print(text) }
    if result.hasPassed { return }
    if let finding = result.finding {
      text += "\n  to try only that: check(…, replaying: \"\(finding.replay)\")"
    }
    Attachment.record(text + "\n", named: "property.txt", sourceLocation: location)
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }

  private func remember<Value>(_ result: CheckResult<Value>) {
    if let finding = result.finding { file?.keep(finding.replay) } else { file?.remove() }
  }
}
