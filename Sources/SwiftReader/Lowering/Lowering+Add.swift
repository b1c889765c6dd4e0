import OrderingModel

extension Lowering {
  /// Enters the copy that `layer.add(animation, forKey: key)` makes, and notes the operation.
  mutating func add(
    _ animation: Meaning?, to path: ObjectPath, forKey key: Meaning?
  ) throws(ReadingError) {
    guard case .animation(let place)? = animation else {
      throw error(
        "what this adds is not an animation that the function or a helper in this file creates,"
          + " so it cannot be read; create it here")
    }
    use(animation: place)
    let isTransition = animations[place].kind == .transition
    var copy = try copy(of: place, on: path, isChild: false)
    delay(&copy.timing, by: animations[place])
    let statement = current
    copy.delegate = try delegate(of: place)
    current = statement
    let target = layer(path)
    // Core Animation adds every transition under this key.
    let keyID = isTransition ? builder.key("transition") : addKey(key)
    try emit(.add(builder.animation(copy), to: target, forKey: keyID))
  }

  /// Returns an animation as it is by now, on a layer.
  mutating func copy(
    of place: Int, on path: ObjectPath, isChild: Bool
  ) throws(ReadingError) -> Animation {
    let draft = animations[place]
    var copy = draft.animation
    copy.name = draft.name.name
    switch draft.kind {
    case .transition: copy.keyPath = touch("contents", of: path)
    case .group:
      let children = try children(of: draft, on: path)
      copy.motion = .group(children)
      copy.keyPath = children.first?.keyPath ?? copy.keyPath
    case .basic, .spring, .keyframes:
      guard let keyPath = draft.keyPath else {
        throw error(
          "`\(draft.name.name)` has no key path that the source tells; write it as a string")
      }
      copy.keyPath = touch(Self.key(of: try partial(keyPath, of: draft)), of: path)
    }
    if case .keyframes(let keyframes) = copy.motion { try check(keyframes, of: copy.name) }
    if isChild { copy.timing.delay = try delayInGroup(of: draft) }
    return copy
  }

  private mutating func children(
    of draft: AnimationDraft, on path: ObjectPath
  ) throws(ReadingError) -> [Animation] {
    let name = draft.name.name
    let animations = draft.members["animations"] ?? .none
    let settled = settled(animations, for: text(of: animations) ?? "animations") {
      if case .list = $0 { true } else { false }
    }
    guard case .list(let list) = settled, !list.isEmpty else {
      throw error("`\(name)` has no animations that the source tells; write them as an array")
    }
    var children: [Animation] = []
    for meaning in list {
      guard case .animation(let place) = meaning else {
        throw error("`\(name)` holds an animation that is not created here; create it here")
      }
      guard self.animations[place].kind != .transition else {
        throw error("a \(self.animations[place].kind.rawValue) within a group is not modelled")
      }
      guard depth < Self.deepest else { throw error("`\(name)` holds itself, or too many groups") }
      depth += 1
      defer { depth -= 1 }
      use(animation: place)
      children.append(try copy(of: place, on: path, isChild: true))
    }
    return children
  }

  /// Returns the key that an animation is added or removed under; what the source does not tell is taken
  /// to be the same key where its text is the same, and another one elsewhere.
  mutating func addKey(_ key: Meaning?) -> KeyID? {
    switch key {
    case .string(let name): return builder.key(name)
    case .none?, nil: return nil
    case let other?:
      return builder.key(text(of: other) ?? current.text)
    }
  }

  /// Returns the key path that an animation really changes: with a value function, numbers make a part
  /// of a transform.
  private func partial(
    _ keyPath: String, of draft: AnimationDraft
  ) throws(ReadingError) -> String {
    guard let function = draft.members["valueFunction"], function != .none else { return keyPath }
    let words = (text(of: function) ?? "").split { !$0.isLetter }.map(String.init)
    let name = words.last.map { $0.replacing("kCAValueFunction", with: "").lowercased() } ?? ""
    guard let part = Self.transformParts[name] else {
      throw error("no value function that is known is called `\(text(of: function) ?? "this")`")
    }
    return "\(keyPath).\(part)"
  }

  /// The parts of a transform that value functions make, by their names in small letters.
  private static let transformParts = [
    "rotatex": "rotation.x", "rotatey": "rotation.y", "rotatez": "rotation.z", "scale": "scale",
    "scalex": "scale.x", "scaley": "scale.y", "scalez": "scale.z", "translate": "translation",
    "translatex": "translation.x", "translatey": "translation.y", "translatez": "translation.z",
  ]
}
