/// A modifier that wraps each item of its content in a UIView: opacity, clips, transforms,
/// gestures. It does not affect the layout.
@MainActor @preconcurrency
package protocol EffectModifier: PrimitiveModifier {
  associatedtype EffectView: UIView
  /// Creates the view; ``update(_:in:)`` is called next. A ``GroupView`` does not receive touches
  /// itself.
  static func makeView() -> EffectView
  /// Updates the view from the modifier's values. It is called again when a value that it read from
  /// `node.environment` changes. Wrap changes of UIViews in `node.animateChanges(isNew:)`.
  func update(_ view: EffectView, in node: Node)
  /// Called after the view received its frame; shapes that depend on the size are updated here.
  func place(_ view: EffectView, in node: Node)
}

extension EffectModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    EffectNode(view, in: inputs)
  }

  package func place(_ view: EffectView, in node: Node) {}
}

/// A layout item with a UIView that contains the views of another item.
@_spi(Core) public final class EffectItem<EffectView: UIView>: WrapperItem {
  package let view: EffectView
  package private(set) var inner: ViewContainer!
  var didPlace: (() -> Void)?

  init(_ content: LayoutItem, view: EffectView, node: Node) {
    self.view = view
    super.init(content, node: node)
    inner = ViewContainer(view: view, host: node.context.host)
    inner.collectViews = { [weak self] in self?.content.appendViews(to: &$0) }
    inner.setNeedsOrder()
  }

  package override func replaceContent(_ new: LayoutItem) {
    super.replaceContent(new)
    inner.setNeedsOrder()
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    view.adopt(frame: frame, of: self)
    didPlace?()
    content.place(at: .zero, proposal: proposal)
  }

  public override var hasOwnCoordinates: Bool { true }

  public override func appendViews(to views: inout [UIView]) {
    views.append(view)
  }
}

/// A node that wraps each item of its content in a UIView.
@_spi(Core)
open class GroupingNode<V: View, M: ViewModifier, EffectView: UIView>: WrapperNode<
  V, M, EffectItem<EffectView>
>
{
  /// The container that the content's nodes see; each item has its own container in addition.
  private var shared: ViewContainer?

  open override func contentInputs() -> NodeInputs {
    let shared = ViewContainer(view: context.container.view, host: context.host)
    shared.forward = { [weak self] in
      for item in self?.items ?? [] { item.inner.setNeedsOrder() }
    }
    shared.anchor = { [weak self] in self?.items.first?.view }
    self.shared = shared
    return NodeInputs(context: context.with(container: shared), parent: self)
  }

  /// Creates the view around one item.
  open func makeView() -> EffectView {
    preconditionFailure("\(Self.self) makes no view.")
  }

  /// Called after the item's view received its frame.
  open func didPlace(_ item: EffectItem<EffectView>) {}

  open override func makeItem(around content: LayoutItem) -> EffectItem<EffectView> {
    let item = EffectItem(content, view: makeView(), node: self)
    item.didPlace = { [weak self, weak item] in
      guard let self, let item else { return }
      shared?.adoptArea(of: context.container, from: item.placement?.origin ?? .zero)
      didPlace(item)
    }
    return item
  }
}

final class EffectNode<V: View, M: EffectModifier>: GroupingNode<V, M, M.EffectView> {
  /// The modifier in its current, possibly animated, state.
  private var shown: M
  private var animated: AnimatedData<M>

  override init(_ view: ModifiedContent<V, M>, in inputs: NodeInputs) {
    shown = view.modifier
    animated = AnimatedData(view.modifier)
    super.init(view, in: inputs)
  }

  override func makeView() -> M.EffectView {
    let view = M.makeView()
    shown.update(view, in: self)
    return view
  }

  override func didPlace(_ item: EffectItem<M.EffectView>) {
    shown.place(item.view, in: self)
  }

  override func modifierDidChange(from old: M) {
    var new = view.modifier
    if animated.isUsed {
      // Views that have not been visible yet are not animated.
      if items.allSatisfy({ $0.view.superview == nil }) {
        animated = AnimatedData(new)
      } else {
        animated.retarget(&new, in: self) { [weak self] in self?.step(to: $0) }
      }
    }
    guard !TypeLayout.of(M.self).areEqual(shown, new) else { return }
    shown = new
    refresh()
  }

  private func step(to time: Double) {
    animated.show(in: &shown, at: time)
    invalidate()
  }

  override func refresh() {
    isDirty = false
    for item in items {
      shown.update(item.view, in: self)
      if item.placement != nil { shown.place(item.view, in: self) }
    }
  }
}
