/// What happened to the touches of the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event tells.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device was moved.
    case motion
    /// A headset or another accessory.
    case remoteControl
    /// Buttons and keys.
    case presses
    /// A wheel or track pad scrolled.
    case scroll = 10
    /// A pointer moved without pressing.
    case hover = 11
    /// A track pad pinched or turned.
    case transform = 14
  }

  /// What the event tells: touches.
  open var type: EventType { .touches }
  /// When it happened, in seconds of the media clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// All touches of the screen.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches that landed in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.view === view }
  }

  /// The touches that landed in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// The touches that a recogniser gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.receivers.contains { $0 === gesture } }
  }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches in the order in which the fingers came down.
  package var orderedTouches: [UITouch] = []
  package var currentTimestamp: TimeInterval = 0
}
