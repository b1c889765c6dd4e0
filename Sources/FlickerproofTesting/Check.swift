public import Fuzz
public import Testing

/// Checks a property in a test, and records an issue at the caller's line where it isn't seen to hold.
///
/// The issue, and a text attached to the test, tell the simplest value found, how it fails, which of
/// its choices could be anything, the seed, and the line that replays it. A failure that doesn't come
/// again is an issue too, and so are too many discarded cases and labels that are rarer than required.
///
/// - Parameters:
///   - property: The claim.
///   - settings: How it is checked: cases, seed, time, requirements.
///   - replay: The replay text of an earlier issue; with it, nothing else is tried.
///   - database: Where choices that failed are kept, to be tried first until they pass.
///   - verbosity: What is printed besides.
///   - describe: Returns a value as text.
///   - sourceLocation: Where issues are recorded.
/// - Returns: What the cases say.
@discardableResult
public func check<Value>(
  _ property: Property<Value>, _ settings: Settings = Settings(), replaying replay: String? = nil,
  keepingFailuresIn database: FailureDatabase = .package, verbosity: Verbosity = .quiet,
  describing describe: (Value) -> String = { String(describing: $0) },
  sourceLocation: SourceLocation = #_sourceLocation
) -> CheckResult<Value> {
  let call = CheckCall(
    sentence: property.sentence, replay: replay,
    file: database.file(of: property.sentence, calledAt: sourceLocation), verbosity: verbosity,
    location: sourceLocation)
  let result = property.check(call.settings(settings))
  call.report(result, describing: describe)
  return result
}

/// Checks a property whose test may wait, and records an issue at the caller's line where it isn't
/// seen to hold.
///
/// Everything is as for a property that doesn't wait.
///
/// - Parameters:
///   - property: The claim.
///   - settings: How it is checked: cases, seed, time, requirements.
///   - replay: The replay text of an earlier issue; with it, nothing else is tried.
///   - database: Where choices that failed are kept, to be tried first until they pass.
///   - verbosity: What is printed besides.
///   - describe: Returns a value as text.
///   - sourceLocation: Where issues are recorded.
/// - Returns: What the cases say.
@discardableResult
public func check<Value>(
  _ property: AsyncProperty<Value>, _ settings: Settings = Settings(),
  replaying replay: String? = nil, keepingFailuresIn database: FailureDatabase = .package,
  verbosity: Verbosity = .quiet,
  describing describe: (Value) -> String = { String(describing: $0) },
  sourceLocation: SourceLocation = #_sourceLocation
) async -> CheckResult<Value> {
  let call = CheckCall(
    sentence: property.sentence, replay: replay,
    file: database.file(of: property.sentence, calledAt: sourceLocation), verbosity: verbosity,
    location: sourceLocation)
  let result = await property.check(call.settings(settings))
  call.report(result, describing: describe)
  return result
}
