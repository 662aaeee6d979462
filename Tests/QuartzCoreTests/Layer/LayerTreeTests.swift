import Foundation
import Testing

@testable import QuartzCore

@MainActor
private final class Director: @preconcurrency CALayerDelegate {
  var lines: [String] = []
  var onLayout: ((CALayer) -> Void)?
  var fill: CGColor?

  func layoutSublayers(of layer: CALayer) {
    lines.append("layout \(layer.name ?? "")")
    onLayout?(layer)
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    lines.append("draw \(layer.name ?? "")")
    guard let fill else { return }
    ctx.setFillColor(fill)
    ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}

private final class LinkTarget {
  var count = 0

  func tick(_ link: CADisplayLink) { count += 1 }
}

@MainActor
@Suite("Layer tree")
struct LayerTreeTests {
  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("Sublayers are inserted, moved, replaced and removed")
  func editing() {
    let root = CALayer()
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == "cab")
    root.insertSublayer(c, above: a)
    #expect(names(root) == "acb")
    root.insertSublayer(b, below: a)
    #expect(names(root) == "bac")
    root.addSublayer(b)
    #expect(names(root) == "acb")
    root.replaceSublayer(c, with: d)
    #expect(names(root) == "adb")
    #expect(c.superlayer == nil)
    let other = CALayer()
    other.addSublayer(d)
    #expect(names(root) == "ab")
    #expect(d.superlayer === other)
    root.sublayers = [b, c]
    #expect(names(root) == "bc")
    #expect(a.superlayer == nil)
  }

