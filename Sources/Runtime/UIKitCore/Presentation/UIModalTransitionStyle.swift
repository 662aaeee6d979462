/// Transition styles of modal presentations without an animator of the app's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom edge.
  case coverVertical = 0
  /// The views flip around the vertical axis.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
}

extension UIModalTransitionStyle {
  /// The style under the user's accessibility settings: cross-fades if the user prefers them
  /// (documented), and no flip under reduced motion (tunable).
  @MainActor
  var comfortable: UIModalTransitionStyle {
    switch self {
    case .coverVertical where UIAccessibility.prefersCrossFadeTransitions: .crossDissolve
    case .flipHorizontal where UIAccessibility.isReduceMotionEnabled: .crossDissolve
    default: self
    }
  }
}

extension UIViewController {
  /// The style of `preferredTransition`, or else `modalTransitionStyle`.
  var wantedTransitionStyle: UIModalTransitionStyle {
    preferredTransition?.style ?? modalTransitionStyle
  }
}
