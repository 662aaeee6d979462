/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The size of a new device.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest but for accessibility.
  case xxxLarge
  /// The first of those for accessibility.
  case accessibility1
  /// The second of those for accessibility.
  case accessibility2
  /// The third of those for accessibility.
  case accessibility3
  /// The fourth of those for accessibility.
  case accessibility4
  /// The largest.
  case accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  /// UIKit's size; `nil` for one that is not specified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      guard newValue != self[DynamicTypeSizeKey.self] else { return }
      self[DynamicTypeSizeKey.self] = newValue
      traits = traits.modifyingTraits { $0.preferredContentSizeCategory = newValue.category }
    }
  }
}

/// Keeps the text size within a range.
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
  /// The text size in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size in this view within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let all = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      DynamicTypeSizeModifier(least: all.first ?? .large, most: all.last ?? .large))
  }
}
