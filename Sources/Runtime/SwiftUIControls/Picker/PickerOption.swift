@_spi(Core) import SwiftUICore

/// One option of a picker.
package struct PickerOption: Equatable, Identifiable {
  package let id: Int
  let tag: AnyHashable
  let title: String
  let image: Image?
  let isEnabled: Bool

  package var label: AnyView {
    guard let image else { return AnyView(Text(verbatim: title)) }
    return AnyView(Label(title: { Text(verbatim: title) }, icon: { image }))
  }
}

/// Reads the options of a picker from a tree of views.
@MainActor
enum PickerReader {
  static func options(of node: Node) -> [PickerOption] {
    var options: [PickerOption] = []
    collect(node, id: nil, &options)
    return options
  }

  private static func collect(
    _ node: Node, id: AnyHashable?, _ options: inout [PickerOption]
  ) {
    if let tagged = node as? any TaggedNode, let tag = tagged.tagValue {
      add(node, tag, &options)
      return
    }
    if let list = node as? any IdentifiedChildrenNode {
      for child in list.identifiedChildren {
        if hasTag(child.node) {
          collect(child.node, id: nil, &options)
        } else {
          add(child.node, child.id, &options)
        }
      }
      return
    }
    node.visitChildren { collect($0, id: nil, &options) }
  }

  private static func hasTag(_ node: Node) -> Bool {
    if (node as? any TaggedNode)?.tagValue != nil { return true }
    var found = false
    node.visitChildren { if !found { found = hasTag($0) } }
    return found
  }

  private static func add(_ node: Node, _ tag: AnyHashable, _ options: inout [PickerOption]) {
    options.append(
      PickerOption(
        id: options.count, tag: tag, title: NodeReader.texts(in: node).joined(separator: ", "),
        image: NodeReader.image(in: node)?.view,
        isEnabled: node.context.environment.values.isEnabled))
  }
}

extension AnyHashable {
  /// Indicates whether a tag matches a selection, which may be an optional of the tag's type.
  package func stands<V: Hashable>(for selection: V) -> Bool {
    if let own = base as? V { return own == selection }
    return false
  }
}
