import UIKit

/// A device with one window, and fingers that touch views without recognisers in between.
@MainActor
struct TestStage {
  let host: DisplayHost
  let window: UIWindow
  private let clock = Clock()

  private final class Clock {
    var frame = 0
  }

  init(_ change: (inout DisplayConfiguration) -> Void = { _ in }) {
    var configuration = DisplayConfiguration()
    change(&configuration)
    host = DisplayHost(configuration)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    run(frames: 1)
  }

  func run(frames: Int) {
    for _ in 0..<frames {
      host.advanceFrame(to: Double(clock.frame) / 60)
      clock.frame += 1
    }
  }

  /// A finger, through the recognisers: down at a point of the screen, along to another in a number
  /// of frames, and up unless it is kept down.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int, lifts: Bool = true) {
    let dispatcher = host.touchDispatcher
    dispatcher.touchDown(id: 1, at: start, time: time)
    run(frames: 1)
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      dispatcher.touchMoved(
        id: 1,
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        time: time)
      run(frames: 1)
    }
    if lifts {
      dispatcher.touchUp(id: 1, time: time)
      run(frames: 1)
    }
  }

  /// A short tap of a finger in the middle of a view, through the recognisers.
  func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    host.touchDispatcher.touchDown(id: 1, at: place, time: time)
    run(frames: 3)
    host.touchDispatcher.touchUp(id: 1, time: time)
    run(frames: 1)
  }

  /// The time of the next frame, in seconds.
  var time: Double { Double(clock.frame) / 60 }

  /// A finger that comes down on a view, at a point of the view.
  func touch(_ view: UIView, at point: CGPoint, taps: Int = 1) -> TestFinger {
    let finger = TestFinger(view, window: window, at: view.convert(point, to: nil), taps: taps)
    view.touchesBegan([finger.touch], with: finger.event)
    return finger
  }
}

/// A finger that speaks to one view.
@MainActor
struct TestFinger {
  let touch = UITouch()
  let event = UIEvent()
  private let view: UIView

  init(_ view: UIView, window: UIWindow, at point: CGPoint, taps: Int) {
    self.view = view
    touch.touchedWindow = window
    touch.touchedView = view
    touch.windowLocation = point
    touch.previousWindowLocation = point
    touch.currentTapCount = taps
    event.orderedTouches = [touch]
  }

  func move(to point: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = view.convert(point, to: nil)
    touch.currentPhase = .moved
    view.touchesMoved([touch], with: event)
  }

  func lift() {
    touch.currentPhase = .ended
    view.touchesEnded([touch], with: event)
  }

  func cancel() {
    touch.currentPhase = .cancelled
    view.touchesCancelled([touch], with: event)
  }
}
