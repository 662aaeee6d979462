/// What an element is called in the tree, in the words of Apple's UI tests.
package enum AccessibilityRole: String, Sendable {
  case window, sheet, alert, popover, presentation, menu, dismissRegion
  case navigationBar, tabBar, toolbar, scrollView, table, collectionView, list, landmark, group
  case cell, button, link, image, staticText, header, key, textField, secureTextField, searchField
  case textView, slider, adjustable, `switch`, segmentedControl, stepper, pageIndicator
  case progressIndicator, activityIndicator, other

  /// The role that traits alone suggest.
  init(_ traits: UIAccessibilityTraits) {
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

  /// The role of a container of a type; `nil` for none.
  init?(_ type: UIAccessibilityContainerType) {
    switch type {
    case .none: return nil
    case .dataTable: self = .table
    case .list: self = .list
    case .landmark: self = .landmark
    case .semanticGroup: self = .group
    }
  }
}

/// Containers that are read as one and have a place among what stands around them.
enum AccessibilityRank {
  /// A bar at the top, before what it stands over.
  static let leadingBar = -2
  /// A sheet's grabber.
  static let grabber = -3
  /// A bar at the bottom, after what it stands over.
  static let trailingBar = 2
  /// What is presented over the rest.
  static let presentation = 4
  /// What dismisses by a touch beside a presentation.
  static let dismissRegion = 6
}
