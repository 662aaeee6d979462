@_spi(Core) import SwiftUICore

/// A view controller that configures the bars around it.
@MainActor
protocol BarOwner: UIViewController {
  func showBars(animated: Bool)
  /// The configuration of the bars.
  var options: NavigationOptions { get }
}

/// The view controller of one page of a navigation stack.
final class NavigationPage<Content: View>: UIHostingController<Content>, BarOwner {
  private let keyboardBar = KeyboardBar(frame: .zero)
  private var hidesBottomBar = true
  /// The search around the navigation stack.
  private weak var outerSearch: SearchEntry?
  private var overflowEntries: [ToolbarEntry] = []
  private lazy var overflowItem: UIBarButtonItem = {
    let menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { [weak self] done in
          done(self?.overflowEntries.flatMap { $0.menuElements() } ?? [])
        }
      ])
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
    item.accessibilityLabel = "More"
    return item
  }()

  func connect(to navigator: any Navigator, isRoot: Bool) {
    graphView.environmentOverrides = { [weak navigator, weak self] values in
      values[NavigatorKey.self] = NavigatorReference(navigator: navigator)
      values.leaveRows()
      if isRoot { self?.outerSearch = values.outerSearch }
      values.outerSearch = nil
      guard !isRoot else { return }
      values[IsPresentedKey.self] = true
      values[DismissKey.self] = DismissAction {
        if let self { navigator?.pop(self) }
      }
    }
    showItems()
    host.onPreferenceChange { [weak self] _ in
      // A page that is removed as a whole leaves its bars unchanged.
      guard let self, host.root?.isMounted == true else { return }
      showItems()
      if navigationController?.topViewController === self { showBars(animated: true) }
    }
  }

  var options: NavigationOptions {
    host.preferences.contentValue(of: NavigationOptionsKey.self) ?? NavigationOptions()
  }

  private func showItems() {
    let options = options
    if navigationItem.title != options.title { navigationItem.title = options.title }
    navigationItem.largeTitleDisplayMode = options.displayMode.uiMode
    navigationItem.hidesBackButton = options.hidesBackButton
    showBackground(options)
    let entries = host.preferences.contentValue(of: ToolbarKey.self) ?? []
    func items(_ zone: ToolbarZone) -> [UIBarButtonItem] {
      entries.filter { $0.placement.zone == zone }.flatMap(\.items)
    }
    show(items(.leading), from: navigationItem.leftBarButtonItems) {
      navigationItem.leftBarButtonItems = $0
    }
    show(
      (items(.trailing) + overflow(entries)).reversed(), from: navigationItem.rightBarButtonItems
    ) {
      navigationItem.rightBarButtonItems = $0
    }
    let title = entries.first { $0.placement.zone == .title }?.titleView
    if navigationItem.titleView !== title { navigationItem.titleView = title }
    showBottomItems(items(.bottom), status: items(.status))
    keyboardBar.show(items(.keyboard))
    showSearch()
  }

  private func showSearch() {
    var entry = host.preferences.contentValue(of: SearchKey.self) ?? nil
    if entry == nil, let outerSearch, outerSearch.page ?? self === self { entry = outerSearch }
    entry?.page = self
    entry?.show(on: navigationController ?? self)
    if navigationItem.search !== entry?.search { navigationItem.search = entry?.search }
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSearch()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSearch()
  }

  /// The item with the menu of secondary actions.
  private func overflow(_ entries: [ToolbarEntry]) -> [UIBarButtonItem] {
    overflowEntries = entries.filter { $0.placement.zone == .overflow }
    return overflowEntries.isEmpty ? [] : [overflowItem]
  }

  private func show(
    _ new: [UIBarButtonItem], from old: [UIBarButtonItem]?, set: ([UIBarButtonItem]?) -> Void
  ) {
    if !new.elementsEqual(old ?? [], by: ===) { set(new.isEmpty ? nil : new) }
  }

  /// Sets the items of the bottom bar, with a status in the centre.
  private func showBottomItems(_ items: [UIBarButtonItem], status: [UIBarButtonItem]) {
    var all = items
    if !status.isEmpty {
      let middle = (items.count + 1) / 2
      all =
        Array(items[..<middle]) + [.flexibleSpace()] + status + [.flexibleSpace()]
        + Array(items[middle...])
      if let old = toolbarItems, old.count == all.count,
        zip(old, all).allSatisfy({ $0 === $1 || $0.customView == nil && $0.title == nil })
      {
        return
      }
    }
    hidesBottomBar = all.isEmpty
    if !all.elementsEqual(toolbarItems ?? [], by: ===) {
      setToolbarItems(all.isEmpty ? nil : all, animated: false)
    }
  }

  private func showBackground(_ options: NavigationOptions) {
    guard !options.barLook.isAutomatic else {
      if navigationItem.standardAppearance != nil {
        navigationItem.standardAppearance = nil
        navigationItem.scrollEdgeAppearance = nil
      }
      return
    }
    let look = UINavigationBarAppearance()
    options.barLook.configure(look, in: host.environment.values)
    navigationItem.standardAppearance = look
    navigationItem.scrollEdgeAppearance =
      options.barLook.backgroundVisibility == .visible ? look : nil
  }

  /// Shows or hides the bars for this page.
  func showBars(animated: Bool) {
    guard let navigationController else { return }
    let options = options
    let hidesBar = options.barVisibility == .hidden
    if navigationController.isNavigationBarHidden != hidesBar {
      navigationController.setNavigationBarHidden(hidesBar, animated: animated)
    }
    let hidesBottom = hidesBottomBar || options.bottomBarVisibility == .hidden
    if navigationController.isToolbarHidden != hidesBottom {
      navigationController.setToolbarHidden(hidesBottom, animated: animated)
    }
    let style = options.barLook.interfaceStyle
    if navigationController.navigationBar.overrideUserInterfaceStyle != style {
      navigationController.navigationBar.overrideUserInterfaceStyle = style
    }
    (tabBarController?.delegate as? TabProxy)?.barsDidChange?(animated)
  }

  override var inputAccessoryView: UIView? { keyboardBar.isEmpty ? nil : keyboardBar }
}

/// The accessory bar above the keyboard.
final class KeyboardBar: UIView {
  private let bar = UIToolbar(frame: .zero)

  var isEmpty: Bool { bar.items?.isEmpty != false }

  /// The height in points. Grade: tunable.
  private static let height: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ items: [UIBarButtonItem]) {
    if !items.elementsEqual(bar.items ?? [], by: ===) { bar.setItems(items, animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = bounds
  }
}
