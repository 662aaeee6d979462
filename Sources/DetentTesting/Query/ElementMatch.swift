import UIKit
import VirtualDevice

/// A condition on the elements of the screen; see ``TestApp/element(_:)``.
public struct ElementMatch: Sendable, CustomStringConvertible {
  /// The condition in a few words.
  public let description: String
  /// Indicates whether every visible view is searched, and not only what assistive technology
  /// reaches.
  let searchesViews: Bool
  let accepts: @MainActor (ElementState, VirtualDevice) -> Bool

  private init(
    _ description: String, searchesViews: Bool = false,
    accepts: @escaping @MainActor (ElementState, VirtualDevice) -> Bool
  ) {
    self.description = description
    self.searchesViews = searchesViews
    self.accepts = accepts
  }

  /// The elements with an accessibility label.
  public static func label(_ label: String) -> ElementMatch {
    ElementMatch("label \"\(label)\"") { element, _ in element.label == label }
  }

  /// The elements with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementMatch {
    ElementMatch("identifier \"\(identifier)\"") { element, _ in element.identifier == identifier }
  }

  /// The elements of a role, as in `button`, `text` or `switch`.
  public static func role(_ role: String) -> ElementMatch {
    ElementMatch("role \(role)") { element, _ in element.role == role }
  }

  /// The elements with an accessibility value.
  public static func value(_ value: String) -> ElementMatch {
    ElementMatch("value \"\(value)\"") { element, _ in element.value == value }
  }

  /// The elements whose label or value contains a text.
  public static func text(_ text: String) -> ElementMatch {
    ElementMatch("text \"\(text)\"") { element, _ in
      element.label?.contains(text) == true || element.value?.contains(text) == true
    }
  }

  /// The views of a type, also those that assistive technology does not reach.
  public static func type<View: UIView>(_ type: View.Type) -> ElementMatch {
    ElementMatch("type \(type)", searchesViews: true) { element, _ in element.view is View }
  }

  /// The elements with a trait, or with all of several.
  public static func traits(_ traits: UIAccessibilityTraits) -> ElementMatch {
    ElementMatch("traits \(traits.names.joined(separator: ", "))") { element, _ in
      element.traits.contains(traits)
    }
  }

  /// The elements that satisfy a predicate.
  ///
  /// - Parameters:
  ///   - description: the predicate in a few words, for the message of a failure.
  ///   - predicate: returns `true` for an element that is meant.
  public static func matching(
    _ description: String, _ predicate: @escaping @MainActor (ElementState) -> Bool
  ) -> ElementMatch {
    ElementMatch(description) { element, _ in predicate(element) }
  }

  /// The elements in the front presentation: a sheet, an alert, a popover, a menu or any other.
  public static var presented: ElementMatch {
    ElementMatch("in the front presentation") { element, device in
      guard let view = device.presentations.last?.view else { return false }
      return element.isWithin(view)
    }
  }
}
