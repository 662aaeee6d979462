/// How a change that was asked for happens.
public enum SheetAnimation: Equatable, Sendable {
  /// At once.
  case none
  /// With the style's own spring.
  case settle
  /// With another spring, for example the keyboard's.
  case spring(SheetSpring)
}
