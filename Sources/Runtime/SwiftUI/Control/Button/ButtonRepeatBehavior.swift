/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Sendable {
    case automatic, enabled, disabled
  }

  private let kind: Kind
  var repeats: Bool { kind == .enabled }

  /// As the system does: once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// Once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Whether buttons in this view act again and again while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Does what a button does while it is held.
@MainActor
final class ButtonRepeat: FrameAnimation {
  private weak var control: ButtonControl?
  private var next: Double
  /// Whether letting go of the button is to do nothing more.
  private(set) var hasActed = false

  /// Seconds until the first repetition, and between further ones, as keys of keyboards repeat.
  /// Grade: tunable.
  private static let delay = 0.5
  private static let interval = 0.1

  init(_ control: ButtonControl, on clock: AnimationClock) {
    self.control = control
    next = clock.now + Self.delay
    clock.add(self)
  }

  /// A finger, not time, ends it.
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
