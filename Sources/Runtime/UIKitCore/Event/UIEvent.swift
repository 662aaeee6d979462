/// The changes of all touches on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A command of a headset or another accessory.
    case remoteControl
    /// Presses of buttons and keys.
    case presses
    /// Scrolling with a wheel or track pad.
    case scroll = 10
    /// A pointer that moved without a press.
    case hover = 11
    /// A pinch or rotation on a track pad.
    case transform = 14
  }

  /// The kind of a motion or remote control event.
  public enum EventSubtype: Int, Sendable {
    /// No kind.
    case none
    /// The device was shaken.
    case motionShake
  }

  /// The kind of the event: none, as the event has touches.
  open var subtype: EventSubtype { .none }

  /// The type of the event: touches.
  open var type: EventType { .touches }
  /// The time of the event, in seconds of the media clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// All touches on the screen.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.view === view }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// Returns the touches that a recogniser receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.receivers.contains { $0 === gesture } }
  }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches in the order in which they began.
  package var orderedTouches: [UITouch] = []
  package var currentTimestamp: TimeInterval = 0
}
