/// The user's preferred text size in Dynamic Type.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category, as it appears in the system's preferences.
  public let rawValue: String

  /// Creates a category from its name; unknown names are ordered and sized like `large`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No category is specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small text, the smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Text slightly smaller than the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default text size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Text slightly larger than the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Text two steps larger than the default.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all categories.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories from the smallest text to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category in `ordered`; that of `large` for unspecified and unknown ones.
  package var index: Int {
    UIContentSizeCategory.indices[self] ?? 3
  }

  private static let indices = Dictionary(
    uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
}

extension UIContentSizeCategory {
  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Returns whether the text of the left category is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }

  /// Returns whether the text of the left category is not larger.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index <= right.index
  }

  /// Returns whether the text of the left category is larger.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index > right.index
  }

  /// Returns whether the text of the left category is not smaller.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index >= right.index
  }
}
