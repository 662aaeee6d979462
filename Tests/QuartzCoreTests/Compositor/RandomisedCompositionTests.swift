import Foundation
import Testing

@testable import QuartzCore

/// Edits a tree at random.
@MainActor
struct RandomEditor {
  var random: SeededGenerator
  let root: CALayer
  var layers: [CALayer] = []
  var pictures: [CGImage] = []
  var makesBackdrops = true

  init(seed: UInt64, root: CALayer) {
    random = SeededGenerator(seed: seed)
    self.root = root
    pictures = [(16, 16, true), (23, 9, false), (40, 30, true), (40, 30, true), (8, 31, false)]
      .enumerated()
      .compactMap { index, size in
        Bitmap.pattern(size.0, size.1, seed: UInt32(index * 977 + 3), isOpaque: size.2)
          .map(CGImage.init(bitmap:))
      }
  }

  mutating func number(_ range: ClosedRange<CGFloat>, whole: Bool = false) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    return whole ? value.rounded() : value
  }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func color() -> CGColor {
    let alpha: CGFloat = chance(3) ? number(0.1...0.9) : 1
    return CGColor(
      srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }

  mutating func rect() -> CGRect {
    let whole = chance(2)
    return CGRect(
      x: number(-20...90, whole: whole), y: number(-20...90, whole: whole),
      width: number(1...110, whole: whole), height: number(1...110, whole: whole))
  }

  mutating func path() -> CGPath {
    let box = CGRect(x: 2, y: 3, width: number(5...60), height: number(5...60))
    return chance(2)
      ? CGPath(ellipseIn: box, transform: nil)
      : CGPath(roundedRect: box, cornerWidth: 2, cornerHeight: 2, transform: nil)
  }

  mutating func makeLayer() -> CALayer {
    switch Int.random(in: 0..<(makesBackdrops ? 9 : 8), using: &random) {
    case 8:
      let layer = BackdropLayer()
      layer.look = BackdropLook(
        blurRadius: number(0...12), saturation: number(0.5...3), gain: number(0.2...1),
        offset: SIMD3(number(0...0.5), number(0...0.5), number(-0.2...0.5)))
      layer.cornerRadius = chance(2) ? 0 : number(1...30)
      return layer
    case 0:
      let layer = CAShapeLayer()
      layer.path = path()
      layer.fillColor = color()
      layer.strokeColor = chance(2) ? color() : nil
      layer.lineWidth = number(1...5)
      return layer
    case 1:
      let layer = CAGradientLayer()
      layer.colors = [color(), color()]
      layer.endPoint = CGPoint(x: number(0...1), y: 1)
      return layer
    default:
      return CALayer()
    }
  }

  mutating func edit() {
    guard layers.count > 3, !chance(6), let layer = layers.randomElement(using: &random) else {
      guard layers.count < 40 else { return }
      let layer = makeLayer()
      layer.frame = rect()
      layer.backgroundColor = chance(4) ? nil : color()
      let parent = chance(2) ? root : layers.randomElement(using: &random) ?? root
      parent.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &random))
      layers.append(layer)
      return
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0: layer.frame = layer.affineTransform().isIdentity ? rect() : layer.frame
    case 1: layer.position.x += number(-9...9)
    case 2: layer.position.y += number(-9...9, whole: true)
    case 3: layer.backgroundColor = chance(5) ? nil : color()
    case 4: layer.opacity = chance(2) ? 1 : Float(number(0...1))
    case 5: layer.isHidden = chance(3)
    case 6: layer.cornerRadius = chance(3) ? 0 : number(1...30)
    case 7: layer.masksToBounds.toggle()
    case 8: layer.borderWidth = chance(2) ? 0 : number(0.5...6)
    case 9: layer.borderColor = color()
    case 10:
      layer.shadowOpacity = chance(2) ? 0 : Float(number(0.2...1))
      layer.shadowRadius = number(0...8)
      layer.shadowOffset = CGSize(width: number(-6...6), height: number(-6...6))
    case 11: layer.contents = chance(4) ? nil : pictures.randomElement(using: &random)
    case 12:
      layer.contentsGravity =
        [.center, .resize, .resizeAspect, .resizeAspectFill, .bottomRight, .topLeft]
        .randomElement(using: &random) ?? .resize
    case 13: layer.cornerCurve = chance(2) ? .circular : .continuous
    case 14:
      layer.cornerRadii =
        chance(3) ? nil : CornerRadii(top: number(0...25), bottom: number(0...25))
    case 15: layer.bounds.origin.y = number(-20...20)
    case 16:
      let scale = number(0.3...1.6)
      layer.setAffineTransform(
        chance(3) ? .identity : CGAffineTransform(scaleX: scale, y: chance(3) ? 1 : scale))
    case 17:
      layer.setAffineTransform(
        chance(3) ? .identity : CGAffineTransform(rotationAngle: number(-3...3)))
    case 18:
      if chance(3) {
        layer.mask = nil
      } else {
        let mask = makeLayer()
        mask.frame = CGRect(x: 3, y: 4, width: number(10...80), height: number(10...80))
        mask.backgroundColor = color()
        mask.cornerRadius = number(0...10)
        layer.mask = mask
      }
    case 19: layer.zPosition = chance(2) ? 0 : number(-2...2, whole: true)
    case 20:
      if layer.superlayer != nil { layer.removeFromSuperlayer() }
      if chance(2) { root.addSublayer(layer) }
    case 21:
      if let parent = layer.superlayer, parent !== root, let outer = parent.superlayer {
        outer.insertSublayer(layer, above: parent)
      }
    case 22:
      if let siblings = layer.superlayer?.sublayers,
        let other = siblings.randomElement(using: &random),
        other !== layer
      {
        other.addSublayer(layer)
      }
    default:
      if let shape = layer as? CAShapeLayer {
        shape.path = path()
        shape.strokeEnd = number(0.2...1)
      } else if let backdrop = layer as? BackdropLayer {
        backdrop.amount = number(0...1)
      } else {
        layer.shadowPath = chance(2) ? nil : path()
      }
    }
  }

  mutating func animate() {
    guard let layer = layers.randomElement(using: &random) else { return }
    let keyPath =
      ["position.x", "opacity", "transform.rotation.z", "transform.scale", "cornerRadius"]
      .randomElement(using: &random) ?? "opacity"
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = keyPath == "position.x" ? number(0...100) : number(0...1)
    animation.toValue = keyPath == "position.x" ? number(0...100) : number(0...1)
    animation.duration = 0.1
    layer.add(animation, forKey: keyPath)
  }
}

