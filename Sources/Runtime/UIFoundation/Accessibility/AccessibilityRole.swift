/// The type of an element in the accessibility tree, under the name that this package uses.
package typealias AccessibilityRole = _AccessibilityRole

/// The type of an element in the accessibility tree, with the names of Apple's UI tests.
public enum _AccessibilityRole: String, Sendable {
  case window, sheet, alert, popover, presentation, menu, dismissRegion
  case navigationBar, tabBar, toolbar, scrollView, table, collectionView, list, landmark, group
  case cell, button, link, image, staticText, header, key, textField, secureTextField, searchField
  case textView, slider, adjustable, `switch`, segmentedControl, stepper, pageIndicator
  case progressIndicator, activityIndicator, other

  /// Creates the role that traits alone imply.
  package init(_ traits: UIAccessibilityTraits) {
    if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.adjustable) {
      self = .adjustable
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.header) {
      self = .header
    } else if traits.contains(.staticText) {
      self = .staticText
    } else {
      self = .other
    }
  }

  /// Creates the role of a container type; `nil` for none.
  package init?(_ type: UIAccessibilityContainerType) {
    switch type {
    case .none: return nil
    case .dataTable: self = .table
    case .list: self = .list
    case .landmark: self = .landmark
    case .semanticGroup: self = .group
    }
  }
}

/// The reading ranks of containers that are read as a whole before or after the elements around
/// them.
package enum AccessibilityRank {
  /// A bar at the top, read before the content it covers.
  package static let leadingBar = -2
  /// The grabber of a sheet.
  package static let grabber = -3
  /// A bar at the bottom, read after the content it covers.
  package static let trailingBar = 2
  /// The content of a presentation.
  package static let presentation = 4
  /// The region beside a presentation in which a touch dismisses it.
  package static let dismissRegion = 6
}
