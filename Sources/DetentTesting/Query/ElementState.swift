import UIKit
import VirtualDevice

/// An element of the screen at one moment: an accessibility element, a container, or a view.
@MainActor
public struct ElementState {
  /// The kind: `button`, `slider`, `sheet` and so on; `view` for a view that assistive technology
  /// does not reach.
  public let role: String
  /// The accessibility label, which of a text is the text.
  public let label: String?
  /// The accessibility value.
  public let value: String?
  /// The accessibility identifier.
  public let identifier: String?
  /// The accessibility traits.
  public let traits: UIAccessibilityTraits
  /// The frame in points of the screen.
  public let frame: CGRect
  /// The names of its custom actions.
  public let actions: [String]
  /// The view; `nil` for an accessibility element that is none.
  public let view: UIView?

  let responder: UIResponder
  /// The element as assistive technology reaches it; `nil` if it does not.
  let screenElement: ScreenElement?

  /// Indicates whether the element is selected, as a segment or a row.
  public var isSelected: Bool {
    traits.contains(.selected) || (view as? UIControl)?.isSelected == true
  }

  /// Indicates whether the element can be used.
  public var isEnabled: Bool {
    !traits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false
  }

  init(_ element: ScreenElement) {
    role = element.role
    label = element.label
    value = element.value
    identifier = element.identifier
    traits = element.traits
    frame = element.frame
    actions = element.actions
    responder = element.responder
    view = element.responder as? UIView
    screenElement = element
  }

  init(_ view: UIView) {
    role = "view"
    label = view.accessibilityLabel
    value = view.accessibilityValue
    identifier = view.accessibilityIdentifier
    traits = view.accessibilityTraits
    frame = view.convert(view.bounds, to: nil)
    actions = []
    responder = view
    self.view = view
    screenElement = nil
  }

  /// Indicates whether the element is inside of a responder, or is it.
  func isWithin(_ container: UIResponder) -> Bool {
    var current: UIResponder? = responder
    while let next = current {
      if next === container { return true }
      current = next.next
    }
    return false
  }
}
