/// What an element that holds others is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page that people go to.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To the page after this one.
  case next = 5
  /// To the page before this one.
  case previous = 6
}

/// How a switch moves among an element's elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system finds best.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// As one.
  case combined = 2
}

/// An object that tests find by a name that nobody reads.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A string that names the element for tests.
  var accessibilityIdentifier: String? { get set }
}
