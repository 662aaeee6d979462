/// What code told assistive technology about an element; what it left out stays `nil`, so that every
/// class can answer from its own state.
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
  /// `nil` until somebody says so.
  package var isModal: Bool?
  package var groupsChildren: Bool?
  package var customActions: [UIAccessibilityCustomAction]?
  package var containerType = UIAccessibilityContainerType.none
  package var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package var language: String?
  package var userInputLabels: [String]?
  package var respondsToUserInteraction: Bool?
  /// What is read before others in its container has a lower one; 0 for most.
  package var rank = 0

  package init() {}
}

extension UIResponder {
  /// The told values, made when first written to.
  package var toldAccessibility: AccessibilityValues {
    if let accessibilityStorage { return accessibilityStorage }
    let made = AccessibilityValues()
    accessibilityStorage = made
    return made
  }
}
