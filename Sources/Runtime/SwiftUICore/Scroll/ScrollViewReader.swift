/// A view whose content can scroll to views by their identities, through a proxy.
public struct ScrollViewReader<Content: View> {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader, whose proxy scrolls the scroll views in the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ScrollReaderNode(view, in: inputs)
  }
}

/// A proxy that scrolls to views by their identities.
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls until a view is visible, with the animation of the current transaction.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, from `id(_:)` or a ForEach.
  ///   - anchor: The anchor at which the view and the visible area are aligned; `nil` scrolls as
  ///     little as possible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isMounted else { return }
    let isAnimated = Transaction.current.effectiveAnimation != nil
    let host = node.context.host
    // Views that the same action adds are placed in the next layout.
    host.updater.inNextUpdate { [weak node] in
      host.afterPlacing {
        guard let node, node.isMounted else { return }
        guard let target = node.scrollTarget(for: AnyHashable(id)) else {
          Misuse.report(ScrollContentMisuse.unknownScrollTarget(id))
          return
        }
        target.show(anchor: anchor, isAnimated: isAnimated)
      }
    }
  }
}

final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private var child: ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(makeContent(), in: NodeInputs(under: self))
  }

  private func makeContent() -> Content {
    evaluate { view.content(ScrollViewProxy(node: self)) }
  }

  override func update(_ new: ScrollViewReader<Content>) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(makeContent())
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// The destination of a scroll.
@MainActor
enum ScrollDestination {
  case item(LayoutItem)
  case element(LazyRunItem, Int)

  func show(anchor: UnitPoint?, isAnimated: Bool) {
    switch self {
    case .item(let item):
      guard let scroll = item.enclosingScroll else { return }
      if scroll.show(row: item, anchor, isAnimated) { return }
      guard let frame = item.placement?.frame else { return }
      let origin = item.originInScroll(frame.origin, up: scroll)
      scroll.scrollView.show(
        CGRect(origin: origin, size: frame.size), anchor: anchor, isAnimated: isAnimated)
    case .element(let run, let index):
      if let list = run.superitem as? any LazyRunScroller {
        _ = list.show(run: run, index, anchor, isAnimated)
      } else if let stack = run.superitem as? LazyStackItem, let scroll = stack.enclosingScroll,
        let frame = stack.frameInScroll(where: { $0.run === run && $0.index == index })
      {
        scroll.scrollView.show(frame, anchor: anchor, isAnimated: isAnimated)
      }
    }
  }
}

extension UIScrollView {
  /// Scrolls until a rectangle of the content is visible.
  func show(_ rect: CGRect, anchor: UnitPoint?, isAnimated: Bool) {
    guard let anchor else {
      scrollRectToVisible(rect, animated: isAnimated)
      return
    }
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if contentSize.width > room.width {
      offset.x = rect.minX + anchor.x * (rect.width - room.width) - inset.left
      offset.x = min(max(offset.x, -inset.left), contentSize.width + inset.right - bounds.width)
    }
    if contentSize.height > room.height {
      offset.y = rect.minY + anchor.y * (rect.height - room.height) - inset.top
      offset.y = min(
        max(offset.y, -inset.top), contentSize.height + inset.bottom - bounds.height)
    }
    setContentOffset(offset, animated: isAnimated)
  }
}
