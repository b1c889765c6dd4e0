extension ReadingTests {
  static let keyPaths = [
    ReadingCase(
      name: "a part that is set by its key path is a property of its own",
      body: """
        layer.setValue(0.5, forKeyPath: "transform.scale")
        layer.setValue(40, forKeyPath: #keyPath(CALayer.position.y))
        layer[keyPath: \\.opacity] = 0.25
        setValue(1, forKeyPath: "layer.zPosition")
        UIView.animate(withDuration: 1) { icon.layer.setValue(2, forKeyPath: "transform.scale.x") }
        """,
      turn: [
        "layer.transform.scale = 0.5", "layer.position.y = 40", "layer.opacity = 0.25",
        "layer.zPosition = 1", "| animate 1000ms", "| icon.layer.transform.scale.x = 2",
        "| end of animate",
      ]),
    ReadingCase(
      name: "a part is read by its key path, of the layer and of what it shows",
      body: """
        let drop = CABasicAnimation(keyPath: "position.y")
        drop.fromValue = layer.presentation()?.value(forKeyPath: "position.y") as? CGFloat ?? 0
        drop.toValue = (layer.value(forKeyPath: "position.y") as! NSNumber).doubleValue
        layer.add(drop, forKey: nil)
        """,
      turn: [
        """
        read shown layer.position.y into \
        layer.presentation()?.value(forKeyPath: "position.y") as? CGFloat ?? 0
        """,
        """
        read layer.position.y into \
        (layer.value(forKeyPath: "position.y") as! NSNumber).doubleValue
        """,
        "add drop to layer key nil",
      ]),
    ReadingCase(
      name: "a value that nobody knows is asked for without any change",
      body: """
        CATransaction.begin()
        let mark = layer.value(forKey: "mark")
        layer.opacity = 0
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = 0", "commit"]),
    ReadingCase(
      name: "a whole that is set sets the part that is animated",
      body: """
        let drop = CABasicAnimation(keyPath: "position.y")
        drop.fromValue = layer.position.y
        layer.add(drop, forKey: nil)
        layer.position = CGPoint(x: 1, y: 60)
        layer.position.y = 80
        layer.position = target
        """,
      turn: [
        "read layer.position.y into layer.position.y", "add drop to layer key nil",
        "layer.position.y = 60", "layer.position.y = 80", "layer.position.y = target.y",
      ],
      layers: ["layer viewBacked on screen position.y=layer.position.y"]),
    ReadingCase(
      name: "a part that is set sets the whole that is animated",
      body: """
        let move = CABasicAnimation(keyPath: "position")
        layer.add(move, forKey: nil)
        layer.setValue(80, forKeyPath: "position.y")
        layer.frame = area
        """,
      turn: [
        "add move to layer key nil", "layer.position = layer.position with y = 80",
        "layer.position = layer.position with frame = area",
      ]),
    ReadingCase(
      name: "a scale is that of each axis, and a rotation that around the last",
      body: """
        layer.add(CABasicAnimation(keyPath: "transform.scale.x"), forKey: "a")
        layer.add(CABasicAnimation(keyPath: "transform.rotation.z"), forKey: "b")
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(3, forKeyPath: "transform.rotation")
        """,
      turn: [
        "add CABasicAnimation(keyPath: \"transform.scale.x\") to layer key a",
        "add CABasicAnimation(keyPath: \"transform.rotation.z\") to layer key b",
        "layer.transform.scale.x = 2", "layer.transform.rotation.z = 3",
      ]),
    ReadingCase(
      name: "a frame that is set sets the parts of bounds that are animated",
      body: """
        let grow = CABasicAnimation(keyPath: "bounds.size.width")
        layer.add(grow, forKey: nil)
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
        layer.frame = area
        """,
      turn: [
        "add grow to layer key nil", "layer.bounds.size.width = 30",
        "layer.bounds.size.width = layer.bounds.size.width with frame = area",
      ]),
    ReadingCase(
      name: "a transform sets the parts that its making tells",
      body: """
        let dot = CALayer()
        dot.add(CABasicAnimation(keyPath: "transform.scale"), forKey: nil)
        dot.add(CABasicAnimation(keyPath: "transform.rotation.z"), forKey: nil)
        dot.add(CABasicAnimation(keyPath: "transform.translation.x"), forKey: nil)
        dot.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        dot.setAffineTransform(.init(rotationAngle: 2))
        dot.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
        dot.transform = CATransform3DIdentity
        dot.transform = other
        """,
      turn: [
        "add CABasicAnimation(keyPath: \"transform.scale\") to dot key nil",
        "add CABasicAnimation(keyPath: \"transform.rotation.z\") to dot key nil",
        "add CABasicAnimation(keyPath: \"transform.translation.x\") to dot key nil",
        "dot.transform.rotation.z = 0", "dot.transform.scale = 0.5",
        "dot.transform.translation.x = 0", "dot.transform.rotation.z = 2",
        "dot.transform.scale = 1", "dot.transform.translation.x = 0",
        "dot.transform.rotation.z = 0", "dot.transform.scale = 1",
        "dot.transform.translation.x = 3", "dot.transform.rotation.z = 0",
        "dot.transform.scale = 1", "dot.transform.translation.x = 0",
        "dot.transform.rotation.z = other.rotation.z", "dot.transform.scale = other.scale",
        "dot.transform.translation.x = other.translation.x",
      ],
      layers: [
        "dot standalone new transform.scale=1 transform.rotation.z=0 transform.translation.x=0"
      ]),
    ReadingCase(
      name: "a rectangle in a variable changes with its parts",
      body: """
        var frame = layer.frame
        frame.origin.y -= 10
        UIView.animate(withDuration: 1) { self.layer.frame = frame }
        """,
      turn: [
        "read layer.frame into frame", "| animate 1000ms",
        "| layer.frame = frame with origin.y = frame.origin.y - 10", "| end of animate",
      ]),
    ReadingCase(
      name: "a property that a call may change holds something new",
      body: """
        CATransaction.begin()
        adjust(&layer.opacity)
        CATransaction.commit()
        """,
      turn: ["begin", "layer.opacity = layer.opacity after adjust(&layer.opacity)", "commit"]),
  ]
}
