/// Masks a view with the alpha channel of another.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    MaskNode(view, in: inputs)
  }
}

/// The view tree of a mask, whose views have no superview.
@MainActor
private final class MaskLayout<Mask: View> {
  let view = GroupView(frame: .zero)
  let node: ViewNode<Mask>
  let container: ViewContainer
  let stack: ArrangingItem<ZStackLayout>

  init(_ mask: Mask, _ alignment: Alignment, item: LayoutItem, owner: Node) {
    let container = ViewContainer(view: view, host: owner.context.host)
    let context = owner.context.with(container: container)
    let stack = ArrangingItem(ZStackLayout(alignment: alignment), node: owner, rank: 1)
    self.container = container
    self.stack = stack
    stack.superitem = item
    container.collectViews = { [weak stack] in stack?.appendViews(to: &$0) }
    node = Mask._makeNode(mask, in: NodeInputs(context: context, parent: owner))
    collect()
  }

  func collect() {
    var contents: [LayoutItem] = []
    node.appendItems(to: &contents)
    stack.setItems(contents)
    container.setNeedsOrder()
  }

  /// Ends the tree. The stack may wait for its layout, which must not lay out what has gone.
  func end() {
    stack.setItems([])
    node.unmount()
  }
}

final class MaskNode<V: View, Mask: View>: GroupingNode<V, MaskModifier<Mask>, GroupView> {
  private var masks: [MaskLayout<Mask>] = []

  override func makeView() -> GroupView { GroupView(frame: .zero) }

  override func makeItem(around content: LayoutItem) -> EffectItem<GroupView> {
    let item = super.makeItem(around: content)
    let mask = MaskLayout(
      view.modifier.mask, view.modifier.alignment, item: item, owner: self)
    masks.append(mask)
    item.view.mask = mask.view
    return item
  }

  override func didPlace(_ item: EffectItem<GroupView>) {
    guard let index = items.firstIndex(where: { $0 === item }), masks.indices.contains(index)
    else { return }
    let mask = masks[index]
    let proposal = ProposedViewSize(item.view.bounds.size)
    mask.view.frame = item.view.bounds
    let origin = mask.stack.origin(
      in: item.view.bounds.size, view.modifier.alignment, proposal)
    item.placeTurned(mask.stack, at: origin, proposal: proposal, in: item.view.bounds)
  }

  override func collectItems() {
    super.collectItems()
    while masks.count > items.count { masks.popLast()?.end() }
    for mask in masks { mask.collect() }
  }

  override func modifierDidChange(from old: MaskModifier<Mask>) {
    let new = view.modifier
    for mask in masks { mask.node.update(new.mask) }
    guard old.alignment != new.alignment else { return }
    for mask in masks { mask.stack.setLayout(ZStackLayout(alignment: new.alignment)) }
    for item in items { item.setNeedsPlacing() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    for mask in masks { visit(mask.node) }
  }
}

extension View {
  /// Masks the view with the alpha channel of the specified view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view with the alpha channel of the specified view.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
