import UIKit
import VirtualDevice

/// The accessibility elements of the screen, in the order of reading.
struct ElementReport: Encodable, Equatable {
  struct Element: Encodable, Equatable {
    var role: String
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]
    var frame: [Double]
    var actions: [String]
  }

  var t = "elements"
  /// The number of the list among those of the page.
  var number: Int
  var list: [Element]

  /// Returns the elements as the page reads them.
  @MainActor
  static func list(_ elements: [ScreenElement]) -> [Element] {
    elements.map { element in
      Element(
        role: element.role, label: element.label, value: element.value, hint: element.hint,
        traits: element.traits.names,
        frame: [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
          .map { ($0 * 10).rounded() / 10 },
        actions: element.actions)
    }
  }
}
