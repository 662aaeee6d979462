import Testing
import UIKit

/// A device with one window and a finger, driven by hand at 60 frames a second.
@MainActor
final class TouchStage {
  let host: DisplayHost
  let window: UIWindow
  private(set) var frame = 0

  init(_ configure: (inout DisplayConfiguration) -> Void = { _ in }) {
    var configuration = DisplayConfiguration()
    configure(&configuration)
    host = DisplayHost(configuration)
    window = UIWindow(frame: CGRect(origin: .zero, size: configuration.size))
    window.makeKeyAndVisible()
    advance()
  }

  var dispatcher: TouchDispatcher { host.touchDispatcher }
  var time: Double { Double(frame) / 60 }
  private var nextTime: Double { Double(frame + 1) / 60 }

  /// Adds a view over a rectangle of the window, named for messages.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ rect: CGRect? = nil, to parent: UIView? = nil
  ) -> View {
    view.frame = rect ?? (parent ?? window).bounds
    (parent ?? window).addSubview(view)
    return view
  }

  func advance(_ frames: Int = 1) {
    for _ in 0..<max(0, frames) {
      frame += 1
      host.advanceFrame(to: time)
    }
  }

  func advance(seconds: Double) { advance(Int((seconds * 60).rounded(.up))) }

  /// Each of these is one frame.
  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    dispatcher.touchDown(id: finger, at: CGPoint(x: x, y: y), time: nextTime)
    advance()
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    dispatcher.touchMoved(id: finger, to: CGPoint(x: x, y: y), time: nextTime)
    advance()
  }

  func up(finger: Int = 1) {
    dispatcher.touchUp(id: finger, time: nextTime)
    advance()
  }

  func cancel(finger: Int = 1) {
    dispatcher.touchCancelled(id: finger, time: nextTime)
    advance()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Moves along a line, one step a frame, and stays down.
  func drag(from start: CGPoint, by step: CGPoint, frames: Int) {
    down(start.x, start.y)
    for index in 1...max(1, frames) {
      move(start.x + step.x * CGFloat(index), start.y + step.y * CGFloat(index))
    }
  }
}

/// A view that notes what it is told.
final class TouchLogView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    log.append(touches.count == 1 ? what : "\(what) \(touches.count)")
  }
}

extension UIGestureRecognizer {
  /// Notes each action's state in a list under a name.
  func note(in log: Log, as name: String) {
    addAction { log.lines.append("\(name) \($0.state)") }
  }

  /// Lines that closures add to.
  @MainActor
  final class Log {
    var lines: [String] = []
  }
}
