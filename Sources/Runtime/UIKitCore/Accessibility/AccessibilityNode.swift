/// An accessibility element as assistive technology sees it, or a container with its elements.
@MainActor
package struct AccessibilityNode {
  /// The view or element. A node describes one moment and is not kept.
  package let responder: UIResponder
  package let role: AccessibilityRole
  package let isElement: Bool
  package let rank: Int
  package let identifier: String?
  package internal(set) var label: String?
  package internal(set) var value: String?
  package let hint: String?
  package internal(set) var traits: UIAccessibilityTraits
  /// The frame in points of the screen.
  package let frame: CGRect
  package let actions: [String]
  /// The child nodes in reading order.
  package internal(set) var children: [AccessibilityNode] = []

  init(element responder: UIResponder) {
    let traits = responder.accessibilityTraits
    self.responder = responder
    self.traits = traits
    let view = responder as? UIView
    role = view?._accessibilityRole ?? AccessibilityRole(traits)
    rank = view?.accessibilityRank ?? 0
    isElement = true
    identifier = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    label = responder.accessibilityLabel
    value = responder.accessibilityValue
    hint = responder.accessibilityHint
    frame = responder.accessibilityFrame
    actions = responder.accessibilityCustomActions?.map(\.name) ?? []
  }

  init(container view: UIView, role: AccessibilityRole, children: [AccessibilityNode]) {
    responder = view
    self.role = role
    rank = view.accessibilityRank
    isElement = false
    identifier = view.accessibilityIdentifier
    label = view.accessibilityLabel
    value = nil
    hint = nil
    traits = view.accessibilityTraits
    frame = view.accessibilityFrame
    actions = []
    self.children = children
  }

  /// The elements at and below the node, in reading order.
  package var elements: [AccessibilityNode] {
    (isElement ? [self] : []) + children.flatMap(\.elements)
  }

  /// The frame by which the node is ordered: for a scroll view the part that its bars leave free.
  var placeForOrder: CGRect {
    guard let scrollView = responder as? UIScrollView else { return frame }
    return frame.inset(by: scrollView.adjustedContentInset)
  }

  /// Indicates whether the node is an unnamed group, which adds nothing to a tree and is replaced
  /// by its elements.
  var isBareGroup: Bool {
    role == .group && !isElement && identifier == nil && label == nil
      && responder.accessibilityContainerType == UIAccessibilityContainerType.none
  }
}
