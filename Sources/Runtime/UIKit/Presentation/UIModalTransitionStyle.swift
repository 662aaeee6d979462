/// How a presented controller comes and goes where nobody supplies an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below.
  case coverVertical = 0
  /// Turns over about the vertical axis.
  case flipHorizontal = 1
  /// Fades in over what was there.
  case crossDissolve = 2
}

extension UIModalTransitionStyle {
  /// The style under the user's wishes: crossing fades where they are asked for, and nothing that
  /// turns where motion is to be less. Grade: documented for the former, tunable for the latter.
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
  /// The style of the preferred transition, or else of the modal one.
  var wantedTransitionStyle: UIModalTransitionStyle {
    preferredTransition?.style ?? modalTransitionStyle
  }
}
