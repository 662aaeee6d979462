import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Composition")
struct CompositionTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  private func area(_ rects: [PixelRect]) -> Int { rects.reduce(0) { $0 + $1.area } }

  // Damage

  @Test("The first frame is all damage, one without changes has none and visits nothing")
  func firstAndIdle() {
    let screen = TestScreen()
    _ = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    #expect(screen.frame().damage == [rect(0, 0, 100, 100)])
    let idle = screen.frame()
    #expect(idle.damage.isEmpty)
    #expect(idle.statistics.layersVisited == 0)
  }

  @Test("A moved layer damages where it was and where it is")
  func movedDamage() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    screen.frame()
    atOnce { layer.position.x += 40 }
    let damage = screen.frame().damage
    #expect(Set(damage) == [rect(10, 10, 20, 20), rect(50, 10, 20, 20)])
  }

  @Test("A colour, a hidden layer, a new and a removed layer damage their rectangle")
  func singleDamage() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    _ = screen.add(CGRect(x: 60, y: 60, width: 20, height: 20), .blue)
    screen.frame()
    let place = [rect(10, 10, 20, 20)]
    atOnce { layer.backgroundColor = .green }
    #expect(screen.frame().damage == place)
    atOnce { layer.isHidden = true }
    #expect(screen.frame().damage == place)
    atOnce { layer.isHidden = false }
    #expect(screen.frame().damage == place)
    layer.removeFromSuperlayer()
    #expect(screen.frame().damage == place)
    screen.root.insertSublayer(layer, at: 0)
    #expect(screen.frame().damage == place)
  }

  @Test("Layers that change their order damage no more than one of them")
  func orderDamage() {
    let screen = TestScreen()
    let a = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    _ = screen.add(CGRect(x: 10, y: 10, width: 30, height: 30), .blue)
    screen.frame()
    screen.root.addSublayer(a)
    let frame = screen.frame()
    #expect(frame.bitmap[15, 15] == 0xFFFF_0000)
    #expect(area(frame.damage) <= 900)
  }

  @Test("New contents damage only the pixels that differ")
  func contentsDamage() throws {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 20, width: 30, height: 30))
    let first = try #require(Bitmap.pattern(30, 30, seed: 3, isOpaque: true))
    let second = try #require(first.copy())
    second.pixels[7 * second.stride + 5] ^= 0xFF
    second.pixels[9 * second.stride + 8] ^= 0xFF
    layer.contents = CGImage(bitmap: first)
    screen.frame()
    atOnce { layer.contents = CGImage(bitmap: second) }
    #expect(screen.frame().damage == [rect(15, 27, 4, 3)])
  }

  @Test("A clipped layer damages what can be seen of it")
  func clippedDamage() {
    let screen = TestScreen()
    let clip = screen.add(CGRect(x: 20, y: 20, width: 40, height: 40))
    clip.masksToBounds = true
    let layer = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .red, to: clip)
    screen.frame()
    atOnce { layer.backgroundColor = .blue }
    #expect(screen.frame().damage == [rect(50, 50, 10, 10)])
  }

  @Test("Pixels that really changed are counted if asked for")
  func changedPixels() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    #expect(screen.frame().statistics.pixelsChanged == nil)
    screen.host.countsChangedPixels = true
    #expect(screen.frame().statistics.pixelsChanged == 0)
    atOnce { layer.position.x += 1 }
    let statistics = screen.frame().statistics
    #expect(statistics.pixelsChanged == 40)
    #expect(statistics.pixelsDamaged == 420)
  }

  // Occlusion

  @Test("What lies under something opaque is not drawn")
  func occlusion() {
    let screen = TestScreen()
    for _ in 0..<10 { _ = screen.add(screen.root.bounds, .red) }
    _ = screen.add(screen.root.bounds, .blue)
    let frame = screen.frame()
    #expect(frame.bitmap[50, 50] == 0xFF00_00FF)
    #expect(frame.statistics.pixelsComposited == 10_000)
  }

  @Test("Under a rounded opaque layer only its corners are drawn")
  func roundedOcclusion() {
    let screen = TestScreen(width: 400, height: 400)
    _ = screen.add(screen.root.bounds, .red)
    let card = screen.add(screen.root.bounds, .blue)
    card.cornerRadius = 20
    let frame = screen.frame()
    #expect(frame.bitmap[0, 0] == 0xFFFF_0000)
    #expect(frame.bitmap[200, 0] == 0xFF00_00FF)
    #expect(frame.statistics.pixelsComposited <= 160_000 + 4 * 400)
  }

  @Test("A veil over something opaque is drawn together with it, with the same result")
  func veil() throws {
    let screen = TestScreen()
    let below = screen.add(screen.root.bounds)
    let pattern = try #require(Bitmap.pattern(100, 100, seed: 9, isOpaque: true))
    below.contents = CGImage(bitmap: pattern)
    let veil = screen.add(screen.root.bounds, .black)
    veil.opacity = 0.2
    let frame = screen.frame()
    #expect(frame.statistics.pixelsComposited == 10_000)
    let color = UInt32(51) << 24
    for y in 0..<100 {
      for x in 0..<100 { #expect(frame.bitmap[x, y] == color.over(pattern[x, y])) }
    }
  }

  @Test("A presenter of many layers under a changing veil is drawn as one picture")
  func flattening() {
    let screen = TestScreen()
    _ = screen.add(screen.root.bounds, .white)
    for index in 0..<30 {
      _ = screen.add(
        CGRect(x: index, y: index * 2, width: 60, height: 30),
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    }
    let veil = screen.add(screen.root.bounds, .black)
    var last = 0
    for step in 0..<6 {
      atOnce { veil.opacity = Float(step + 1) / 10 }
      last = screen.frame().statistics.pixelsComposited
    }
    #expect(last == 10_000)
    let full = screen.host.compositeFromScratch()
    #expect(screen.frame().bitmap.firstDifference(from: full.bitmap) == nil)
  }

  // Looks

  @Test("A layer and its sublayers fade as one picture")
  func groupOpacity() {
    let screen = TestScreen()
    _ = screen.add(screen.root.bounds, .white)
    let group = screen.add(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
    _ = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .blue, to: group)
    group.opacity = 0.5
    let bitmap = screen.frame().bitmap
    let half: UInt32 = 128
    func faded(_ color: UInt32) -> UInt32 { color.scaled(UInt8(half)).over(0xFFFF_FFFF) }
    #expect(bitmap[10, 10] == faded(0xFFFF_0000))
    // Red does not shine through blue.
    #expect(bitmap[30, 30] == faded(0xFF00_00FF))
    #expect(bitmap[70, 70] == faded(0xFF00_00FF))
  }

  @Test("A layer that leaves a group is drawn again though its order stays the same")
  func leavingGroup() {
    let screen = TestScreen()
    let group = screen.add(CGRect(x: 0, y: 0, width: 60, height: 60))
    group.opacity = 0.5
    _ = screen.add(CGRect(x: 0, y: 0, width: 60, height: 60), .red, to: group)
    let leaving = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .white, to: group)
    #expect(screen.frame().bitmap[15, 15] == 0xFF80_8080)
    atOnce { screen.root.insertSublayer(leaving, above: group) }
    let frame = screen.frame()
    #expect(frame.bitmap[15, 15] == 0xFFFF_FFFF)
    #expect(frame.damage == [rect(10, 10, 20, 20)])
  }

  @Test("Each corner has its own radius")
  func cornerRadii() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
    layer.cornerRadii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 30, bottomLeft: 20)
    var bitmap = screen.frame().bitmap
    /// Pixels on the diagonal from a corner that are not wholly covered.
    func gap(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int) -> Int {
      (0..<50).first { bitmap[x + $0 * dx, y + $0 * dy] == 0xFFFF_0000 } ?? -1
    }
    #expect(gap(0, 0, 1, 1) == 0)
    // A circle leaves (1 - 1/√2) r of each side of the diagonal.
    for (found, radius) in [
      (gap(99, 0, -1, 1), 10.0), (gap(99, 99, -1, -1), 30), (gap(0, 99, 1, -1), 20),
    ] {
      #expect(abs(Double(found) - radius * (1 - 0.5.squareRoot())) <= 1.5)
    }
    atOnce {
      layer.cornerRadii = nil
      layer.cornerRadius = 20
      layer.maskedCorners = [.layerMinXMinYCorner]
    }
    bitmap = screen.frame().bitmap
    #expect(gap(0, 0, 1, 1) > 3)
    #expect(gap(99, 0, -1, 1) == 0)
  }

  @Test("A layer that clips cuts what is on it once, corners included")
  func roundedClip() {
    let screen = TestScreen()
    _ = screen.add(screen.root.bounds, .white)
    let clip = screen.add(CGRect(x: 10, y: 10, width: 80, height: 80), .black)
    clip.masksToBounds = true
    clip.cornerRadius = 20
    _ = screen.add(CGRect(x: -10, y: -10, width: 200, height: 200), .white, to: clip)
    let bitmap = screen.frame().bitmap
    // White on black on white: at a corner that was cut twice, black would shine through.
    for y in 0..<100 {
      for x in 0..<100 where bitmap[x, y] != 0xFFFF_FFFF {
        Issue.record("pixel (\(x), \(y)) is \(String(bitmap[x, y], radix: 16))")
        return
      }
    }
  }

  @Test("A mask cuts by its alpha")
  func mask() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.mask = mask
    var bitmap = screen.frame().bitmap
    #expect(bitmap[30, 40] == 0xFFFF_0000)
    #expect(bitmap[60, 40] == 0xFF00_0000)
    #expect(mask.superlayer == nil)
    atOnce { mask.opacity = 0.5 }
    let frame = screen.frame()
    bitmap = frame.bitmap
    #expect(bitmap[30, 40] == 0xFF80_0000)
    #expect(frame.damage == [rect(20, 20, 30, 60)])
    layer.mask = nil
    #expect(screen.frame().bitmap[60, 40] == 0xFFFF_0000)
  }

  @Test("A shadow is black at its opacity, moved by its offset, and soft by its radius")
  func shadow() {
    let screen = TestScreen(width: 200, height: 200)
    _ = screen.add(screen.root.bounds, .white)
    let layer = screen.add(CGRect(x: 60, y: 60, width: 80, height: 80), .red)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 10, height: 20)
    var bitmap = screen.frame().bitmap
    #expect(bitmap[145, 150] == 0xFF7F_7F7F)
    #expect(bitmap[155, 150] == 0xFFFF_FFFF)
    #expect(bitmap[100, 150] == 0xFF7F_7F7F)
    atOnce {
      layer.shadowOffset = .zero
      layer.shadowRadius = 10
      layer.shadowOpacity = 1
    }
    bitmap = screen.frame().bitmap
    func grey(_ x: Int) -> Double { Double(bitmap[x, 100] & 0xFF) / 255 }
    // The edge of a blurred half plane is the normal distribution: half at the edge, 0.1587 one
    // standard deviation outside.
    #expect(abs(1 - grey(140) - 0.5) < 0.04)
    #expect(abs(1 - grey(150) - 0.1587) < 0.04)
    #expect(bitmap[100, 100] == 0xFFFF_0000)
  }

  @Test("The shadow of a layer without background is that of what lies on it")
  func shadowOfContents() {
    let screen = TestScreen()
    _ = screen.add(screen.root.bounds, .white)
    let layer = screen.add(CGRect(x: 10, y: 10, width: 80, height: 80))
    let dot = screen.add(CGRect(x: 20, y: 20, width: 10, height: 10), .red, to: layer)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 20, height: 0)
    #expect(screen.frame().bitmap[55, 35] == 0xFF00_0000)
    #expect(screen.frame().bitmap[75, 75] == 0xFFFF_FFFF)
    atOnce { dot.position.y += 30 }
    #expect(screen.frame().bitmap[55, 65] == 0xFF00_0000)
    #expect(screen.frame().bitmap[55, 35] == 0xFFFF_FFFF)
  }

  @Test("A border lies inside of the bounds, above what is on the layer")
  func border() {
    let screen = TestScreen(scale: 2)
    let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), .white)
    layer.borderWidth = 1.5
    layer.borderColor = .red
    _ = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), .blue, to: layer)
    let bitmap = screen.frame().bitmap
    #expect(bitmap[19, 40] == 0xFF00_0000)
    #expect((20...22).allSatisfy { bitmap[$0, 40] == 0xFFFF_0000 })
    #expect(bitmap[23, 40] == 0xFF00_00FF)
    #expect(bitmap[99, 40] == 0xFFFF_0000)
    #expect(bitmap[100, 40] == 0xFF00_0000)
  }

  @Test(
    "Contents are placed by their gravity",
    arguments: [
      (CALayerContentsGravity.resize, 10, 10, 40, 20), (.center, 20, 10, 20, 20),
      (.topLeft, 10, 10, 20, 20), (.bottomRight, 30, 10, 20, 20), (.resizeAspect, 20, 10, 20, 20),
      (.resizeAspectFill, 10, 0, 40, 40),
    ])
  func gravity(gravity: CALayerContentsGravity, x: Int, y: Int, width: Int, height: Int) throws {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 20))
    let image = try #require(Bitmap(width: 20, height: 20))
    image.clear(to: 0xFFFF_0000)
    layer.contents = CGImage(bitmap: image)
    layer.contentsGravity = gravity
    let bitmap = screen.frame().bitmap
    for row in 0..<60 {
      for column in 0..<60 {
        let inside =
          column >= x && column < x + width && row >= y && row < y + height
        #expect(bitmap[column, row] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
      }
    }
  }

  @Test("A clipping layer at a fractional place moves as one piece with whole pixels")
  func snapping() {
    let screen = TestScreen(scale: 3)
    let sheet = screen.add(CGRect(x: 10, y: 10, width: 50, height: 50), .white)
    sheet.masksToBounds = true
    let dot = screen.add(CGRect(x: 10, y: 10, width: 5, height: 5), .red, to: sheet)
    for step in 0..<20 {
      atOnce { sheet.position.y = 35 + CGFloat(step) * 0.37 }
      let bitmap = screen.frame().bitmap
      let column = (0..<300).map { bitmap[90, $0] }
      let top = column.firstIndex { $0 != 0xFF00_0000 } ?? -1
      let dotTop = (0..<300).first { bitmap[63, $0] == 0xFFFF_0000 } ?? -1
      #expect(top == Int((sheet.frame.minY * 3).rounded()))
      #expect(dotTop - top == 30, "step \(step)")
    }
    #expect(dot.frame.minY == 10)
  }

  @Test("A turned layer is where its transform says, with its corners smooth")
  func turned() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 30, y: 40, width: 40, height: 20), .red)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    _ = screen.add(CGRect(x: 0, y: 0, width: 10, height: 20), .blue, to: layer)
    let bitmap = screen.frame().bitmap
    #expect(bitmap[50, 65] == 0xFFFF_0000)
    #expect(bitmap[50, 33] == 0xFF00_00FF)
    #expect(bitmap[35, 50] == 0xFF00_0000)
    #expect(bitmap[50, 75] == 0xFF00_0000)
  }

  @Test("A change deep below a turned layer is seen")
  func changeBelowTurned() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 30, y: 40, width: 40, height: 20), .red)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let middle = screen.add(CGRect(x: 0, y: 0, width: 40, height: 20), nil, to: layer)
    let inner = screen.add(CGRect(x: 0, y: 0, width: 40, height: 20), .blue, to: middle)
    screen.frame()
    atOnce { inner.backgroundColor = .green }
    #expect(screen.frame().bitmap[50, 50] == 0xFF00_FF00)
  }

  @Test("A snapshot shows a layer upright and whole, wherever it is")
  func snapshots() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 500, y: 500, width: 20, height: 10)
    layer.backgroundColor = .red
    layer.opacity = 0.3
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    child.backgroundColor = .blue
    layer.addSublayer(child)
    let bitmap = try #require(snapshot(of: layer, size: CGSize(width: 20, height: 10), scale: 2))
    #expect(bitmap.width == 40)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[39, 19] == 0xFF00_00FF)
    #expect(bitmap.isOpaque)
  }

  @Test("A layer renders into a context at its own coordinates, with what its bounds show")
  func rendering() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 5, width: 20, height: 10)
    layer.backgroundColor = .red
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 10, width: 20, height: 5)
    child.backgroundColor = .blue
    layer.addSublayer(child)
    let shown = try #require(snapshot(of: layer, size: layer.bounds.size, scale: 1))
    #expect(shown[10, 2] == 0xFFFF_0000)
    #expect(shown[10, 7] == 0xFF00_00FF)
    let target = try #require(Bitmap(width: 40, height: 40))
    let context = try #require(CGContext(bitmap: target, scale: 2, flipped: true))
    layer.render(in: context)
    context.finish()
    #expect(target[20, 5] == 0)
    #expect(target[20, 15] == 0xFFFF_0000)
    #expect(target[20, 25] == 0xFF00_00FF)
  }

  @Test(
    "Numbers that make no sense do not stop the frame",
    arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, -1, .greatestFiniteMagnitude])
  func senselessNumbers(number: CGFloat) throws {
    let screen = TestScreen()
    let picture = try #require(Bitmap.pattern(10, 10, seed: 1, isOpaque: true))
    let changes: [(CAShapeLayer) -> Void] = [
      { $0.cornerRadius = number }, { $0.borderWidth = number }, { $0.shadowRadius = number },
      { $0.shadowOffset.width = number }, { $0.position.x = number },
      { $0.bounds.origin.y = number },
      { $0.bounds.size.width = number }, { $0.bounds.size.height = number },
      { $0.opacity = Float(number) }, { $0.shadowOpacity = Float(number) },
      { $0.setAffineTransform(CGAffineTransform(scaleX: number, y: 1)) },
      { $0.setAffineTransform(CGAffineTransform(rotationAngle: number)) },
      { $0.contentsRect.size.width = number }, { $0.contentsRect.origin.x = number },
      { $0.lineWidth = number }, { $0.strokeEnd = number }, { $0.zPosition = number },
      { $0.cornerRadii = CornerRadii(top: number, bottom: 3) },
      { $0.path = CGPath(rect: CGRect(x: number, y: 0, width: 5, height: 5), transform: nil) },
      {
        $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: number, height: 5), transform: nil)
      },
      { $0.contentsGravity = .resizeAspectFill },
    ]
    for change in changes {
      let layer = CAShapeLayer()
      atOnce {
        _ = screen.add(CGRect(x: 20, y: 20, width: 40, height: 40), .red, layer)
        layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
        layer.strokeColor = .blue
        layer.shadowOpacity = 0.5
        layer.contents = CGImage(bitmap: picture)
        change(layer)
        layer.setNeedsDisplay()
      }
      let frame = screen.frame()
      let full = screen.host.compositeFromScratch()
      #expect(frame.bitmap.firstDifference(from: full.bitmap) == nil)
      layer.removeFromSuperlayer()
    }
  }

  @Test("A frame in which everything moves allocates no bitmap")
  func reusesTarget() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let first = screen.frame().bitmap
    atOnce { layer.position.x += 3 }
    #expect(screen.frame().bitmap === first)
    screen.host.resize(to: CGSize(width: 50, height: 50), scale: 2)
    let resized = screen.frame()
    #expect(resized.bitmap.width == 100)
    #expect(resized.damage == [rect(0, 0, 100, 100)])
  }
}
