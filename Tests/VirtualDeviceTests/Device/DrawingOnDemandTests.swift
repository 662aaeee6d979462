import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Drawing on demand")
struct DrawingOnDemandTests {
  /// A view that draws a bar as high as its value, and counts how often.
  private final class Bar: UIView {
    var drawings: [CGRect] = []
    var value: CGFloat = 10 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      drawings.append(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: value))
    }
  }

  private func app(_ bar: Bar) -> TestApp {
    bar.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
    return TestApp {
      let controller = UIViewController()
      controller.view.addSubview(bar)
      return controller
    }
  }

  private func height(of app: TestApp, scale: Double = 1) throws -> Int {
    let picture = try app.device.capture(scale: scale)
    // More than half of a pixel at an edge counts.
    return (0..<picture.height).count { y in
      let pixel = picture[70, y]
      return pixel >> 16 & 0xFF > 0x80 && pixel & 0xFF < 0x80
    }
  }

  @Test("Without a picture, a device draws nothing")
  func drawsNothing() throws {
    let bar = Bar()
    let app = app(bar)
    for value in 1...5 {
      bar.value = CGFloat(value)
      app.advance(by: 0.1)
    }
    try app.settle()
    #expect(bar.drawings.isEmpty)
  }

  @Test("A picture draws what has changed since the last one, once")
  func drawsForPictures() throws {
    let bar = Bar()
    let app = app(bar)
    #expect(try height(of: app) == 10)
    bar.value = 30
    app.advance(by: 0.1)
    bar.value = 40
    app.advance(by: 0.1)
    #expect(bar.drawings.count == 1)
    #expect(try height(of: app) == 40)
    #expect(try height(of: app) == 40)
    #expect(bar.drawings.count == 2)
  }

  @Test("A device that draws every frame draws without a picture")
  func drawsEveryFrame() throws {
    let bar = Bar()
    let app = app(bar)
    app.device.drawsEveryFrame = true
    app.device.step()
    #expect(bar.drawings.count == 1)
    bar.value = 30
    app.advance(by: 0.1)
    #expect(bar.drawings.count == 2)
  }

  @Test("Contents are drawn in the bounds of their own frame, and stretched to later ones")
  func drawsBeforeResizing() throws {
    let bar = Bar()
    let app = app(bar)
    bar.frame.size.height = 200
    app.advance(by: 0.1)
    #expect(bar.drawings == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(try height(of: app) == 20)
  }

  @Test("A view that is drawn again for new bounds is not drawn for the old ones")
  func redrawsOnce() throws {
    let bar = Bar()
    bar.contentMode = .redraw
    let app = app(bar)
    bar.frame.size.height = 200
    app.advance(by: 0.1)
    #expect(try height(of: app) == 10)
    #expect(bar.drawings == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("Reading a layer's contents draws them")
  func readsContents() {
    let bar = Bar()
    let app = app(bar)
    #expect(bar.layer.contents != nil)
    #expect(bar.drawings.count == 1)
    app.end()
  }

  @Test("A snapshot of a view that has not been seen shows its drawing")
  func snapshots() throws {
    let bar = Bar()
    let app = app(bar)
    let snapshot = try #require(bar.snapshotView(afterScreenUpdates: false))
    snapshot.frame.origin = CGPoint(x: 20, y: 300)
    app.root?.view.addSubview(snapshot)
    bar.removeFromSuperview()
    app.advance(by: 0.1)
    #expect(try height(of: app) == 10)
  }

  @Test("A picture during an animation shows drawing that was deferred")
  func drawsDuringAnimations() throws {
    let bar = Bar()
    let app = app(bar)
    UIView.animate(withDuration: 1) { bar.frame.origin.y = 300 }
    app.advance(by: 0.5)
    #expect(bar.drawings.isEmpty)
    #expect(try height(of: app) == 10)
  }

  @Test("A view that is moved to another superview before it is seen is drawn there")
  func movesBetweenSuperviews() throws {
    let bar = Bar()
    let app = app(bar)
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    _ = try app.device.capture(scale: 1)
    bar.value = 25
    app.advance(by: 0.1)
    bar.removeFromSuperview()
    app.advance(by: 0.1)
    app.root?.view.addSubview(other)
    other.addSubview(bar)
    app.advance(by: 0.1)
    #expect(try height(of: app) == 25)
  }
}
