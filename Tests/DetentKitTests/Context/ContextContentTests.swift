import DetentKit
import DetentTesting
import Testing

/// Content that shares drags with what it is in.
@MainActor
@Suite("Scrolling in contexts")
struct ContextContentTests {
  private func content(_ stage: ContextStage, _ style: ContextStyle) throws -> ContextStage.Content
  {
    let content = ContextStage.Content()
    content.hasList = true
    return try stage.present(style, content: content)
  }

  @Test("From the top, content at its end moves it out, and content in between scrolls first")
  func top() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(200)])
    style.edge = .top
    let content = try content(stage, style)
    let list = content.list
    let end = list.contentSize.height - list.bounds.height
    list.contentOffset.y = end - 60
    let bottom = stage.frame(of: content.view).maxY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: bottom - 40))
    try finger.move(to: CGPoint(x: 196, y: bottom - 110), over: 0.3)
    #expect(abs(list.contentOffset.y - end) < 1)
    #expect(abs(stage.frame(of: content.view).maxY - bottom) < 1)
    try finger.move(to: CGPoint(x: 196, y: bottom - 160), over: 0.3)
    #expect(abs(list.contentOffset.y - end) < 1)
    #expect(abs(stage.frame(of: content.view).maxY - (bottom - 50)) < 2)
    try finger.lift()
    try stage.app.settle()
  }

  @Test(
    "Content that misses its end by rounding is at its end, and lets a sheet grow",
    arguments: [5.7e-14, 0.08, 0.16])
  func rounding(inset: Double) throws {
    let stage = try ContextStage()
    let content = try content(stage, ContextStyle(detents: [.height(150), .height(300)]))
    content.list.contentInset.top = inset
    content.list.contentOffset.y = 0
    let top = stage.frame(of: content.view).minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: top + 60))
    try finger.move(to: CGPoint(x: 196, y: top - 80), over: 0.3)
    #expect(stage.frame(of: content.view).minY < top - 100)
    try finger.lift()
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .height(300))
    #expect(abs(content.list.contentOffset.y) < 0.2)
  }

  @Test("From a side a sideways list shares, and an upright one scrolls alone")
  func sides() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .height(250)])
    style.edge = .trailing
    let content = try content(stage, style)
    let left = stage.frame(of: content.view).minX
    let finger = stage.app.touch(at: CGPoint(x: 350, y: 700))
    try finger.move(to: CGPoint(x: 350, y: 600), over: 0.3)
    try finger.lift()
    try stage.app.settle()
    #expect(content.list.contentOffset.y > 80)
    #expect(stage.frame(of: content.view).minX == left)
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    strip.autoresizingMask = .flexibleWidth
    strip.contentInsetAdjustmentBehavior = .never
    strip.contentSize = CGSize(width: 900, height: 80)
    content.view.addSubview(strip)
    let second = stage.app.touch(at: CGPoint(x: 370, y: 460))
    try second.move(to: CGPoint(x: 250, y: 460), over: 0.3)
    #expect(strip.contentOffset.x == 0)
    #expect(abs(stage.frame(of: content.view).minX - (left - 110)) < 1)
    try second.move(to: CGPoint(x: 150, y: 460), over: 0.3)
    #expect(abs(strip.contentOffset.x - 60) < 2)
    try second.lift()
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .height(250))
  }

  @Test("Pulled past its end content resists and comes back")
  func rubber() throws {
    let stage = try ContextStage()
    let content = try content(stage, ContextStyle(detents: [.height(100), .large]))
    let list = content.list
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    // Up to the largest stop, from where on the drag scrolls the content.
    try finger.move(to: CGPoint(x: 196, y: 480), over: 0.3)
    let end = list.contentSize.height - list.bounds.height
    #expect(list.contentOffset.y > 0 && list.contentOffset.y < 40)
    list.contentSize.height = list.bounds.height + 50
    #expect(end > 50)
    try finger.move(to: CGPoint(x: 196, y: 380), over: 0.3)
    #expect(list.contentOffset.y > 52 && list.contentOffset.y < 110)
    try finger.lift()
    try stage.app.settle()
    #expect(abs(list.contentOffset.y - 50) < 0.5)
  }

  @Test("Let go with speed, content goes on as scroll views do, until it is touched")
  func deceleration() throws {
    let stage = try ContextStage()
    let content = try content(stage, ContextStyle(detents: [.height(100), .large]))
    let list = content.list
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    try finger.move(to: CGPoint(x: 196, y: 400), over: 0.4)
    try finger.lift(velocity: CGVector(dx: 0, dy: -1000))
    let start = list.contentOffset.y
    stage.device.advance(by: 0.3)
    let after = list.contentOffset.y
    // 1000 points a second, losing 0.2 % each millisecond: 225 points in 0.3 s.
    #expect(abs(after - start - 225) < 25)
    let second = stage.app.touch(at: CGPoint(x: 196, y: 600))
    stage.device.advance(by: 0.3)
    #expect(abs(list.contentOffset.y - after) < 25)
    try second.lift()
    try stage.app.settle()
  }

  @Test("A pull for new content is the content's")
  func refresh() throws {
    let stage = try ContextStage()
    let content = try content(stage, ContextStyle(detents: [.height(300)]))
    content.list.refreshControl = UIRefreshControl()
    let before = stage.frame(of: content.view)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 560))
    try finger.move(to: CGPoint(x: 196, y: 640), over: 0.3)
    #expect(stage.frame(of: content.view) == before)
    #expect(content.list.contentOffset.y < -10)
    try finger.lift()
    try stage.app.settle()
    #expect(content.view.window != nil)
  }
}