@MainActor
@Suite("Composition of what changed")
struct RandomisedCompositionTests {
  /// How many trees are tried; more with `DETENT_SEEDS=1000`.
  nonisolated static let seeds =
    1...max(1, ProcessInfo.processInfo.environment["DETENT_SEEDS"].flatMap { Int($0) } ?? 24)

  @Test(
    "A frame drawn by its damage equals the frame drawn from scratch, whatever was edited",
    arguments: seeds)
  func incrementalEqualsFull(seed: Int) throws {
    let screen = TestScreen(width: 120, height: 110, scale: seed.isMultiple(of: 3) ? 2 : 1)
    var editor = RandomEditor(seed: UInt64(seed), root: screen.root)
    screen.root.backgroundColor = seed.isMultiple(of: 2) ? .white : nil
    var last: Bitmap?
    for step in 0..<60 {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for _ in 0..<Int.random(in: 0...4, using: &editor.random) { editor.edit() }
      if editor.chance(4) { editor.animate() }
      CATransaction.commit()
      let result = screen.frame()
      let full = screen.host.compositeFromScratch()
      if let difference = result.bitmap.firstDifference(from: full.bitmap) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
      if let last, let box = result.bitmap.difference(from: last) {
        let around = result.damage.reduce(PixelRect.empty) { $0.union($1) }
        #expect(around.contains(box), "pixels changed outside of the damage")
      }
      last = result.bitmap.copy()
    }
  }

