/// Insets the safe area of its content at an edge, where it may add a view.
struct SafeAreaInsetModifier<Bar: View> {
  var edge = Edge.bottom
  /// The alignment of the view along the edge.
  var alignment = Alignment.center
  var spacing: CGFloat?
  /// The view; without one the safe area is only inset by `padding`.
  var bar: Bar?
  var padding = EdgeInsets()
}

extension SafeAreaInsetModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SafeAreaInsetNode(view, in: inputs)
  }
}

package final class SafeAreaInsetItem: WrapperItem {
  let bar: ArrangingItem<ZStackLayout>
  /// The container of the content, with the inset safe area.
  let inner: ViewContainer
  var edge = Edge.bottom
  var alignment = Alignment.center
  var gap: CGFloat = 0
  var padding = EdgeInsets()
  var hasBar = false

  init(_ content: LayoutItem, inner: ViewContainer, node: Node) {
    self.inner = inner
    bar = ArrangingItem(ZStackLayout(), node: node, rank: 1)
    super.init(content, node: node)
    bar.superitem = self
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func barProposal(_ whole: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: whole.width, height: nil)
      : ProposedViewSize(width: nil, height: whole.height)
  }

  private func insets(_ whole: ProposedViewSize) -> EdgeInsets {
    guard hasBar else { return padding }
    let size = bar.size(barProposal(whole))
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = size.height + gap
    case .bottom: insets.bottom = size.height + gap
    case .leading: insets.leading = size.width + gap
    case .trailing: insets.trailing = size.width + gap
    }
    return insets
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let size = content.size(proposal.inset(by: insets))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let insets = insets(proposal)
    let isMirrored = node.isRightToLeft
    let room = CGRect(
      x: frame.minX + (isMirrored ? insets.trailing : insets.leading),
      y: frame.minY + insets.top, width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    let outer = node.context.container
    inner.fullRect = outer.extend(frame, across: .all)
    inner.safeRect = room
    inner.rectWithoutKeyboard = outer.rectWithoutKeyboard
    content.place(at: room.origin, proposal: proposal.inset(by: insets))
    guard hasBar else { return }
    let inner = barProposal(ProposedViewSize(frame.size))
    let size = bar.size(inner)
    var origin = bar.origin(in: frame.size, alignment, inner)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = frame.height - size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = frame.width - size.width
    }
    placeTurned(bar, at: origin, proposal: inner, in: frame)
  }

  package override func appendViews(to views: inout [UIView]) {
    content.appendViews(to: &views)
    bar.appendViews(to: &views)
  }
}

final class SafeAreaInsetNode<V: View, Bar: View>: WrapperNode<
  V, SafeAreaInsetModifier<Bar>, SafeAreaInsetItem
>
{
  private var inner: ViewContainer?
  private var barNode: ViewNode<Bar>?

  override func contentInputs() -> NodeInputs {
    let outer = context.container
    let inner = ViewContainer(view: outer.view, host: context.host, keepsView: false)
    inner.forward = { [weak outer] in outer?.setNeedsOrder() }
    inner.anchor = { [weak outer] in outer?.anchorView }
    self.inner = inner
    return NodeInputs(context: context.with(container: inner), parent: self)
  }

  override func makeItem(around content: LayoutItem) -> SafeAreaInsetItem {
    let item = SafeAreaInsetItem(content, inner: inner ?? context.container, node: self)
    show(in: item)
    if barNode == nil, let bar = view.modifier.bar {
      barNode = Bar._makeNode(bar, in: NodeInputs(under: self))
      item.hasBar = true
      collectBar(into: item)
    }
    return item
  }

  private func show(in item: SafeAreaInsetItem) {
    let modifier = view.modifier
    item.edge = modifier.edge
    item.alignment = modifier.alignment
    item.gap = modifier.spacing ?? 0
    item.padding = modifier.padding
  }

  private func collectBar(into item: SafeAreaInsetItem) {
    var contents: [LayoutItem] = []
    barNode?.appendItems(to: &contents)
    item.bar.setItems(contents)
  }

  override func collectItems() {
    super.collectItems()
    for item in items where item.hasBar { collectBar(into: item) }
  }

  override func modifierDidChange(from old: SafeAreaInsetModifier<Bar>) {
    if let bar = view.modifier.bar { barNode?.update(bar) }
    let new = view.modifier
    guard
      old.edge != new.edge || old.alignment != new.alignment || old.spacing != new.spacing
        || old.padding != new.padding
    else { return }
    for item in items {
      show(in: item)
      item.invalidateLayout()
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let barNode { visit(barNode) }
  }
}

extension View {
  /// Adds a view at the top or bottom and insets this view's safe area by it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the view along the edge. The default is the centre.
  ///   - spacing: The distance in points between the view and the safe area. The default is none.
  ///   - content: The view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Adds a view at a horizontal edge and insets this view's safe area by it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the view along the edge. The default is the centre.
  ///   - spacing: The distance in points between the view and the safe area. The default is none.
  ///   - content: The view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }

  /// Adds a bar at the top or bottom and insets this view's safe area by it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar at a horizontal edge and insets this view's safe area by it.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Insets the safe area of this view, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaInsetModifier<EmptyView>(padding: insets))
  }

  /// Insets the safe area of this view at some edges; `nil` for the system's default.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Insets the safe area of this view at all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
