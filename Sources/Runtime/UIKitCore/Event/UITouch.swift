/// A finger on the screen, from its landing to its lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch began in this frame.
    case began
    /// The touch moved in this frame.
    case moved
    /// The touch did not move.
    case stationary
    /// The touch ended: the finger was lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// The kind of object that touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote's touch surface.
    case indirect
    /// A pencil on the screen.
    case pencil
    /// The pointer of a mouse or track pad.
    case indirectPointer
  }

  /// The current phase of the touch.
  open var phase: Phase { currentPhase }
  /// The time of the last change, in seconds of the media clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// The number of successive taps at this place.
  open var tapCount: Int { currentTapCount }
  /// The kind of object that touches the screen: always a finger here.
  open var type: TouchType { .direct }
  /// The window in which the touch began.
  open var window: UIWindow? { touchedWindow }
  /// The view in which the touch began.
  open var view: UIView? { touchedView }
  /// The recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { contactRadius }

  /// Returns the touch's location in a view's coordinates, in points; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns the touch's location before its last movement in a view's coordinates, in points;
  /// `nil` means the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let touchedWindow, let view, view !== touchedWindow else { return point }
    return touchedWindow.convert(point, to: view)
  }

  package var currentPhase = Phase.began
  package var currentTimestamp: TimeInterval = 0
  package var currentTapCount = 1
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero
  /// The window and view are retained while the finger is down, so that removed ones still receive
  /// the end of the touch.
  package var touchedWindow: UIWindow?
  package var touchedView: UIView?
  package var receivers: [UIGestureRecognizer] = []
  package var contactRadius: CGFloat = 5
  /// The device's number of the finger.
  package var finger = 0
  /// The location at which the touch began, in points of the window.
  package var landing = CGPoint.zero
  /// All locations reported since the last event, oldest first; recognisers estimate velocities
  /// from them.
  package var samples: [TouchSample] = []
  /// The delivery state of the touch to its view.
  var delivery = TouchDelivery()

  /// Indicates whether the finger is off the screen.
  package var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }
}
