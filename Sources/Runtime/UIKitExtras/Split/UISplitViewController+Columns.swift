/// The state of a split view controller apart from its properties.
@MainActor
struct SplitArrangement {
  var isCollapsed = false
  var displayMode = UISplitViewController.DisplayMode.secondaryOnly
  /// The column whose page is on top while the columns are collapsed.
  var topColumn = UISplitViewController.Column.secondary
  /// Indicates whether the columns were arranged once.
  var isArranged = false
  /// Indicates whether the columns changed since they were arranged.
  var isStale = true
  /// The width for which the columns were arranged.
  var width: CGFloat = 0
  /// The view controllers of the app by the navigation controllers that were added around them.
  var wrapped: [ObjectIdentifier: UIViewController] = [:]
  /// The pages of each column when the columns collapsed.
  var pages: [UISplitViewController.Column: [UIViewController]] = [:]
  var cover: UIControl?
  var swipe: UIScreenEdgePanGestureRecognizer?
}

extension UISplitViewController {
  /// The columns of the style, from the first to the last.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  var visibleOrder: [Column] { order.filter { columns[$0] != nil } }

  /// The columns that the display mode shows.
  var shownColumns: [Column] {
    switch displayMode {
    case .automatic, .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: order
    }
  }

  /// The controller of all pages while the columns are collapsed.
  var collapsedController: UIViewController? {
    columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
  }

  var frontController: UIViewController? { isCollapsed ? collapsedController : columns[.secondary] }

  func setColumns(_ controllers: [UIViewController]) {
    for (index, column) in order.enumerated() {
      set(index < controllers.count ? controllers[index] : nil, for: column)
    }
  }

  func set(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    if let old, arrangement.wrapped[ObjectIdentifier(old)] ?? old === controller { return }
    if let old {
      arrangement.wrapped[ObjectIdentifier(old)] = nil
      if old.parent === self { remove(old) }
    }
    arrangement.pages[column] = nil
    columns[column] = controller.map(wrap)
    columnsChanged()
  }

  /// Columns have navigation bars; those of the older style only have them if the app sets them.
  private func wrap(_ controller: UIViewController) -> UIViewController {
    let hasOwn = controller is UINavigationController || controller is UITabBarController
    guard style != .unspecified, !hasOwn else { return controller }
    let page = UINavigationController(rootViewController: controller)
    arrangement.wrapped[ObjectIdentifier(page)] = controller
    return page
  }

  func columnsChanged() {
    arrangement.isStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // Collapsing

  /// Makes one stack of the pages of all columns.
  func collapse() {
    arrangement.isCollapsed = true
    for column in order { if let child = columns[column], child.parent === self { remove(child) } }
    arrangement.pages = [:]
    if columns[.compact] != nil {
      arrangement.topColumn = .compact
    } else {
      let last = visibleOrder.last ?? .secondary
      arrangement.topColumn =
        style == .unspecified
        ? last
        : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
          ?? last
      stackColumns()
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func stackColumns() {
    guard let base = collapsedController as? UINavigationController else { return }
    for column in visibleOrder {
      guard let controller = columns[column] else { continue }
      let navigation = controller as? UINavigationController
      arrangement.pages[column] = navigation?.viewControllers ?? [controller]
    }
    if style == .unspecified, let secondary = columns[.secondary], secondary !== base,
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) == true
    {
      arrangement.topColumn = .primary
    }
    base.setViewControllers(stack(upTo: arrangement.topColumn), animated: false)
  }

  /// The pages of the columns up to one.
  private func stack(upTo top: Column) -> [UIViewController] {
    var pages: [UIViewController] = []
    for column in visibleOrder {
      let own = arrangement.pages[column] ?? []
      if column != visibleOrder.first, let navigation = columns[column] as? UINavigationController,
        !navigation.viewControllers.isEmpty
      {
        // A page has one navigation controller.
        navigation.setViewControllers([], animated: false)
      }
      pages += own
      if column == top { break }
    }
    return pages
  }

  /// Gives each column its pages again. Pages that were pushed belong to the column below them.
  func expand() {
    arrangement.isCollapsed = false
    if let compact = columns[.compact], compact.parent === self { remove(compact) }
    if let base = collapsedController, base.parent === self { remove(base) }
    if let base = columns[visibleOrder.first ?? .primary] as? UINavigationController,
      !arrangement.pages.isEmpty
    {
      var current = visibleOrder.first ?? .primary
      var pages: [Column: [UIViewController]] = [:]
      for page in base.viewControllers {
        if let column = visibleOrder.first(where: { column in
          arrangement.pages[column]?.contains { $0 === page } == true
        }) {
          current = column
        }
        pages[current, default: []].append(page)
      }
      base.setViewControllers(pages[visibleOrder.first ?? .primary] ?? [], animated: false)
      for column in visibleOrder.dropFirst() {
        let own = pages[column] ?? arrangement.pages[column] ?? []
        (columns[column] as? UINavigationController)?.setViewControllers(own, animated: false)
      }
      if style == .unspecified,
        let secondary = delegate?.splitViewController(self, separateSecondaryFrom: base)
      {
        columns[.secondary] = secondary
      }
    }
    arrangement.pages = [:]
    delegate?.splitViewControllerDidExpand(self)
  }

  // Showing

  func reveal(_ column: Column) {
    guard isCollapsed else {
      if !shownColumns.contains(column) { modeWasChosen(mode(showing: column)) }
      return
    }
    guard columns[.compact] == nil, column != arrangement.topColumn || column == .secondary,
      let base = collapsedController as? UINavigationController
    else { return }
    arrangement.topColumn = column
    if arrangement.pages[column] == nil, let controller = columns[column] {
      arrangement.pages[column] =
        (controller as? UINavigationController)?.viewControllers ?? [controller]
    }
    base.setViewControllers(stack(upTo: column), animated: view.window != nil)
  }

  func conceal(_ column: Column) {
    guard isCollapsed else {
      if column != .secondary, shownColumns.contains(column) {
        modeWasChosen(
          column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
      }
      return
    }
    guard let place = visibleOrder.firstIndex(of: column), place > 0 else { return }
    reveal(visibleOrder[place - 1])
  }

  func toggle() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wanted != .automatic {
      modeWasChosen(wanted)
    } else if displayMode == .secondaryOnly {
      reveal(style == .tripleColumn ? .supplementary : .primary)
    } else {
      modeWasChosen(.secondaryOnly)
    }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard isCollapsed else { return set(controller, for: .secondary) }
    if let base = collapsedController as? UINavigationController {
      let pages = (controller as? UINavigationController)?.viewControllers ?? [controller]
      (controller as? UINavigationController)?.setViewControllers([], animated: false)
      columns[.secondary] = controller is UINavigationController ? controller : wrap(controller)
      arrangement.pages[.secondary] = pages
      arrangement.topColumn = .secondary
      for page in pages { base.pushViewController(page, animated: view.window != nil) }
    } else {
      set(controller, for: .secondary)
    }
  }
}
