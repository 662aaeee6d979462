/// The repetition of a button's action while the button is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Sendable {
    case automatic, enabled, disabled
  }

  private let kind: Kind
  var repeats: Bool { kind == .enabled }

  /// The system's behaviour: the action does not repeat.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// The repetition of buttons' actions while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the actions of the buttons in this view repeat while they are pressed.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Repeats a button's action while the button is pressed.
@MainActor
final class ButtonRepeat: FrameAnimation {
  private weak var control: ButtonControl?
  private var next: Double
  /// Indicates whether the action has been performed, so that the end of the touch performs it no
  /// more.
  private(set) var hasActed = false

  /// The delay in seconds until the first repetition, and the interval between further ones, like
  /// the key repeat of keyboards. Grade: tunable.
  private static let delay = 0.5
  private static let interval = 0.1

  init(_ control: ButtonControl, on clock: AnimationClock) {
    self.control = control
    next = clock.now + Self.delay
    clock.add(self)
  }

  /// The end of the touch ends it, not a duration.
  var isFinite: Bool { false }

  func advance(to time: Double) -> Bool {
    guard let control, control.isHighlighted, control.repetition === self else { return false }
    guard time >= next else { return true }
    next += Self.interval
    hasActed = true
    control.action?()
    return true
  }
}
