/// Marks a layout whose views are scroll targets.
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

/// Registers its layout with the enclosing scroll view.
final class ScrollTargetLayoutItem: WrapperItem {
  var isEnabled = true

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    super.placeContent(in: frame, proposal: proposal)
    (enclosingScroll as? ScrollItem)?.targetLayout = self
  }

  /// Returns the views of the layout, in order.
  func views(in scroll: any ScrollingItem) -> [ScrollTargetView] {
    guard isEnabled else { return [] }
    return (content.innermost as? any ScrollTargetSource)?.targetViews(in: scroll) ?? []
  }
}

/// A scroll target.
package struct ScrollTargetView {
  /// The frame in the content's coordinates.
  let frame: CGRect
  /// Returns the view's identity.
  let id: () -> AnyHashable?
}

/// A layout that provides scroll targets.
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
            ?? cell.run?.source?.id(at: cell.index)
        })
    }
  }
}

extension LayoutItem {
  /// The identity of the item's view in a list, from `id(_:)` or a `ForEach`.
  func identity(inside list: LayoutItem) -> AnyHashable? {
    nodeAbove(inside: list) { node, inner in
      (node as? any IdentityNode)?.identity
        ?? (node as? any IdentifiedChildrenNode)?.identifiedChildren
        .first { $0.node === inner }?.id
    }
  }

  /// The identity from `id(_:)`.
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

/// A node of a view with an identity from `id(_:)`.
@MainActor
protocol IdentityNode: Node {
  var identity: AnyHashable { get }
}

extension IDNode: IdentityNode {
  var identity: AnyHashable { explicitID }
}

extension View {
  /// Marks the layout of a scroll view whose views are its scroll targets.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether the layout is marked. Default
  ///   `true`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
