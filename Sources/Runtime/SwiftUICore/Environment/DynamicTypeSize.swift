/// The user's preferred text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// An extra small size.
  case xSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// A large size, the default of a new device.
  case large
  /// An extra large size.
  case xLarge
  /// An extra extra large size.
  case xxLarge
  /// The largest of the standard sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size, the largest.
  case accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  /// Creates a size from UIKit's content size category; `nil` for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }

  /// Indicates whether this is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The text size of the environment.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      guard newValue != self[DynamicTypeSizeKey.self] else { return }
      self[DynamicTypeSizeKey.self] = newValue
      traits = traits.modifyingTraits { $0.preferredContentSizeCategory = newValue.category }
    }
  }
}

/// Limits the text size to a range.
struct DynamicTypeSizeModifier {
  let least: DynamicTypeSize
  let most: DynamicTypeSize
}

extension DynamicTypeSizeModifier: ViewModifier, EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
  }
}

extension View {
  /// Sets the text size in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size in this view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let all = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      DynamicTypeSizeModifier(least: all.first ?? .large, most: all.last ?? .large))
  }
}