  @Test(
    "A sheet that moves over a dimmed presenter equals the frame drawn from scratch",
    arguments: 1...8)
  func movingSheet(seed: Int) throws {
    let screen = TestScreen(width: 300, height: 320, scale: seed.isMultiple(of: 2) ? 1 : 1.5)
    var editor = RandomEditor(seed: UInt64(seed) + 500, root: screen.root)
    editor.makesBackdrops = seed.isMultiple(of: 5)
    let presenter = screen.add(screen.root.bounds, .white)
    let dim = screen.add(screen.root.bounds, .black)
    let sheet = screen.add(CGRect(x: 5, y: 100, width: 290, height: 240), .white)
    sheet.shadowOpacity = 0.4
    sheet.shadowRadius = 6
    sheet.cornerRadii = CornerRadii(top: 20, bottom: 28)
    sheet.cornerCurve = .continuous
    let content = screen.add(sheet.bounds, .white, to: sheet)
    content.masksToBounds = true
    content.cornerRadii = sheet.cornerRadii
    content.cornerCurve = .continuous
    atOnce {
      for parent in [presenter, content] {
        for _ in 0..<12 {
          let layer = editor.makeLayer()
          layer.frame = editor.rect()
          layer.contents = editor.pictures.randomElement(using: &editor.random)
          layer.opacity = editor.chance(3) ? 0.6 : 1
          parent.addSublayer(layer)
          if parent === content, seed.isMultiple(of: 4) { editor.layers.append(layer) }
        }
      }
    }
    var usedUnit = false
    for step in 0..<40 {
      atOnce {
        sheet.position.y += editor.number(-9...9)
        dim.opacity = Float(editor.number(0.05...0.4))
        if step % 13 == 12 { content.sublayers?.first?.backgroundColor = editor.color() }
        if step % 17 == 16 { sheet.bounds.size.height += 3 }
      }
      let result = screen.frame()
      if content.artwork?.unit?.bitmap != nil { usedUnit = true }
      let full = screen.host.compositeFromScratch()
      if let difference = result.bitmap.firstDifference(from: full.bitmap) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    #expect(usedUnit || editor.makesBackdrops, "the sheet was not moved as one picture")
  }

  @Test(
    "A clear card on the colour of its sheet that moves and grows equals the frame from scratch",
    arguments: 1...12)
  func movingCard(seed: Int) throws {
    let screen = TestScreen(width: 300, height: 320, scale: seed.isMultiple(of: 2) ? 1 : 1.5)
    var editor = RandomEditor(seed: UInt64(seed) + 900, root: screen.root)
    editor.makesBackdrops = seed.isMultiple(of: 5)
    let presenter = screen.add(screen.root.bounds, .white)
    let dim = screen.add(screen.root.bounds, .black)
    let sheet = screen.add(CGRect(x: 5, y: 100, width: 290, height: 240), .white)
    sheet.cornerRadii = CornerRadii(top: 20, bottom: 28)
    let content = screen.add(sheet.bounds, nil, to: sheet)
    content.masksToBounds = true
    content.cornerRadii = sheet.cornerRadii
    let list = screen.add(sheet.bounds, seed.isMultiple(of: 3) ? .white : nil, to: content)
    list.masksToBounds = seed.isMultiple(of: 2)
    let indicator = screen.add(CGRect(x: 280, y: 10, width: 6, height: 80), .black, to: content)
    atOnce {
      sheet.anchorPoint = .zero
      sheet.position = CGPoint(x: 5, y: 100)
      presenter.contents = editor.pictures.first
      for row in 0..<12 {
        let layer = editor.makeLayer()
        layer.frame = CGRect(x: 4, y: 6 + row * 36, width: 262, height: 32)
        layer.backgroundColor = editor.chance(2) ? editor.color() : nil
        layer.cornerRadius = editor.chance(2) ? 9 : 0
        layer.masksToBounds = editor.chance(2)
        layer.shadowOpacity = editor.chance(5) ? 0.5 : 0
        layer.opacity = editor.chance(4) ? 0.6 : 1
        list.addSublayer(layer)
        let label = CALayer()
        label.frame = editor.rect()
        label.contents = editor.pictures.randomElement(using: &editor.random)
        label.contentsGravity = .center
        layer.addSublayer(label)
      }
    }
    var reused = 0
    for step in 0..<60 {
      atOnce {
        dim.opacity = Float(editor.number(0.05...0.4))
        let top = 100 + 80 * sin(CGFloat(step) / 7)
        sheet.position.y = top
        if step % 30 < 20 {
          sheet.bounds.size.height = 330 - top
          content.frame = sheet.bounds
          list.frame = sheet.bounds
          indicator.frame.size.height = sheet.bounds.height / 3
        }
        if step % 19 == 18 { list.sublayers?[2].backgroundColor = editor.color() }
        if step % 23 == 22 { sheet.backgroundColor = editor.color().copy(alpha: 1) }
        if step % 41 == 40 { list.bounds.origin.y += 5 }
      }
      let result = screen.frame()
      reused += result.statistics.groupsReused
      let full = screen.host.compositeFromScratch()
      if let difference = result.bitmap.firstDifference(from: full.bitmap) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    #expect(
      reused > 10 || editor.makesBackdrops,
      "the card was drawn as one bitmap in \(reused) of 60 frames")
  }

  @Test("Two runs of the same edits give the same bytes", arguments: [101, 102])
  func deterministic(seed: Int) throws {
    func run() -> Bitmap? {
      let screen = TestScreen(width: 120, height: 110, scale: 1)
      var editor = RandomEditor(seed: UInt64(seed), root: screen.root)
      var bitmap: Bitmap?
      for _ in 0..<40 {
        atOnce { for _ in 0..<3 { editor.edit() } }
        bitmap = screen.frame().bitmap.copy()
      }
      return bitmap
    }
    let first = try #require(run())
    let second = try #require(run())
    #expect(first.firstDifference(from: second) == nil)
  }
}
