import UIKit

/// The user's text sizes, with names for command lines and URLs.
package enum DeviceTextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl
  case ax1, ax2, ax3, ax4, ax5

  /// The content size category.
  package var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }

  /// Creates the size of a content size category; `nil` for unspecified.
  package init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = size
  }
}
