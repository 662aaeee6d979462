@_spi(Core) import SwiftUICore

/// A type that defines the arrangement of navigation split views.
public protocol NavigationSplitViewStyle {}

/// The default split view style: ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the default style.
  public init() {}
}

/// A split view style in which the detail shrinks beside the leading columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates a balanced style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style: ``balanced``.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which the detail shrinks beside the leading columns.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
  var ideal: CGFloat

  /// The width of a leading column without a preference. Grade: tunable.
  static let standard: CGFloat = 320
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the style of the navigation split views in this view. Both styles arrange the columns
  /// beside each other.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the width of the leading column that contains this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Sets the preferred width of the leading column that contains this view, in points. Columns
  /// cannot be resized here, so it is the ideal width within the limits.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity))
    return preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: width))
  }
}
