import SwiftOutline

/// What a file declares: functions, and properties with their first values.
struct Declarations: Sendable {
  /// A function, with the type that it belongs to; nil at the top level.
  struct Function: Hashable, Sendable {
    var type: String?
    var function: SourceFunction
  }

  /// A property or a global.
  struct Property: Hashable, Sendable {
    var type: String?
    var name: String
    var binding: SourceBinding
  }

  /// The functions, from top to bottom.
  private(set) var functions: [Function] = []
  /// The properties and globals.
  private(set) var properties: [Property] = []
  /// What each type inherits, by its name.
  private(set) var inherited: [String: [String]] = [:]

  init(of statements: [SourceStatement]) {
    enter(statements, of: nil)
  }

  private mutating func enter(_ statements: [SourceStatement], of type: String?) {
    for statement in statements {
      switch statement.kind {
      case .function(let function): functions.append(Function(type: type, function: function))
      case .type(let inner):
        let name = inner.name.split(separator: ".").last.map(String.init) ?? inner.name
        inherited[name, default: []] += inner.inherited
        enter(inner.members, of: name)
      case .binding(let bindings):
        functions += bindings.flatMap(\.accessors).map { Function(type: type, function: $0) }
        for case .name(let name) in bindings.map(\.pattern) {
          for binding in bindings where binding.pattern == .name(name) {
            properties.append(Property(type: type, name: name, binding: binding))
          }
        }
      case .group(let statements): enter(statements, of: type)
      default: break
      }
    }
  }

  /// Returns the functions of a name that can be called in a type without naming another type.
  func functions(named name: String, in type: String?) -> [Function] {
    let all = functions.filter { $0.function.name == name && !$0.function.body.isEmpty }
    let own = type.map { type in all.filter { $0.type == type } } ?? []
    return own.isEmpty ? all.filter { $0.type == nil } : own
  }

  /// Returns the methods of a name that are declared for layers.
  func layerFunctions(named name: String) -> [Function] {
    functions.filter { function in
      function.function.name == name && function.type.map(isLayer) ?? false
    }
  }

  /// Returns the property of a name in a type, or else the global.
  func property(named name: String, in type: String?) -> Property? {
    properties.first { $0.name == name && $0.type == type && type != nil }
      ?? properties.first { $0.name == name && $0.type == nil }
  }

  /// Returns whether a type's name is that of a layer: Core Animation's, or one declared here.
  func isLayer(_ type: String) -> Bool {
    let name = type.filter { $0 != "?" && $0 != "!" }
    if name.hasSuffix("Layer") { return true }
    return inherited[name]?.contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") } ?? false
  }
}
