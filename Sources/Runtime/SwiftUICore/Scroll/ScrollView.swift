/// A container that scrolls its content.
public struct ScrollView<Content> {
  /// The scroll axes.
  public var axes: Axis.Set
  /// Indicates whether scroll indicators are visible.
  public var showsIndicators: Bool
  /// The content; several views are arranged in a line.
  public var content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  /// Creates a scroll view with scroll axes.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ScrollNode(view, in: inputs)
  }
}

/// The UIScrollView that backs a ScrollView.
package final class HostingScrollView: UIScrollView {
  var didLayOut: (() -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut?()
  }
}

final class ScrollNode<Content: View>: HoldingNode<ScrollView<Content>, Content, ScrollItem> {
  override init(_ view: ScrollView<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let item = ScrollItem(node: self, view: HostingScrollView(frame: .zero))
    self.item = item
    // The configuration of this scroll view does not apply to nested ones.
    let inner = EnvironmentScope(inside: context.environment) { $0.scrollPlan = ScrollPlan() }
    child = Content._makeNode(
      view.content,
      in: NodeInputs(
        context: context.with(container: item.container).with(environment: inner), parent: self))
    show()
    collectItems()
  }

  private func show() {
    guard let item else { return }
    let environment = environment
    let settings = environment.scrollSettings
    settings.apply(
      to: item.view, axes: view.axes, showsIndicators: view.showsIndicators,
      isEnabled: environment.isScrollEnabled)
    item.view.showRefresh(environment.refresh)
    // The insets are derived from the area of the tree, which contains more information than UIKit
    // has.
    item.view.contentInsetAdjustmentBehavior = .never
    let plan = environment.scrollPlan
    item.driver.adopt(plan, wanted: evaluate { plan.position?.wanted })
    if item.settings.margins != settings.margins { item.setNeedsPlacing() }
    item.settings = settings
    if item.axes != view.axes {
      item.axes = view.axes
      item.invalidateLayout()
    }
  }

  /// Updates the scroll view after a modifier's value changed.
  override func refresh() {
    isDirty = false
    show()
  }

  override func update(_ new: ScrollView<Content>) {
    view = new
    show()
    child?.update(new.content)
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.setItems(items)
  }
}

/// Takes the proposed size and proposes an unspecified length to its content along the scroll axes.
final class ScrollItem: ViewItem<HostingScrollView>, ScrollingItem {
  var axes: Axis.Set = .vertical
  var settings = ScrollSettings()
  private(set) var container: ViewContainer!
  private(set) var driver: ScrollDriver!
  /// The layout that provides the scroll targets.
  weak var targetLayout: ScrollTargetLayoutItem?
  let relatives = RelativeItems()
  private(set) var roomForViews = CGSize.zero
  private let column: ArrangingItem<VStackLayout>
  private let row: ArrangingItem<HStackLayout>
  private var only: LayoutItem?

  override init(node: Node, view: HostingScrollView) {
    column = ArrangingItem(
      VStackLayout(), node: node, rank: 1, engine: VStackLayout().engine)
    row = ArrangingItem(
      HStackLayout(), node: node, rank: 1, engine: HStackLayout().engine)
    super.init(node: node, view: view)
    column.superitem = self
    row.superitem = self
    container = ViewContainer(view: view.contentHolder, host: node.context.host)
    container.collectViews = { [weak self] in self?.content.appendViews(to: &$0) }
    view.didLayOut = { [weak self] in self?.didScroll() }
    driver = ScrollDriver(item: self)
    view.delegate = driver
  }

  private var followers = ScrollFollowers()

  var scrollView: UIScrollView { view }
  var scrollAxes: Axis.Set { axes }

  func show(row: LayoutItem, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool { false }

  var targetViews: [ScrollTargetView]? { targetLayout?.views(in: self) }

  func add(follower: any ScrollFollower) { followers.add(follower) }

  /// Updates views that depend on the visible area, in the same frame.
  private func didScroll() {
    guard node.isMounted, let moved = followers.moved(to: view.bounds.origin) else { return }
    for follower in moved { follower.scrollDidMove() }
    driver.geometryDidChange()
    node.context.host.layOutForScrolling()
  }

  func setItems(_ items: [LayoutItem]) {
    only = items.count == 1 ? items[0] : nil
    only?.superitem = self
    column.setItems(only == nil && axes != .horizontal ? items : [])
    row.setItems(only == nil && axes == .horizontal ? items : [])
    container.setNeedsOrder()
    invalidateLayout()
  }

  private var content: LayoutItem { only ?? (axes == .horizontal ? row : column) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    // The scroll view extends beyond the safe area; UIKit's adjusted insets keep its content
    // inside.
    let area = node.context.container.extend(frame, across: .all)
    view.adopt(frame: area, of: self)
    let insets = settings.insets(of: frame, in: area, isRightToLeft: node.isRightToLeft)
    if view.contentInset != insets { view.contentInset = insets }
    let room = CGSize(
      width: frame.width - settings.margins.leading - settings.margins.trailing,
      height: frame.height - settings.margins.top - settings.margins.bottom)
    let inner = inner(ProposedViewSize(room))
    let size = content.size(inner)
    // Narrower content is centred along the axis that does not scroll.
    let fills = driver.plan.anchors.alignment != nil
    let width =
      axes.contains(.horizontal) && !fills ? size.width : max(size.width, room.width)
    let height =
      axes.contains(.vertical) && !fills ? size.height : max(size.height, room.height)
    let holder = CGSize(width: width, height: height)
    setSizes(content: holder, room: room)
    view.contentHolder.frame = CGRect(origin: .zero, size: holder)
    // Content that is smaller than the scroll view is aligned at its anchor, by default at the top.
    let anchor = driver.plan.anchors.alignment ?? .topLeading
    content.place(
      at: CGPoint(
        x: (width - size.width) * (axes.contains(.horizontal) ? anchor.x : 0.5),
        y: (height - size.height) * (axes.contains(.vertical) ? anchor.y : 0.5)),
      proposal: inner)
    driver.geometryDidChange()
  }

  /// Sets new sizes of the content and the visible area and keeps the position of an anchor.
  private func setSizes(content: CGSize, room: CGSize) {
    let anchors = driver.plan.anchors
    let isFirst = roomForViews == .zero
    let old = anchors.sizeChanges.map { view.contentOffset == offset(at: $0) } ?? false
    if !isFirst, roomForViews != room, let rest = driver.rest {
      node.context.host.afterPlacing { [weak self] in self?.driver.restore(rest) }
    }
    if view.contentSize != content { view.contentSize = content }
    roomForViews = room
    relatives.containerIs(room)
    let anchor = isFirst ? anchors.initial : old ? anchors.sizeChanges : nil
    guard let anchor, !view.isTracking else { return }
    let new = offset(at: anchor)
    if new != view.contentOffset { view.contentOffset = new }
  }
}

extension HostingScrollView {
  /// The container of the content's views, apart from the scroll view's own subviews.
  var contentHolder: GroupView {
    if let holder = subviews.first(where: { $0 is GroupView }) as? GroupView { return holder }
    let holder = GroupView(frame: .zero)
    insertSubview(holder, at: 0)
    return holder
  }
}
