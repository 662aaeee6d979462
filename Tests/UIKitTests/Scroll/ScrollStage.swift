import UIKit

/// A full-screen scroll view under a finger, with the record of what its delegate heard.
@MainActor
struct ScrollStage {
  let stage = TouchStage()
  let scrollView: UIScrollView
  let log = ScrollLog()

  init(
    _ scrollView: UIScrollView = UIScrollView(), size: CGSize = CGSize(width: 393, height: 852),
    content: CGSize = CGSize(width: 393, height: 40_000)
  ) {
    self.scrollView = scrollView
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.add(scrollView, CGRect(origin: .zero, size: size))
    scrollView.contentSize = content
    scrollView.delegate = log
  }

  var y: Double { scrollView.contentOffset.y }

  /// Drags at an even speed in points a second and lifts `early` seconds before the next frame; the
  /// finger's last report is the lift's.
  func fling(finger speed: Double, from start: CGPoint, moves: Int, liftEarly early: Double = 0) {
    let dispatcher = stage.dispatcher
    let origin = stage.time + 1 / 60 - early
    dispatcher.touchDown(id: 1, at: start, time: origin)
    for index in 1...moves {
      let elapsed = Double(index) / 60
      dispatcher.touchMoved(
        id: 1, to: CGPoint(x: start.x, y: start.y + speed * elapsed), time: origin + elapsed)
    }
    dispatcher.touchUp(id: 1, time: origin + Double(moves) / 60)
    stage.advance(moves + 1)
  }
}

/// Notes a scroll view's callbacks; runs of `didScroll` are one line.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var replacement: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if lines.last != "didScroll" { lines.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let replacement { targetContentOffset.pointee = replacement }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
}
