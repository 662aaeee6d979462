/// Constants that indicate the style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style for the interface style.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}
