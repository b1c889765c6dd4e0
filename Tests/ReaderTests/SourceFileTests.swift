import OrderingModel
import SwiftReader
import Testing

struct SourceFileTests {
  private let text = """
    struct First {
      init(layer: CALayer) { CATransaction.begin(); CATransaction.commit() }
      func show(_ view: UIView) {
        let fade = CABasicAnimation(keyPath: "opacity")
        view.layer.add(fade, forKey: "fade")
      }
      func unrelated() {}
    }
    extension Second {
      enum Inner { static func `repeat`() { CATransaction.begin(); CATransaction.commit() } }
    }
    #if DEBUG
    func top() { print({ CATransaction.begin() }) }
    #endif
    """

  @Test func `the functions are those with a transaction or an animation`() throws {
    let file = try SourceFile(text: text, name: "A.swift")
    #expect(file.functions.map(\.signature) == ["init(layer:)", "show(_:)", "repeat()", "top()"])
    #expect(file.functions.map(\.type) == ["First", "First", "Inner", nil])
    #expect(file.functions.map(\.line) == [2, 3, 10, 13])
    #expect(file.functions.map(\.opensTransaction) == [true, false, true, true])
  }

  @Test func `a function may leave the transaction to a helper`() throws {
    let text = """
      func open() { isOpen = true; update() }
      func update() { CATransaction.begin(); CATransaction.commit() }
      func unrelated() {}
      """
    let file = try SourceFile(text: text, name: "A.swift")
    #expect(file.functions.map(\.name) == ["update"])
    #expect(Listing(program: try file.program(of: "open")).turn == ["| begin", "| commit"])
    #expect(throws: ReadingError.self) { try file.program(of: "unrelated") }
  }

  @Test func `a transaction that is only changed or ended is one, too`() throws {
    let text = """
      func quiet(a: CALayer) { CATransaction.setDisableActions(true); a.opacity = 0 }
      func end() { CATransaction.commit() }
      func look() { print(CATransaction.animationDuration()) }
      """
    let file = try SourceFile(text: text, name: "A.swift")
    #expect(file.functions.map(\.name) == ["quiet", "end"])
    let program = try file.program(of: "quiet")
    #expect(Listing(program: program).turn == ["disableActions true", "a.opacity = 0"])
  }

  @Test(arguments: ["show", "show(_:)", "First.show", "First.show(_:)"])
  func `a function has several names`(name: String) throws {
    let program = try SourceFile(text: text, name: "A.swift").program(of: name)
    #expect(Listing(program: program).turn == ["add fade to view.layer key fade"])
  }

  @Test func `a file's only function needs no transaction`() throws {
    let text = "func f(l: CALayer) { l.add(CATransition(), forKey: nil) }"
    #expect(try SourceFile(text: text, name: "A.swift").program().name == "f")
  }

  @Test(arguments: [("1", "a"), ("5", "b"), ("6:7", "b"), ("over#6", "b")])
  func `a line names the function that it is in`(line: String, layer: String) throws {
    let text = """
      func over(_ a: CALayer) {
        CATransaction.begin()
        a.opacity = 0
        CATransaction.commit() }
      func over(_ b: UIView.Layer) {
        CATransaction.begin()
        b.opacity = 0
        CATransaction.commit() }
      """
    let file = try SourceFile(text: text, name: "A.swift")
    let program = try file.program(of: line)
    #expect(program.layers.map(\.name) == [layer])
    #expect(try file.program(of: program.name) == program)
  }

  @Test(arguments: [
    "deinit", "level.didSet", "Card.all.get", "one.lazy", "outer.inner", "outer.inner()",
  ])
  func `what is no function of its own has a name, too`(name: String) throws {
    let text = """
      final class Card {
        var level = 0 { didSet { CATransaction.begin(); CATransaction.commit() } }
        var all: Int { CATransaction.begin(); CATransaction.commit(); return 1 }
        lazy var one: Int = { CATransaction.begin(); CATransaction.commit(); return 1 }()
        deinit { CATransaction.begin(); CATransaction.commit() }
        func outer() {
          func inner() { CATransaction.begin(); CATransaction.commit() }
          inner()
        }
      }
      """
    let file = try SourceFile(text: text, name: "A.swift")
    #expect(Listing(program: try file.program(of: name)).turn == ["begin", "commit"])
    #expect(
      file.functions.map(\.signature) == [
        "level.didSet", "all.get", "one.lazy", "deinit", "outer()",
      ])
  }

  @Test func `each function can be read by itself`() throws {
    let file = try SourceFile(text: text, name: "A.swift")
    let names = try file.functions.dropLast().map { try file.program(of: $0).name }
    #expect(names == ["init", "show", "repeat"])
  }

  @Test func `methods of layers are read with the layer that they are called on`() throws {
    let text = """
      extension CALayer {
        func fadeOut(for duration: Double = 0.5, then completion: @escaping () -> Void) {
          let fade = CABasicAnimation(keyPath: #keyPath(opacity))
          fade.fromValue = presentation()?.opacity ?? opacity
          fade.duration = duration
          CATransaction.setCompletionBlock {
            self.removeFromSuperlayer()
            completion()
          }
          add(fade, forKey: "fade")
          opacity = 0
        }
      }
      func hide(icon: UIView) {
        CATransaction.begin()
        icon.layer.fadeOut { print("gone") }
        CATransaction.commit()
      }
      """
    let file = try SourceFile(text: text, name: "A.swift")
    let hide = Listing(program: try file.program(of: "hide"))
    #expect(
      hide.turn == [
        "begin", "| read shown icon.layer.opacity into presentation()?.opacity ?? opacity",
        "| completion 0", "| add fade to icon.layer key fade", "| icon.layer.opacity = 0", "commit",
      ])
    #expect(hide.blocks == [["| take icon.layer out"]])
    let own = try file.program(of: "fadeOut")
    #expect(
      Listing(program: own).turn.suffix(2) == ["add fade to self key fade", "self.opacity = 0"])
    #expect(own.assumptions.contains("`duration` is 0.5, its default"))
  }

  @Test func `reading twice gives the same program`() throws {
    let source = try Fixture.tabIconDissolve()
    let programs = try (0..<2).map { _ in
      try SourceFile(text: source, name: "A.swift").program()
    }
    #expect(programs[0] == programs[1])
  }
}
