@_spi(Core) import SwiftUICore

/// The rows of a list.
struct ListRows<Content: View> {
  let content: Content
  var selection: ListSelection?
}

/// The selection of a list, for rows of any type.
struct ListSelection {
  let selected: Set<AnyHashable>
  let isMultiple: Bool
  /// Converts a row's tag or identity to a value of the selection's type.
  let value: (AnyHashable) -> AnyHashable?
  let set: (Set<AnyHashable>) -> Void

  func value(of tag: AnyHashable) -> AnyHashable? { value(tag) }
}

extension ListRows: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ListNode(view, in: inputs)
  }
}

final class ListNode<Content: View>: HoldingNode<ListRows<Content>, Content, ListItem> {
  /// The container that the nodes of the rows see; each row has its own container in addition.
  private var shared: ViewContainer?

  override init(_ view: ListRows<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let item = ListItem(node: self, look: environment.listLook)
    self.item = item
    let shared = ViewContainer(view: item.table, host: context.host)
    shared.forward = { [weak item] in item?.controller.orderRows() }
    self.shared = shared
    // Scroll modifiers of this list do not apply to scroll views in its rows.
    let inner = EnvironmentScope(inside: context.environment) { $0.scrollPlan = ScrollPlan() }
    child = Content._makeNode(
      view.content,
      in: NodeInputs(
        context: context.with(container: shared).with(environment: inner), parent: self,
        isListed: true))
    showSettings()
    collectItems()
    context.container.setNeedsOrder()
  }

  private func showSettings() {
    guard let item else { return }
    let isEditing = evaluate { environment.editMode?.wrappedValue.isEditing == true }
    item.look = environment.listLook
    item.controller.selection = view.selection
    item.controller.sectionSpacing = environment.listSectionSpacing
    item.show(isEditing: isEditing)
    let settings = environment.scrollSettings
    settings.apply(
      to: item.table, axes: .vertical, showsIndicators: true,
      isEnabled: environment.isScrollEnabled)
    item.settings = settings
    let plan = environment.scrollPlan
    item.adopt(plan, wanted: evaluateMore { plan.position?.wanted })
    item.table.contentInsetAdjustmentBehavior = .never
    item.table.showRefresh(environment.refresh)
    item.showGround()
    item.setNeedsPlacing()
  }

  override func update(_ new: ListRows<Content>) {
    GraphCounters.shared.nodesUpdated += 1
    view = new
    showSettings()
    child?.update(new.content)
  }

  /// Updates the table after the style or the edit mode changed.
  override func refresh() {
    isDirty = false
    showSettings()
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.controller.update(items)
    item?.setNeedsPlacing()
  }
}

/// The table view that backs a list.
final class ListTable: UITableView {
  var didLayOut: (() -> Void)?
  /// Indicates whether the table has loaded its rows.
  private(set) var isLoaded = false

  /// Creates a table whose rows the list changes before it updates the table.
  convenience init(updating frame: CGRect, style: UITableView.Style) {
    self.init(frame: frame, style: style)
    updatesFromLoadedRows = true
  }

  override func layoutSubviews() {
    isLoaded = true
    super.layoutSubviews()
    didLayOut?()
  }
}

/// A layout item that takes all of the size it is proposed and shows rows in a table.
package final class ListItem: LayoutItem, ScrollingItem, LazyRunScroller {
  private(set) var table: ListTable
  private(set) var controller: ListController!
  private(set) var driver: ScrollDriver!
  private var followers = ScrollFollowers()
  var reported: Set<ListLack> = []
  var settings = ScrollSettings()

  var look: _ListLook {
    didSet { if look != oldValue { replaceTable() } }
  }

  init(node: Node, look: _ListLook) {
    self.look = look
    table = ListTable(updating: .zero, style: Self.style(of: look))
    super.init(node: node)
    controller = ListController(item: self)
    driver = ScrollDriver(item: self)
    setUpTable()
  }

  static func style(of look: _ListLook) -> UITableView.Style {
    switch look {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }

  var style: UITableView.Style { table.style }

  private func setUpTable() {
    table.register(ListCell.self, forCellReuseIdentifier: ListCell.identifier)
    table.dataSource = controller
    table.delegate = controller
    table.didLayOut = { [weak self] in self?.tableDidLayOut() }
  }

  func showGround() {
    let isPlain = style == .plain
    let color: UIColor =
      settings.hidesListBackground
      ? .clear : isPlain ? .systemBackground : .systemGroupedBackground
    if table.backgroundColor != color { table.backgroundColor = color }
  }

  private func replaceTable() {
    let old = table
    table = ListTable(updating: old.frame, style: Self.style(of: look))
    setUpTable()
    node.context.container.setNeedsOrder()
    setNeedsPlacing()
  }

  func show(isEditing: Bool) {
    let selection = controller.selection
    table.allowsMultipleSelection = false
    table.allowsMultipleSelectionDuringEditing = selection?.isMultiple == true
    table.allowsSelectionDuringEditing = selection != nil
    if table.isEditing != isEditing {
      table.setEditing(isEditing, animated: node.transaction.effectiveAnimation != nil)
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 200))
  }

  package override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let area = node.context.container.extend(frame, across: .all)
    table.adopt(frame: area, of: self)
    // The table itself insets its rows at the sides.
    var insets = settings.insets(of: frame, in: area, isRightToLeft: node.isRightToLeft)
    (insets.left, insets.right) = (0, 0)
    if table.contentInset != insets { table.contentInset = insets }
    relatives.containerIs(roomForViews)
    controller.resizeRows()
    controller.showSelection()
  }

  private func tableDidLayOut() {
    guard node.isMounted else { return }
    for follower in followers.moved(to: table.bounds.origin) ?? [] { follower.scrollDidMove() }
    driver.geometryDidChange()
    node.context.host.layOutForScrolling()
  }

  package var scrollView: UIScrollView { table }
  package var scrollAxes: Axis.Set { .vertical }
  package var roomForViews: CGSize { visibleRect.size }
  package let relatives = RelativeItems()

  package func show(row: LayoutItem, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool {
    guard let path = controller.path(where: { $0.item === row }) else { return false }
    table.scrollToRow(at: path, at: anchor.position, animated: isAnimated)
    return true
  }

  package func show(run: LazyRunItem, _ index: Int, _ anchor: UnitPoint?, _ isAnimated: Bool)
    -> Bool
  {
    guard let path = controller.path(where: { $0.run === run && $0.index == index }) else {
      return false
    }
    table.scrollToRow(at: path, at: anchor.position, animated: isAnimated)
    return true
  }

  package var targetViews: [ScrollTargetView]? { nil }

  package func add(follower: any ScrollFollower) { followers.add(follower) }

  package override func appendViews(to views: inout [UIView]) { views.append(table) }
}

extension Optional<UnitPoint> {
  /// The table's scroll position that is closest to an anchor.
  fileprivate var position: UITableView.ScrollPosition {
    guard let self else { return .none }
    return self.y < 0.34 ? .top : self.y > 0.66 ? .bottom : .middle
  }
}
