extension UIStackView {
  /// The distribution of arranged views along a stack view's axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack view; hugging and compression resistance priorities determine which are
    /// resized.
    case fill
    /// Views fill the stack view with equal lengths.
    case fillEqually
    /// Views fill the stack view in proportion to the lengths of their content.
    case fillProportionally
    /// Views keep their length, with equal spacing.
    case equalSpacing
    /// Views keep their length, with equal distances between centres as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of arranged views across a stack view's axis.
  public enum Alignment: Int, Sendable {
    /// Stretched from edge to edge.
    case fill
    /// At the leading edge of a vertical stack view, at the top of a horizontal one.
    case leading
    /// With aligned first baselines, in a horizontal stack view.
    case firstBaseline
    /// Centred.
    case center
    /// At the trailing edge of a vertical stack view, at the bottom of a horizontal one.
    case trailing
    /// With aligned last baselines, in a horizontal stack view.
    case lastBaseline

    /// At the top of a horizontal stack view.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack view.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for ``spacing`` in ``setCustomSpacing(_:after:)``.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value for the system's standard spacing.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
