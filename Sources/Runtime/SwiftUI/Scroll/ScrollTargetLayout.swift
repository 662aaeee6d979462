/// Marks a layout whose views a scroll view may come to rest at.
struct ScrollTargetLayoutModifier {
  let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollTargetLayoutNode(view, in: inputs)
  }
}

final class ScrollTargetLayoutNode<V: View>: WrapperNode<
  V, ScrollTargetLayoutModifier, ScrollTargetLayoutItem
>
{
  override func makeItem(around content: LayoutItem) -> ScrollTargetLayoutItem {
    let item = ScrollTargetLayoutItem(content, node: self)
    item.isEnabled = view.modifier.isEnabled
    return item
  }

  override func modifierDidChange(from old: ScrollTargetLayoutModifier) {
    for item in items { item.isEnabled = view.modifier.isEnabled }
  }
}

/// Tells the scroll view around of its layout.
final class ScrollTargetLayoutItem: WrapperItem {
  var isEnabled = true

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    (enclosingScroll as? ScrollItem)?.targetLayout = self
  }

  /// The views of the layout, in order.
  func views(in scroll: any ScrollingItem) -> [ScrollTargetView] {
    guard isEnabled else { return [] }
    return (content.innermost as? any ScrollTargetSource)?.targetViews(in: scroll) ?? []
  }
}

/// A view that a scroll view may come to rest at.
struct ScrollTargetView {
  /// In the content's coordinates.
  let frame: CGRect
  /// Finds the view's identity.
  let id: () -> AnyHashable?
}

/// A layout whose views are known.
@MainActor
protocol ScrollTargetSource: LayoutItem {
  func targetViews(in scroll: any ScrollingItem) -> [ScrollTargetView]
}

extension ArrangingItem: ScrollTargetSource {
  func targetViews(in scroll: any ScrollingItem) -> [ScrollTargetView] {
    items.compactMap { item in
      guard let frame = item.placement?.frame else { return nil }
      let origin = item.originInScroll(frame.origin, up: scroll)
      return ScrollTargetView(
        frame: CGRect(origin: origin, size: frame.size), id: { item.identity(inside: self) })
    }
  }
}

extension LazyStackItem: ScrollTargetSource {
  func targetViews(in scroll: any ScrollingItem) -> [ScrollTargetView] {
    framesInScroll().map { cell, frame in
      ScrollTargetView(
        frame: frame,
        id: { [weak self] in
          guard let self else { return nil }
          return cell.item?.explicitIdentity(inside: self)
            ?? cell.run.map { $0.source.id(at: cell.index) }
        })
    }
  }
}

extension LayoutItem {
  /// The identity of the view that the item stands for in a list: what `id(_:)` or a ForEach gave.
  func identity(inside list: LayoutItem) -> AnyHashable? {
    nodeAbove(inside: list) { node, inner in
      (node as? any IdentityNode)?.identity
        ?? (node as? any IdentifiedChildrenNode)?.identifiedChildren
        .first { $0.node === inner }?.id
    }
  }

  /// The identity that `id(_:)` gave.
  func explicitIdentity(inside list: LayoutItem) -> AnyHashable? {
    nodeAbove(inside: list) { node, _ in (node as? any IdentityNode)?.identity }
  }

  private func nodeAbove(
    inside list: LayoutItem, _ find: (Node, Node?) -> AnyHashable?
  ) -> AnyHashable? {
    var inner: Node?
    var node: Node? = node
    while let candidate = node, candidate !== list.node {
      if let id = find(candidate, inner) { return id }
      inner = candidate
      node = candidate.parent
    }
    return nil
  }
}

/// A node of a view with an identity given by `id(_:)`.
@MainActor
protocol IdentityNode: Node {
  var identity: AnyHashable { get }
}

extension IDNode: IdentityNode {
  var identity: AnyHashable { explicitID }
}

extension View {
  /// Marks a layout of a scroll view, whose views the scroll view can come to rest at and be at.
  ///
  /// - Parameter isEnabled: Whether the layout counts. Default `true`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