  @Test("A layer is not put onto itself or onto what lies on it")
  func cycles() {
    let a = named("a")
    let b = named("b")
    a.addSublayer(b)
    let reports = Misuse.collect {
      b.addSublayer(a)
      a.addSublayer(a)
      a.mask = a
    }
    #expect(
      reports.map(\.id) == [
        "Layer.sublayerOfDescendant", "Layer.sublayerOfDescendant", "Layer.maskOfDescendant",
      ])
    #expect(a.superlayer == nil)
  }

  @Test("The frame is derived through anchor point and transform, and sets them")
  func frames() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 200, y: 50, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 100, y: 50, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    #expect(layer.bounds == CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(layer.position == CGPoint(x: 10, y: 20))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.width - 20) < 1e-9)
    #expect(abs(layer.frame.height - 10) < 1e-9)
  }

  @Test("Points are converted between any two layers of a tree")
  func conversion() {
    let root = CALayer()
    root.bounds.size = CGSize(width: 500, height: 500)
    let a = CALayer()
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    a.bounds.origin = CGPoint(x: 0, y: 7)
    let b = CALayer()
    b.frame = CGRect(x: 50, y: 60, width: 80, height: 80)
    b.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(a.convert(CGPoint(x: 1, y: 8), to: root) == CGPoint(x: 11, y: 21))
    #expect(b.convert(CGPoint(x: 10, y: 20), from: root) == CGPoint(x: 0, y: 0))
    #expect(a.convert(CGPoint(x: 0, y: 7), to: b) == CGPoint(x: 0, y: 0))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        == CGRect(x: 10, y: 20, width: 20, height: 20))
    #expect(root.convert(CGPoint(x: 10, y: 20), to: a) == CGPoint(x: 0, y: 7))
  }

  @Test("Hits go to the front, by z position, through transforms, not to hidden or clipped layers")
  func hitTesting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (named("back"), named("front"))
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    let inner = named("inner")
    inner.frame = CGRect(x: 40, y: 0, width: 40, height: 10)
    front.addSublayer(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }
    #expect(hit(5, 5) === front)
    #expect(hit(70, 5) === inner)
    back.zPosition = 1
    #expect(hit(5, 5) === back)
    back.isHidden = true
    #expect(hit(5, 5) === front)
    front.masksToBounds = true
    #expect(hit(70, 5) === root)
    front.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(hit(5, 5) === root)
    #expect(hit(120, 5) == nil)
  }

  @Test("Layout runs from the root down, once for each layer that needs it")
  func layout() {
    let screen = TestScreen()
    let director = Director()
    let a = screen.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let b = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil, to: a)
    let c = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20))
    for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] {
      layer.name = name
      layer.delegate = director
    }
    screen.frame()
    #expect(director.lines == ["layout a", "layout b", "layout c"])
    director.lines = []
    screen.frame()
    #expect(director.lines.isEmpty)
    director.onLayout = { layer in
      if layer === a { b.bounds.size.width += 1 }
    }
    atOnce { a.bounds.size.height = 60 }
    screen.frame()
    #expect(director.lines == ["layout a", "layout b"])
    director.lines = []
    b.setNeedsLayout()
    a.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(director.lines == ["layout a", "layout b"])
  }

  @Test("A layer that draws nothing keeps no bitmap")
  func emptyDrawing() throws {
    let screen = TestScreen(scale: 2)
    let director = Director()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = director
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    screen.frame()
    #expect(director.lines.filter { $0.hasPrefix("draw") }.count == 1)
    #expect(layer.contents == nil)
    director.fill = .red
    layer.setNeedsDisplay()
    let frame = screen.frame()
    let image = try #require(layer.properties.contents)
    #expect(image.width == 20)
    #expect(frame.bitmap[3, 3] == 0xFFFF_0000)
    #expect(frame.bitmap[4, 4] == 0xFF00_0000)
  }

  @Test("Only an image can be contents")
  func wrongContents() {
    let layer = CALayer()
    let reports = Misuse.collect { layer.contents = "text" }
    #expect(reports.map(\.id) == ["Layer.contentsType"])
    #expect(Misuse.collect { layer.contents = NSNull() }.isEmpty)
  }

  @Test("A commit lists the layers that changed and how, and nothing else is walked")
  func commits() {
    let screen = TestScreen()
    let a = screen.add(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    let b = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: a)
    for _ in 0..<50 { _ = screen.add(CGRect(x: 60, y: 0, width: 20, height: 20), .blue) }
    screen.frame()
    #expect(screen.frame().statistics.layersVisited == 0)
    atOnce {
      b.position.x += 5
      b.backgroundColor = .green
    }
    let frame = screen.frame()
    #expect(screen.host.lastCommit.changes.map(\.layer) == [b])
    #expect(screen.host.lastCommit.changes.map(\.changes) == [[.geometry, .appearance]])
    #expect(frame.statistics.layersVisited == 3)
  }

  @Test("A screen comes to rest although nothing is drawn, and with values that are held")
  func comesToRest() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    func step(_ time: CFTimeInterval) {
      screen.host.beginFrame(at: time)
      screen.host.layoutAndCommit()
      screen.host.sampleAnimations()
    }
    #expect(screen.host.hasPendingWork)
    step(0)
    #expect(!screen.host.hasPendingWork)
    layer.add(basic("position.x", 0, 1, duration: 0.5), forKey: nil)
    let held = basic("opacity", 0, 0.5, duration: 0.5)
    held.isRemovedOnCompletion = false
    held.fillMode = .forwards
    layer.add(held, forKey: nil)
    #expect(screen.host.hasPendingWork)
    step(0)
    step(0.25)
    #expect(screen.host.runningWork.count == 2)
    step(0.5)
    step(0.75)
    #expect(!screen.host.hasPendingWork)
    #expect(layer.presented.opacity == 0.5)
    atOnce { layer.position.x = 9 }
    #expect(screen.host.hasPendingWork)
    step(1)
    #expect(layer.presented.position.x == 9)
    #expect(screen.host.runningWork.isEmpty)
  }

  @Test("Display links are called at each frame with its time, after animations have ended")
  func displayLinks() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = AnimationLog()
    layer.add(basic("opacity", 0, 1, duration: 0.5, tag: "fade", delegate: log), forKey: nil)
    screen.frame(at: 0)
    let link = CADisplayLink { log.lines.append("tick \($0.timestamp) \($0.targetTimestamp)") }
    screen.host.frameDuration = 0.25
    link.add(to: .main, forMode: .common)
    screen.frame(at: 0.25)
    screen.frame(at: 0.5)
    link.isPaused = true
    screen.frame(at: 0.75)
    link.isPaused = false
    link.preferredFramesPerSecond = 2
    for step in 4...7 { screen.frame(at: Double(step) * 0.25) }
    link.invalidate()
    screen.frame(at: 2)
    #expect(
      log.lines == [
        "start fade", "tick 0.0 0.25", "stop fade true", "tick 0.25 0.5", "tick 0.75 1.25",
        "tick 1.25 1.75",
      ])
  }

  @Test("A display link performs its selector with itself")
  func displayLinkSelector() {
    let screen = TestScreen()
    let target = LinkTarget()
    let link = CADisplayLink(target: target, selector: Selector("tick(_:)", LinkTarget.tick(_:)))
    link.add(to: .main, forMode: .common)
    screen.frame()
    screen.frame()
    #expect(target.count == 2)
    #expect(screen.host.runningWork.count == 1)
    link.invalidate()
    #expect(!screen.host.hasPendingWork)
  }
}
