import Foundation
import FoundationXML

/// The first controllers of an app's main storyboard: those of its own classes, in the controllers of UIKit that
/// contain them. Their views are not loaded.
struct MainStoryboard {
  private final class Reader: NSObject, XMLParserDelegate {
    struct Controller {
      var element: String
      var type: String?
      /// The identifiers of the controllers that it contains.
      var children: [String] = []
      /// Indicates whether it has outlets that nothing here connects.
      var hasOutlets = false
    }

    var initial: String?
    var controllers: [String: Controller] = [:]
    private var current: String?

    private static let elements: Set = [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController",
    ]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "document" { initial = attributes["initialViewController"] }
      if Self.elements.contains(name), let id = attributes["id"] {
        current = id
        controllers[id] = Controller(element: name, type: attributes["customClass"])
      }
      guard let current else { return }
      if name == "outlet" || name == "outletCollection" { controllers[current]?.hasOutlets = true }
      if name == "segue", attributes["kind"] == "relationship", let id = attributes["destination"] {
        controllers[current]?.children.append(id)
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if Self.elements.contains(name) { current = nil }
    }
  }

  /// The expression that creates the first controller; nil if it needs more than the storyboard's classes.
  let expression: String?

  /// Reads a storyboard; nil if it cannot be read or has no first controller.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let initial = reader.initial else { return nil }
    expression = Self.expression(initial, reader.controllers, depth: 0)
  }

  private static func expression(
    _ id: String, _ controllers: [String: Reader.Controller], depth: Int
  ) -> String? {
    guard depth < 8, let controller = controllers[id], !controller.hasOutlets else { return nil }
    let children = controller.children.compactMap {
      expression($0, controllers, depth: depth + 1)
    }
    guard children.count == controller.children.count else { return nil }
    let types = [
      "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    ]
    guard let type = controller.type ?? types[controller.element] else { return nil }
    let list = children.joined(separator: ", ")
    return "AdoptedApp.controller(\(type).self, [\(list)])"
  }
}
