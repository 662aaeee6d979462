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
  var list: [Element]

  @MainActor
  init(_ elements: [ScreenElement]) {
    list = elements.map { element in
      Element(
        role: element.role, label: element.label, value: element.value, hint: element.hint,
        traits: element.traits.names,
        frame: [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
          .map { ($0 * 10).rounded() / 10 },
        actions: element.actions)
    }
  }
}
