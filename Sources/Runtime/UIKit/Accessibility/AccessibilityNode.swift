/// An element as assistive technology has it, or a container with the elements it holds.
@MainActor
package struct AccessibilityNode {
  /// The view or element. A node belongs to one moment; it is not kept.
  package let responder: UIResponder
  package let role: AccessibilityRole
  package let isElement: Bool
  package let rank: Int
  package let identifier: String?
  package internal(set) var label: String?
  package internal(set) var value: String?
  package let hint: String?
  package internal(set) var traits: UIAccessibilityTraits
  /// Points of the screen.
  package let frame: CGRect
  package let actions: [String]
  /// In the order of reading.
  package internal(set) var children: [AccessibilityNode] = []

  init(element responder: UIResponder) {
    let traits = responder.accessibilityTraits
    self.responder = responder
    self.traits = traits
    let view = responder as? UIView
    role = view?.accessibilityRole ?? AccessibilityRole(traits)
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

  /// The elements at and below the node, in the order of reading.
  package var elements: [AccessibilityNode] {
    (isElement ? [self] : []) + children.flatMap(\.elements)
  }

  /// Where the node counts as standing: a scroll view where its bars leave it free.
  var placeForOrder: CGRect {
    guard let scrollView = responder as? UIScrollView else { return frame }
    return frame.inset(by: scrollView.adjustedContentInset)
  }

  /// Groups of no name add nothing to a tree: their elements take their place.
  var isBareGroup: Bool {
    role == .group && !isElement && identifier == nil && label == nil
      && responder.accessibilityContainerType == UIAccessibilityContainerType.none
  }
}
