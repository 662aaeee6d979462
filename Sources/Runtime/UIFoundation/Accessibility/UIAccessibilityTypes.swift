/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular type.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page to which users navigate.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to the content at the right.
  case right = 1
  /// Scrolls to the content at the left.
  case left = 2
  /// Scrolls to the content above.
  case up = 3
  /// Scrolls to the content below.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}

/// The style in which Switch Control navigates the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The style that the system chooses.
  case automatic = 0
  /// One element after the other.
  case separate = 1
  /// All elements as one.
  case combined = 2
}

/// An object with an identifier for tests, which is never read to users.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A string that identifies the element in tests.
  var accessibilityIdentifier: String? { get set }
}
