@testable import OrderingModel

extension Run {
  /// What goes wrong, each fault in a few words.
  var faults: [String] { recorder.record().faults.map(text) }

  /// The laws that the first fault is put down to.
  var lawsOfFirstFault: [String] { recorder.record().faults.first?.laws ?? [] }

  private func text(_ fault: Fault) -> String {
    let words = [
      fault.kind.name, text(fault.subject), fault.shape?.rawValue,
      fault.isTimingDependent ? "timing-dependent" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private func text(_ subject: Fault.Subject) -> String? {
    switch subject {
    case .observable(.property(let layer, let key)):
      "\(program.layers[layer.index].name).\(program.keys[key.index])"
    case .observable(.share(_, .symbol(let symbol))): program.symbols[symbol.index]
    case .observable(.share): "a picture"
    case .block(let block): blockNames[block.index]
    case .animation(let animation): program.animations[animation.index].name
    case .layer(let layer): program.layers[layer.index].name
    case .transactions: nil
    }
  }
}
