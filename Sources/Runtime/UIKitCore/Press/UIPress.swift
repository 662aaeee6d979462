/// The press of a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Constants that indicate the phase of a press.
  public enum Phase: Int, Sendable {
    /// The press began.
    case began
    /// The force changed.
    case changed
    /// The press has not changed since the last event.
    case stationary
    /// The press ended.
    case ended
    /// The press was cancelled.
    case cancelled
  }

  /// Constants that indicate the button that was pressed. Those of a remote control are on no virtual device.
  public enum PressType: Int, Sendable {
    /// The upper part of a remote control, or the arrow key up.
    case upArrow
    /// The lower part of a remote control, or the arrow key down.
    case downArrow
    /// The left part of a remote control, or the arrow key to the left.
    case leftArrow
    /// The right part of a remote control, or the arrow key to the right.
    case rightArrow
    /// The button that selects, or the return key.
    case select
    /// The menu button, or the escape key.
    case menu
    /// The button that plays and pauses.
    case playPause
  }

  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The button that was pressed; ``PressType/select`` for keys without one, which ``key`` tells apart.
  open var type: PressType {
    switch key?.stroke.key {
    case .left: .leftArrow
    case .right: .rightArrow
    case .up: .upArrow
    case .down: .downArrow
    case .escape: .menu
    default: .select
    }
  }
  /// The time of the last change, in seconds of the media clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The key; every press here is one of a key.
  open private(set) var key: UIKey?

  init(_ key: UIKey) {
    self.key = key
    super.init()
  }
}

/// The presses at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses.
  open private(set) var allPresses: Set<UIPress>

  open override var type: EventType { .presses }

  init(_ presses: Set<UIPress>) {
    allPresses = presses
    super.init()
  }

  /// Indicates whether the presses reached the end of the responder chain.
  var isUnhandled = false
}

extension UIResponder {
  func forward(_ event: UIPressesEvent?, _ body: (UIResponder) -> Void) {
    guard let next else {
      event?.isUnhandled = true
      return
    }
    body(next)
  }
}

extension DisplayHost {
  /// Notifies the responders of the press and the release of a key.
  ///
  /// - Returns: `true` if a responder handled it, because its method did not call `super`.
  func deliverPress(_ stroke: KeyStroke, to start: UIResponder?) -> Bool {
    guard let start else { return false }
    let press = UIPress(UIKey(stroke))
    press.timestamp = time
    let event = UIPressesEvent([press])
    event.currentTimestamp = time
    start.pressesBegan([press], with: event)
    let isHandled = !event.isUnhandled
    press.phase = .ended
    start.pressesEnded([press], with: event)
    return isHandled
  }
}
