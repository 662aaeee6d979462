/// Reads the content of alerts, menus and bars, which UIKit renders, from view trees.
@MainActor
package enum NodeReader {
  /// The content of all text below a node.
  package static func text(in node: Node) -> String {
    texts(in: node).joined(separator: " ")
  }

  /// The content of each text below a node.
  package static func texts(in node: Node) -> [String] {
    if let text = node as? ViewNode<Text> { return [text.view.plain] }
    var result: [String] = []
    node.visitChildren { result += texts(in: $0) }
    return result
  }

  /// The first image below a node.
  package static func image(in node: Node) -> ViewNode<Image>? {
    if let image = node as? ViewNode<Image> { return image }
    var result: ViewNode<Image>?
    node.visitChildren { child in
      if result == nil { result = image(in: child) }
    }
    return result
  }
}

extension Text {
  /// The characters without attributes.
  package var plain: String { runs.map(\.string).joined() }
}
