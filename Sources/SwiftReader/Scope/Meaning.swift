import OrderingModel
import SwiftOutline

/// What an expression stands for, as far as the reader can tell.
indirect enum Meaning: Equatable {
  /// A key of a dictionary, with its value.
  struct Entry: Equatable {
    var key: Meaning
    var value: Meaning
  }

  /// An element of a tuple.
  struct Element: Equatable {
    var label: String?
    var meaning: Meaning

    /// Returns whether it can be the argument for a parameter: a trailing closure has no label.
    func fits(_ parameter: SourceParameter) -> Bool {
      if label == parameter.label { return true }
      guard label == nil, case .closure = meaning else { return false }
      return parameter.type.contains("->")
    }
  }

  /// A number that the source tells.
  case number(Double)
  /// A Boolean that the source tells.
  case boolean(Bool)
  /// A string that the source tells.
  case string(String)
  /// `nil`.
  case none
  /// A timing function.
  case pace(TimingFunction)
  /// The present time, and a number of seconds more.
  case now(plus: Double)
  /// A time, in seconds, that depends on the clock of a layer.
  case time(Expression, text: String)
  /// An animation, by its place among the drafts.
  case animation(Int)
  /// A layer, a view, or any other thing or value that has only a name.
  case object(ObjectPath)
  /// What the screen shows of a layer.
  case presentation(ObjectPath)
  /// The model value of a layer's property.
  case property(ObjectPath, String)
  /// What the screen shows of a layer's property.
  case shown(ObjectPath, String)
  /// What a statement has read before.
  case variable(VariableID, text: String)
  /// A queue whose work another thread does.
  case queue
  /// A closure, with the names that it sees.
  case closure(SourceClosure, Scope)
  /// A function that is declared within another.
  case local(SourceFunction, Scope)
  /// A function of the file.
  case function(Declarations.Function)
  /// A tuple.
  case tuple([Element])
  /// An array literal.
  case list([Meaning])
  /// A dictionary literal.
  case dictionary([Entry])
  /// `NSNull()`
  case null
  /// What `super` answers to a question for an action.
  case inherited

  /// Whether it is certainly not `nil`.
  var isThere: Bool {
    switch self {
    case .none, .object, .presentation, .property, .shown, .variable: false
    default: true
    }
  }

  /// Whether it is what a property of a layer holds or shows, or has held.
  var isRead: Bool {
    switch self {
    case .property, .shown, .variable: true
    default: false
    }
  }

  /// Whether it is the same wherever it is evaluated.
  var isConstant: Bool {
    switch self {
    case .number, .boolean, .string, .none, .pace, .queue, .null, .inherited: true
    case .dictionary(let entries): entries.allSatisfy { $0.key.isConstant && $0.value.isConstant }
    default: false
    }
  }
}
