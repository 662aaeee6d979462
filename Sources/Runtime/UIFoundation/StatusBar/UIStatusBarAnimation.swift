/// Constants that indicate the animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides.
  case slide = 2
}
