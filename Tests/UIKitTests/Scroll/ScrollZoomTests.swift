import DetentTesting
import Testing

@MainActor
@Suite("Zooming scroll views")
struct ScrollZoomTests {
  final class Viewer: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIView()
    var log: [String] = []
    var zooms = true

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      scrollView.minimumZoomScale = 1
      scrollView.maximumZoomScale = 4
      picture.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      scrollView.contentSize = picture.bounds.size
      scrollView.addSubview(picture)
      view.addSubview(scrollView)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      tap.addAction { [weak self] recognizer in self?.doubleTap(recognizer) }
      scrollView.addGestureRecognizer(tap)
    }

    private func doubleTap(_ recognizer: UIGestureRecognizer) {
      guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
      let place = recognizer.location(in: picture)
      scrollView.zoom(
        to: CGRect(x: place.x - 98.25, y: place.y - 213, width: 196.5, height: 426),
        animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.last != "zoom" { log.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
  }

  private func show() throws -> (app: TestApp, viewer: Viewer) {
    let viewer = Viewer()
    let app = TestApp(device: .iPhone16) { viewer }
    try app.settle()
    return (app, viewer)
  }

  @Test("Two fingers scale the content around the point between them")
  func pinch() throws {
    let (app, viewer) = try show()
    let place = CGPoint(x: 120, y: 300)
    let before = viewer.picture.convert(place, from: nil)
    app.pinch(at: place, from: 100, to: 208)
    try app.settle()
    // The first points make it a pinch and do not count.
    #expect(viewer.scrollView.zoomScale > 1.85 && viewer.scrollView.zoomScale < 2)
    let scale = viewer.scrollView.zoomScale
    #expect(abs(viewer.scrollView.contentSize.height - viewer.picture.frame.height) < 0.01)
    #expect(abs(viewer.scrollView.contentSize.width - 393 * scale) < 0.01)
    let after = viewer.picture.convert(place, from: nil)
    #expect(abs(after.x - before.x) < 1 && abs(after.y - before.y) < 1)
    #expect(viewer.log == ["begin true", "zoom", "end \(scale)"])
  }

  @Test(
    "A pinch goes past a limit and comes back to it, or stops there",
    arguments: [(true, 40.0, 1.0), (false, 40, 1), (true, 900, 4), (false, 900, 4)])
  func limits(bounces: Bool, distance: Double, limit: Double) throws {
    let (app, viewer) = try show()
    viewer.scrollView.bouncesZoom = bounces
    let middle = CGPoint(x: 196, y: 426)
    let fingers = app.touch(at: [
      CGPoint(x: middle.x - 50, y: middle.y), CGPoint(x: middle.x + 50, y: middle.y),
    ])
    try app.move(
      fingers,
      to: [
        CGPoint(x: middle.x - distance / 2, y: middle.y),
        CGPoint(x: middle.x + distance / 2, y: middle.y),
      ], over: 0.4)
    let scale = viewer.scrollView.zoomScale
    if limit == 1 {
      #expect(bounces ? scale < 0.95 : scale == 1)
    } else {
      #expect(bounces ? scale > 4.1 : scale == 4)
    }
    #expect(viewer.scrollView.isZooming)
    try app.lift(fingers)
    #expect(viewer.scrollView.isZoomBouncing == bounces && !viewer.scrollView.isZooming)
    try app.settle()
    #expect(viewer.scrollView.zoomScale == limit && !viewer.scrollView.isZoomBouncing)
    #expect(viewer.log.last == "end \(CGFloat(limit))")
    let offset = viewer.scrollView.contentOffset
    #expect(offset.x >= 0 && offset.x <= 393 * (limit - 1) + 0.5)
  }

  @Test("A double tap of the app's own recogniser shows the tapped place large, another all of it")
  func doubleTap() throws {
    let (app, viewer) = try show()
    func tapTwice(_ place: CGPoint) throws {
      app.tap(at: place)
      app.tap(at: place)
      try app.settle()
    }
    try tapTwice(CGPoint(x: 250, y: 500))
    #expect(viewer.scrollView.zoomScale == 2)
    let middle = viewer.picture.convert(CGPoint(x: 196.5, y: 426), from: nil)
    #expect(abs(middle.x - 250) < 1 && abs(middle.y - 500) < 1)
    #expect(viewer.log == ["begin true", "zoom", "end 2.0"])
    try tapTwice(CGPoint(x: 100, y: 100))
    #expect(viewer.scrollView.zoomScale == 1 && viewer.scrollView.contentOffset == .zero)
  }

  @Test("Code sets scales within the limits, around the middle, and is told of no beginning or end")
  func code() throws {
    let (app, viewer) = try show()
    viewer.scrollView.zoomScale = 3
    #expect(viewer.scrollView.zoomScale == 3)
    #expect(viewer.scrollView.contentOffset == CGPoint(x: 393, y: 852))
    #expect(viewer.log == ["zoom"])
    viewer.scrollView.zoomScale = 9
    #expect(viewer.scrollView.zoomScale == 4)
    viewer.scrollView.setZoomScale(0.1, animated: false)
    #expect(viewer.scrollView.zoomScale == 1 && viewer.picture.transform.isIdentity)
    viewer.zooms = false
    viewer.scrollView.zoomScale = 2
    #expect(viewer.scrollView.zoomScale == 1)
    try app.settle()
  }

  @Test("A drag moves zoomed content, and one finger that stays after a pinch goes on dragging")
  func drag() throws {
    let (app, viewer) = try show()
    viewer.scrollView.zoomScale = 2
    let start = viewer.scrollView.contentOffset
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(by: CGVector(dx: 60, dy: 0))
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(abs(viewer.scrollView.contentOffset.x - (start.x - 50)) < 11)
    let fingers = app.touch(at: [CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400)])
    try app.move(fingers, to: [CGPoint(x: 130, y: 400), CGPoint(x: 270, y: 400)], over: 0.2)
    try fingers[1].lift()
    let caught = viewer.scrollView.contentOffset
    try fingers[0].move(by: CGVector(dx: 0, dy: -80))
    #expect(viewer.scrollView.contentOffset.y > caught.y + 60)
    try fingers[0].hold(0.2)
    try fingers[0].lift()
    try app.settle()
    #expect(viewer.log.last?.hasPrefix("end") == true)
  }

  @Test("Without room between the limits there is no pinch, and impossible limits are reported")
  func disabled() throws {
    let (app, viewer) = try show()
    #expect(viewer.scrollView.pinchGestureRecognizer != nil)
    viewer.scrollView.maximumZoomScale = 1
    #expect(viewer.scrollView.pinchGestureRecognizer == nil)
    app.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 300)
    try app.settle()
    #expect(viewer.scrollView.zoomScale == 1 && viewer.log.isEmpty)
    let reports = Misuse.collect { viewer.scrollView.minimumZoomScale = 0 }
    #expect(reports.map(\.id) == ["Scroll.zoomLimit"] && viewer.scrollView.minimumZoomScale == 1)
  }

  @Test("Content that constraints place zooms from its corner, and the size of the content with it")
  func constraints() throws {
    final class Pinned: UIViewController, UIScrollViewDelegate {
      let scrollView = UIScrollView()
      let picture = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.maximumZoomScale = 4
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        picture.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(picture)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
          picture.topAnchor.constraint(equalTo: content.topAnchor),
          picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          picture.widthAnchor.constraint(equalToConstant: 393),
          picture.heightAnchor.constraint(equalToConstant: 600),
        ])
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let pinned = Pinned()
    let app = TestApp(device: .iPhone16) { pinned }
    try app.settle()
    pinned.scrollView.zoomScale = 2
    pinned.view.setNeedsLayout()
    pinned.scrollView.setNeedsLayout()
    try app.settle()
    #expect(pinned.scrollView.contentSize == CGSize(width: 786, height: 1200))
    #expect(pinned.picture.frame == CGRect(x: 0, y: 0, width: 786, height: 1200))
  }

  /// Where a point of the picture shows, whatever animates.
  private func shown(_ viewer: Viewer) throws -> (scale: CGFloat, origin: CGPoint) {
    let picture = try #require(viewer.picture.layer.presentation())
    let view = try #require(viewer.scrollView.layer.presentation())
    return (picture.affineTransform().a, view.bounds.origin)
  }

  @Test("A drag that comes upon a running zoom goes on from what shows")
  func caughtByDrag() throws {
    let (app, viewer) = try show()
    viewer.scrollView.setZoomScale(3, animated: true)
    app.advance(by: 0.12)
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    let before = try shown(viewer)
    #expect(before.scale > 1.05 && before.scale < 2.95)
    try finger.move(by: CGVector(dx: -11, dy: -11), over: 1.0 / 60)
    let after = try shown(viewer)
    // One more frame of the zoom may pass before the finger is known to drag.
    #expect(abs(after.scale - before.scale) < 0.5)
    #expect(viewer.scrollView.zoomScale == after.scale)
    try finger.move(by: CGVector(dx: -100, dy: 0), over: 0.3)
    #expect(abs(try shown(viewer).origin.x - after.origin.x - 100) < 15)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(viewer.scrollView.zoomScale == after.scale)
    #expect(viewer.log.filter { $0.hasPrefix("end") }.count == 1)
  }

  @Test("A pinch that comes upon a running zoom goes on from what shows")
  func caughtByPinch() throws {
    let (app, viewer) = try show()
    viewer.scrollView.setZoomScale(3, animated: true)
    app.advance(by: 0.1)
    let fingers = app.touch(at: [CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400)])
    let before = try shown(viewer)
    try app.move(
      fingers, to: [CGPoint(x: 142, y: 400), CGPoint(x: 258, y: 400)], over: 1.0 / 60)
    app.advance(by: 1.0 / 60)
    let after = try shown(viewer)
    #expect(abs(after.scale - before.scale) < 0.7 && viewer.scrollView.zoomScale == after.scale)
    try app.lift(fingers)
    try app.settle()
    #expect(abs(viewer.scrollView.zoomScale - after.scale) < 0.05)
  }
}
