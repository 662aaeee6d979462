/// How a presented controller comes and goes where nobody supplies an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below.
  case coverVertical = 0
  /// Turns over about the vertical axis.
  case flipHorizontal = 1
  /// Fades in over what was there.
  case crossDissolve = 2
}
