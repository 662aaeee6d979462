@_spi(Core) import SwiftUICore

/// A row, header or footer of a list, with a container view that a cell shows while it is visible.
package final class ListRowItem: WrapperItem {
  let holder = GroupView(frame: .zero)
  private(set) var inner: ViewContainer!
  /// Called when the size of the content changes.
  var didResize: (() -> Void)?

  private weak var owner: Node?

  /// Indicates whether the row is part of the list; its cell may show it until the table has been
  /// updated.
  var isMounted: Bool { owner?.isMounted == true }

  init(_ content: LayoutItem, node: Node) {
    owner = content.node
    super.init(content, node: node)
    inner = ViewContainer(view: holder, host: node.context.host)
    inner.collectViews = { [weak self] in self?.content.appendViews(to: &$0) }
    inner.setNeedsOrder()
  }

  package override var hasOwnCoordinates: Bool { true }

  package override func sizesDidChange() { didResize?() }

  /// A row fills its cell; its content is centred vertically.
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(
      width: max(size.width, proposal.width ?? 0), height: max(size.height, proposal.height ?? 0))
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let isNew = holder.superview == nil
    node.animateChanges(isNew: isNew) {
      if holder.frame != frame { holder.frame = frame }
    }
    let inner = ProposedViewSize(width: frame.width, height: nil)
    let size = content.size(inner)
    placeTurned(
      content, at: CGPoint(x: 0, y: (frame.height - size.height) / 2), proposal: inner,
      in: CGRect(origin: .zero, size: frame.size))
  }

  package override func appendViews(to views: inout [UIView]) {
    views.append(holder)
  }
}
