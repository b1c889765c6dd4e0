import OrderingModel
import SwiftOutline

extension Lowering {
  /// What the model does not have.
  private static let unmodelled: Set<String> = [
    "CAAnimation", "CAPropertyAnimation", "UIViewPropertyAnimator",
  ]

  /// Functions that change nothing and return nothing.
  private static let silent: Set<String> = [
    "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "precondition", "print",
  ]

  /// Functions that only make a value of their arguments.
  private static let pure: Set<String> = [
    "abs", "ceil", "cos", "floor", "max", "min", "pow", "round", "sin", "sqrt",
  ]

  /// Types whose values leave alone what they are made of.
  private static let harmlessTypes: Set<String> = ["ObjectIdentifier", "String"]

  /// Reads a call of an initialiser or of a function that is known; nil for another.
  mutating func create(
    _ name: String, _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning? {
    if let kind = AnimationDraft.Kind(rawValue: name) {
      return try animation(kind, arguments, in: expression)
    }
    if let queue = Self.queue(name, arguments) { return queue }
    switch name {
    case "CACurrentMediaTime": return .now(plus: 0)
    case "CAMediaTimingFunction": return pace(arguments)
    case "NSNull": return .null
    case "CADisplayLink":
      builder.assume("`\(expression.text)` does nothing to these layers")
      return .object(created(expression.text, isNew: true))
    case "zip":
      guard arguments.count == 2, case .list(let a) = arguments[0].meaning,
        case .list(let b) = arguments[1].meaning
      else { return nil }
      return .list(
        zip(a, b).map { .tuple([.init(label: nil, meaning: $0), .init(label: nil, meaning: $1)]) })
    case "Dictionary":
      if let meaning = dictionary(of: arguments) { return meaning }
      return try build(arguments, in: expression)
    case "DispatchWorkItem":
      guard case .closure? = arguments.last?.meaning else { return nil }
      return arguments.last?.meaning
    case _ where Self.unmodelled.contains(name):
      throw error("\(name) is not modelled", at: expression.position)
    case _ where NumberType.wrappers.contains(name) && arguments.count == 1:
      return arguments[0].meaning
    case _ where declarations.isLayer(name):
      var layer = created(expression.text, isLayer: true, isNew: true)
      layer.type = name
      return .object(layer)
    case _ where Self.silent.contains(name): return .tuple([])
    case _ where Self.pure.contains(name) || name.first?.isUppercase ?? false:
      return try build(arguments, in: expression)
    default: return nil
    }
  }

  /// Reads the call of an unknown initialiser: it makes a value of its arguments, or a new thing.
  private mutating func build(
    _ arguments: [Meaning.Element], in expression: SourceExpression
  ) throws(ReadingError) -> Meaning {
    let before = changes
    let meanings = arguments.map(\.meaning)
    var type: String?
    if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind {
      type = name
    }
    let isHarmless = Self.harmlessTypes.contains(type ?? "") || isDelegate(expression)
    let layers = try isHarmless ? [] : layersGiven(meanings)
    if !layers.isEmpty { try emit(.call(layers), isInHelper: true) } else { changes = before }
    let changed = meanings.map(lastChange).max() ?? 0
    var sources: [SourceArgument] = []
    if case .call(_, let arguments) = expression.kind { sources = arguments }
    let text = qualified(expression, by: sources, arguments)
    var object = created(text, changed: changed, isNew: true)
    object.type = type
    creationArguments[object.identity] = arguments
    return .object(object)
  }

  /// Returns the pace of a timing function's arguments; nil where they are not known.
  mutating func pace(_ arguments: [Meaning.Element]) -> Meaning? {
    if arguments.first?.label == "controlPoints" {
      let numbers = arguments.compactMap { element in
        if case .number(let number) = element.meaning { number } else { nil }
      }
      guard numbers.count == 4 else { return nil }
      return .pace(TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    guard let first = arguments.first, first.label == "name", let text = text(of: first.meaning)
    else { return nil }
    let name = settled(first.meaning, for: text) { Self.pace($0) != nil }
    return Self.pace(name)
  }

  private static func pace(_ meaning: Meaning) -> Meaning? {
    guard case .object(let path) = meaning, !path.text.contains(" ") else { return nil }
    let name = path.text.split(separator: ".").last.map(String.init) ?? ""
    return switch name {
    case "linear", "kCAMediaTimingFunctionLinear": .pace(.linear)
    case "easeIn", "kCAMediaTimingFunctionEaseIn": .pace(.easeIn)
    case "easeOut", "kCAMediaTimingFunctionEaseOut": .pace(.easeOut)
    case "easeInEaseOut", "kCAMediaTimingFunctionEaseInEaseOut": .pace(.easeInEaseOut)
    case "default", "kCAMediaTimingFunctionDefault": .pace(.default)
    default: nil
    }
  }
}
