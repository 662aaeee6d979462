/// One finger on the screen, from its landing to its lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down in this frame.
    case began
    /// The finger moved in this frame.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What touches the screen.
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

  /// Where the touch stands now.
  open var phase: Phase { currentPhase }
  /// When the touch last changed, in seconds of the media clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// How many times in a row the finger tapped here.
  open var tapCount: Int { currentTapCount }
  /// What touches the screen: always a finger here.
  open var type: TouchType { .direct }
  /// The window the touch landed in.
  open var window: UIWindow? { touchedWindow }
  /// The view the touch landed in.
  open var view: UIView? { touchedView }
  /// The recognisers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { contactRadius }

  /// The touch's place in a view, in points; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The touch's place in a view before its last move, in points; `nil` means the window.
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
  /// Strong while the finger is down, as the view: what goes away in mid-touch still gets the end.
  package var touchedWindow: UIWindow?
  package var touchedView: UIView?
  package var receivers: [UIGestureRecognizer] = []
  package var contactRadius: CGFloat = 5
  /// The device's number for the finger.
  package var finger = 0
  /// Where the finger landed, in points of the window.
  package var landing = CGPoint.zero
  /// All places reported since the last event, oldest first; recognisers estimate velocities by them.
  package var samples: [TouchSample] = []
  /// What the touched view was told so far.
  var delivery = TouchDelivery()

  /// Whether the finger is off the screen.
  package var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }
}
