extension NSLayoutConstraint {
  /// How the views of a visual format stand to each other across its direction, and which way it is
  /// read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles of the widths are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles of the heights are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Baselines of the last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Baselines of the first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The format is read as the language is. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// What is equal in all views.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}

/// Why a visual format can not be read, and where.
struct VisualFormatError: Error {
  let problem: String
  let place: Int
}
