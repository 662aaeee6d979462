extension UIStackView {
  /// How a stack shares out its length.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack; hugging and compression priorities say which give.
    case fill
    /// Views fill the stack and are of the same length.
    case fillEqually
    /// Views fill the stack in proportion to the lengths of their content.
    case fillProportionally
    /// Views keep their length and the gaps are equal.
    case equalSpacing
    /// Views keep their length and their middles are equally far apart, as far as gaps allow.
    case equalCentering
  }

  /// How a stack places views across its axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading
    /// In a horizontal stack, with the first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// In a horizontal stack, with the last baselines on one line.
    case lastBaseline

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's standard gap.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
