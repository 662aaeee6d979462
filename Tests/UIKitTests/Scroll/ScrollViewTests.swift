import Testing
import UIKit

@MainActor
@Suite("Scroll view")
struct ScrollViewTests {
  @Test("The delegate hears of a drag and what follows in UIKit's order")
  func callbackOrder() {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = 1000
    scroll.log.lines = []
    scroll.fling(finger: -600, from: CGPoint(x: 196, y: 700), moves: 8)
    scroll.stage.advance(200)
    #expect(
      scroll.log.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("A drag that ends at rest does not decelerate")
  func slowDrag() {
    let scroll = ScrollStage()
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -10), frames: 6)
    scroll.stage.advance(12)
    scroll.stage.up()
    #expect(scroll.log.lines.last == "didEndDragging false")
    #expect(!scroll.scrollView.isDragging)
    #expect(!scroll.scrollView.isTracking)
  }

  @Test("A finger stops content that moves, and its touch is not the content's")
  func caught() {
    let scroll = ScrollStage()
    let row = scroll.stage.add(
      TouchLogView(), CGRect(x: 0, y: 0, width: 393, height: 40_000), to: scroll.scrollView)
    scroll.fling(finger: -2000, from: CGPoint(x: 196, y: 800), moves: 8)
    scroll.stage.advance(10)
    #expect(scroll.scrollView.isDecelerating)
    let place = scroll.y
    row.log = []
    scroll.stage.down(196, 400)
    #expect(!scroll.scrollView.isDecelerating)
    scroll.stage.advance(20)
    scroll.stage.up()
    #expect(abs(scroll.y - place) < 30)
    #expect(row.log.isEmpty)
    #expect(scroll.log.lines.last == "didEndDecelerating")
  }

  @Test("Content caught past its edge comes back when the finger leaves without dragging")
  func caughtPastEdge() {
    let scroll = ScrollStage()
    scroll.stage.down(196, 100)
    scroll.stage.move(196, 500)
    scroll.stage.up()
    scroll.stage.advance(3)
    scroll.stage.down(196, 500)
    let held = scroll.y
    #expect(held < -50)
    scroll.stage.advance(10)
    #expect(scroll.y == held)
    scroll.stage.up()
    scroll.stage.advance(90)
    #expect(scroll.y == 0)
  }

  @Test("Content that fits does not begin a drag, unless it may always bounce")
  func fittingContent() {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 400))
    let outer = UIPanGestureRecognizer()
    scroll.stage.window.addGestureRecognizer(outer)
    let log = UIGestureRecognizer.Log()
    outer.note(in: log, as: "outer")
    scroll.stage.drag(from: CGPoint(x: 196, y: 100), by: CGPoint(x: 0, y: 20), frames: 4)
    scroll.stage.up()
    #expect(scroll.y == 0)
    #expect(log.lines.first == "outer began")
    log.lines = []
    scroll.scrollView.alwaysBounceVertical = true
    scroll.stage.drag(from: CGPoint(x: 196, y: 100), by: CGPoint(x: 0, y: 20), frames: 4)
    #expect(scroll.y < 0)
    #expect(log.lines.isEmpty)
  }

  @Test("A horizontal list inside a vertical one gets horizontal drags, and only those")
  func nested() {
    let scroll = ScrollStage()
    let inner = UIScrollView()
    scroll.stage.add(inner, CGRect(x: 0, y: 0, width: 393, height: 300), to: scroll.scrollView)
    inner.contentSize = CGSize(width: 2000, height: 300)
    scroll.stage.drag(from: CGPoint(x: 300, y: 150), by: CGPoint(x: -20, y: 2), frames: 5)
    scroll.stage.up()
    #expect(inner.contentOffset.x > 80)
    #expect(inner.contentOffset.y == 0)
    #expect(scroll.y == 0)
    scroll.stage.advance(300)
    let x = inner.contentOffset.x
    scroll.stage.drag(from: CGPoint(x: 300, y: 250), by: CGPoint(x: 2, y: -20), frames: 5)
    #expect(scroll.y > 80)
    #expect(inner.contentOffset.x == x)
  }

  @Test("With directional lock a drag stays on the axis it began along", arguments: [true, false])
  func directionalLock(isLocked: Bool) {
    let scroll = ScrollStage(content: CGSize(width: 4000, height: 4000))
    scroll.scrollView.isDirectionalLockEnabled = isLocked
    scroll.stage.drag(from: CGPoint(x: 350, y: 700), by: CGPoint(x: -10, y: -20), frames: 5)
    #expect(scroll.y > 80)
    #expect((scroll.scrollView.contentOffset.x == 0) == isLocked)
  }

  @Test("A scroll view that must not scroll leaves drags to others")
  func scrollingDisabled() {
    let scroll = ScrollStage()
    scroll.scrollView.isScrollEnabled = false
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    #expect(scroll.y == 0)
    #expect(scroll.log.lines.isEmpty)
  }

  @Test("The pan is among the recognisers, and a subclass can be its delegate")
  func panDelegate() {
    final class Shared: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let scroll = ScrollStage(Shared())
    #expect(
      scroll.scrollView.gestureRecognizers?.contains(scroll.scrollView.panGestureRecognizer) == true
    )
    let outer = UIPanGestureRecognizer()
    scroll.stage.window.addGestureRecognizer(outer)
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    #expect(outer.state == .changed)
    #expect(scroll.y == 90)
  }

  // Touches of the content

  @Test("Content hears of a touch after 150 milliseconds, or at the lift")
  func delayedTouches() {
    let scroll = ScrollStage()
    let row = scroll.stage.add(
      TouchLogView(), CGRect(x: 0, y: 0, width: 393, height: 400), to: scroll.scrollView)
    scroll.stage.tap(100, 100)
    #expect(row.log == ["began", "ended"])
    row.log = []
    scroll.stage.down(100, 100)
    scroll.stage.advance(8)
    #expect(row.log.isEmpty)
    scroll.stage.advance(2)
    #expect(row.log == ["began"])
    scroll.stage.up()
    #expect(row.log == ["began", "ended"])
    scroll.scrollView.delaysContentTouches = false
    row.log = []
    scroll.stage.down(100, 100)
    #expect(row.log == ["began"])
  }

  @Test("A drag takes the touch from content that has it, if it may", arguments: [true, false])
  func cancelledContent(mayCancel: Bool) {
    let scroll = ScrollStage()
    scroll.scrollView.canCancelContentTouches = mayCancel
    let row = scroll.stage.add(
      TouchLogView(), CGRect(x: 0, y: 0, width: 393, height: 2000), to: scroll.scrollView)
    scroll.stage.down(100, 700)
    scroll.stage.advance(12)
    for step in 1...4 { scroll.stage.move(100, 700 - CGFloat(step * 15)) }
    #expect(row.log.first == "began")
    #expect(row.log.contains("cancelled") == mayCancel)
    #expect((scroll.y > 0) == mayCancel)
  }

  @Test("A button that was pressed long keeps its touch; a quick drag over it scrolls")
  func buttons() {
    let scroll = ScrollStage()
    let button = scroll.stage.add(
      UIControl(), CGRect(x: 0, y: 600, width: 393, height: 200), to: scroll.scrollView)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    scroll.stage.drag(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -15), frames: 4)
    scroll.stage.up()
    #expect(events.isEmpty)
    #expect(scroll.y > 0)
    scroll.stage.advance(240)
    scroll.scrollView.contentOffset = .zero
    scroll.stage.down(100, 700)
    scroll.stage.advance(12)
    scroll.stage.move(100, 660)
    scroll.stage.up()
    #expect(events == ["down", "up"])
    #expect(scroll.y == 0)
  }

  @Test("touchesShouldBegin can keep touches from the content")
  func touchesShouldBegin() {
    final class Closed: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { false }
    }
    let scroll = ScrollStage(Closed())
    let row = scroll.stage.add(
      TouchLogView(), CGRect(x: 0, y: 0, width: 393, height: 400), to: scroll.scrollView)
    scroll.stage.tap(100, 100)
    #expect(row.log.isEmpty)
  }

  // Insets and offsets

  @Test("The safe area is added along axes that scroll, and content at the top stays there")
  func adjustedInset() {
    let stage = TouchStage()
    let scrollView = stage.add(UIScrollView())
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scrollView.contentOffset.y == -59)
    scrollView.contentInset.top = 20
    #expect(scrollView.contentOffset.y == -79)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset.top == 20)
    #expect(scrollView.contentOffset.y == -20)
    let row = stage.add(UIView(), CGRect(x: 0, y: 0, width: 393, height: 100), to: scrollView)
    #expect(row.safeAreaInsets == .zero)
  }

  @Test("In a navigation controller content that fits keeps clear of the bars too")
  func underNavigationBar() {
    let stage = TouchStage()
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 100)
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.advance(2)
    #expect(scrollView.safeAreaInsets.top > 59)
    #expect(scrollView.adjustedContentInset == scrollView.safeAreaInsets)
    #expect(scrollView.contentOffset.y == -scrollView.safeAreaInsets.top)
  }

  @Test("Content with an inset between pixels stands exactly at its top", arguments: [58.8, 58.9])
  func insetBetweenPixels(inset: Double) {
    let scroll = ScrollStage()
    scroll.scrollView.contentInset.top = inset
    #expect(abs(scroll.y + inset) < 0.17)
    #expect(scroll.scrollView.distanceFromTop == 0)
    scroll.stage.drag(from: CGPoint(x: 196, y: 300), by: CGPoint(x: 0, y: 20), frames: 5)
    scroll.stage.up()
    scroll.stage.advance(120)
    #expect(scroll.scrollView.distanceFromTop == 0)
  }

  @Test("Content that shrinks takes the offset back between the edges")
  func shrinking() {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 4000))
    scroll.scrollView.contentOffset.y = 3000
    scroll.scrollView.contentSize.height = 2000
    #expect(scroll.y == 1148)
  }

  @Test(
    "A rectangle is brought into view by the shortest way",
    arguments: [(0.0, 900.0, 100.0, 148.0), (1000, 500, 100, 500), (1000, 1100, 50, 1000)])
  func scrollRect(start: Double, top: Double, height: Double, offset: Double) {
    let scroll = ScrollStage()
    scroll.scrollView.contentOffset.y = start
    scroll.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 100, height: height), animated: false)
    #expect(scroll.y == offset)
  }

  @Test("A drag puts the keyboard away if asked to")
  func keyboardDismissal() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let scroll = ScrollStage()
    let field = scroll.stage.add(Field(), CGRect(x: 0, y: 0, width: 10, height: 10))
    field.becomeFirstResponder()
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 1)
    #expect(field.isFirstResponder)
    scroll.stage.up()
    scroll.scrollView.keyboardDismissMode = .onDrag
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 1)
    #expect(!field.isFirstResponder)
  }

  @Test("Indicators show while the content moves and fade when it stands")
  func indicators() throws {
    let scroll = ScrollStage(content: CGSize(width: 393, height: 1704))
    func bar() -> CALayer? {
      scroll.scrollView.layer.sublayers?.first { $0.name == "vertical scroll indicator" }
    }
    #expect(bar() == nil)
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    let layer = try #require(bar())
    #expect(layer.opacity == 1)
    #expect(layer.frame.width == 3)
    #expect(abs(layer.frame.height - (852 - 6 - 59 - 34) / 2) < 1)
    #expect(layer.frame.maxX == 390)
    scroll.stage.advance(12)
    scroll.stage.up()
    #expect(layer.opacity == 0)
    #expect(layer.presentation()?.opacity == 1)
    scroll.stage.advance(60)
    #expect(layer.presentation()?.opacity == 0)
    #expect(scroll.scrollView.subviews.isEmpty)
  }

  @Test("Code that sets the offset stops what moves")
  func setOffset() {
    let scroll = ScrollStage()
    scroll.fling(finger: -2000, from: CGPoint(x: 196, y: 800), moves: 8)
    scroll.stage.advance(5)
    scroll.scrollView.contentOffset.y = 10
    scroll.stage.advance(30)
    #expect(scroll.y == 10)
    #expect(scroll.stage.host.layerHost.runningWork.allSatisfy { !$0.contains("display link") })
  }
}
