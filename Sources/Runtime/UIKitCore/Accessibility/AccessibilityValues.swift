/// The accessibility properties that the app set on an element; those it did not set are `nil`, so
/// that every class can derive them from its own state.
package final class AccessibilityValues {
  package var isElement: Bool?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var elements: [Any]?
  package var hidesElements = false
  /// Indicates whether the view is modal; `nil` until the app sets it.
  package var isModal: Bool?
  package var groupsChildren: Bool?
  package var customActions: [UIAccessibilityCustomAction]?
  package var containerType = UIAccessibilityContainerType.none
  package var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package var language: String?
  package var userInputLabels: [String]?
  package var respondsToUserInteraction: Bool?
  /// The reading rank: elements with a lower rank are read before others in their container; 0 for
  /// most.
  package var rank = 0

  package init() {}
}

extension UIResponder {
  /// The values that the app set, created at the first write.
  package var changeableAccessibility: AccessibilityValues {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityValues()
    accessibilityStorage = made
    return made
  }
}
