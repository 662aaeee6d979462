/// The animation of a change by code.
public enum SheetAnimation: Equatable, Sendable {
  /// No animation.
  case none
  /// The style's own spring.
  case settle
  /// Another spring, for example the keyboard's.
  case spring(SheetSpring)
}
