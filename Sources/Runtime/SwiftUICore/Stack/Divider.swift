/// A thin line that separates views, across the axis of its stack.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: View, LeafView {
  package static func makeItem(node: Node) -> DividerItem {
    DividerItem(node: node, view: UIView())
  }

  package func update(_ item: DividerItem) {
    item.thickness = item.node.environment.pixelLength
    item.view.backgroundColor = .separator
    item.invalidateLayout()
  }
}

package final class DividerItem: ViewItem<UIView> {
  var thickness: CGFloat = 1

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[stackAxis ?? .vertical] = thickness
    return size
  }
}
