import Testing
import UIKit

@MainActor
@Suite("View hierarchy")
struct ViewHierarchyTests {
  final class Recorder: UIView {
    var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      events.append("willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { events.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { events.append("didMoveToWindow") }
  }

  @Test("Subviews and sublayers keep the same order through every way of inserting and moving")
  func orderIsShared() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    #expect(parent.layer.sublayers ?? [] == parent.subviews.map(\.layer))
    parent.insertSubview(views[2], aboveSubview: views[1])
    #expect(parent.subviews == [views[0], views[3], views[1], views[2]])
    #expect(parent.layer.sublayers ?? [] == parent.subviews.map(\.layer))
  }

  @Test("A view hears of its superview and its window in UIKit's order")
  func callbacks() {
    let host = DisplayHost(DisplayConfiguration())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = Recorder()
    window.addSubview(view)
    #expect(
      view.events == [
        "willMoveToSuperview(view)", "willMoveToWindow(window)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    view.events = []
    view.removeFromSuperview()
    #expect(
      view.events == [
        "willMoveToSuperview(nil)", "willMoveToWindow(nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    #expect(host.windows == [window])
  }

  @Test("Adding a view to its own descendant is reported and changes nothing")
  func cycle() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let reports = Misuse.collect { inner.addSubview(outer) }
    #expect(reports.map(\.id) == ["View.subviewOfDescendant"])
    #expect(inner.subviews.isEmpty)
    #expect(inner.superview === outer)
  }

  @Test("A frame that is no number is reported and the old one stays")
  func brokenFrame() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let reports = Misuse.collect { view.frame.origin.x = .nan }
    #expect(reports.map(\.id) == ["View.geometryNotFinite"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "Springs and struts share a change of size",
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, 10.0, 180.0),
      (.flexibleLeftMargin, 110, 80),
      (.flexibleRightMargin, 10, 80),
      ([.flexibleLeftMargin, .flexibleRightMargin], 60, 80),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 160),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func autoresizing(mask: UIView.AutoresizingMask, x: Double, width: Double) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: x, y: 0, width: width, height: 100))
  }

  @Test(
    "Hit testing skips what is hidden, transparent, inert or outside, and owns its smaller edges",
    arguments: ["plain", "hidden", "alpha", "inert"])
  func hitTesting(state: String) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    parent.addSubview(child)
    switch state {
    case "hidden": child.isHidden = true
    case "alpha": child.alpha = 0.009
    case "inert": child.isUserInteractionEnabled = false
    default: break
    }
    let expected = state == "plain" ? child : parent
    #expect(parent.hitTest(CGPoint(x: 20, y: 20), with: nil) === expected)
    #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
  }
}
