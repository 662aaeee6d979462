/// A presented menu, from opening to dismissal.
@MainActor
package final class MenuSession: FrameUpdating {
  /// The anchor from which a menu appears.
  struct Anchor {
    weak var view: UIView?
    /// The rectangle in the view's coordinates, in points.
    var rect: CGRect
    /// Indicates whether the menu covers the anchor, as those of buttons do on iOS 26.
    var isCovered: Bool
  }

  private var menu: UIMenu
  let anchor: Anchor
  let preview: MenuPreview?
  /// The container is retained by the window and retains this session.
  private(set) weak var container: MenuContainerView?
  private weak var sender: AnyObject?
  /// A closure that is called with the chosen action before it is performed.
  var willPerform: ((UIAction) -> Void)?
  /// A closure that is called when the menu was dismissed for any reason.
  var onEnd: (() -> Void)?
  /// The animations alongside the menu's presentation and dismissal.
  var coming: ContextMenuAnimator?
  var going: [ContextMenuAnimator] = []
  /// A closure that is called when the lifted preview is tapped.
  var onPreviewTap: (() -> Void)?
  private(set) var isOpen = false
  /// The submenus that the user opened, the innermost last.
  private var path: [UIMenu] = []

  init(_ menu: UIMenu, anchor: Anchor, preview: MenuPreview? = nil, sender: Any?) {
    self.menu = menu
    self.preview = preview
    self.anchor = anchor
    self.sender = sender.map { $0 as AnyObject }
  }

  /// Shows the menu in the window of its anchor; returns `false` without a window or visible
  /// elements.
  func open() -> Bool {
    guard !isOpen, let window = anchor.view?.window else { return false }
    let sections = makeSections()
    guard sections.contains(where: { !$0.rows.isEmpty }) else {
      Misuse.report(MenuMisuse.emptyMenu)
      return false
    }
    isOpen = true
    let container = MenuContainerView(frame: .zero)
    self.container = container
    container.session = self
    window.host?.add(self)
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    container.show(sections, header: nil)
    container.appear()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    return true
  }

  /// Updates the visible elements, for example after deferred elements were provided.
  func reload() {
    guard isOpen else { return }
    container?.show(makeSections(), header: path.last?.title)
  }

  /// The menu whose elements are visible.
  var visibleMenu: UIMenu { path.last ?? menu }

  /// Replaces the visible elements.
  func replaceMenu(with new: UIMenu) {
    if path.isEmpty { menu = new } else { path[path.count - 1] = new }
    reload()
  }

  /// Dismisses the menu.
  package func close(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    forgetDeferred(menu)
    let end = onEnd
    onEnd = nil
    // The end handler determines to which rectangle the preview animates back.
    let container = container
    end?()
    container?.disappear(animated: animated)
    container?.session = nil
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// Dismisses the menu when its anchor is removed.
  package func updateForFrame() {
    guard isOpen, isAnchorLeaving else { return }
    close()
  }

  package var pendingUpdate: String? { nil }

  private var isAnchorLeaving: Bool {
    guard let view = anchor.view, let window = view.window, window === container?.window else {
      return true
    }
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController, controller.isBeingDismissed { return true }
      responder = current.next
    }
    return false
  }

  /// Handles the choice of an element.
  func choose(_ element: UIMenuElement) {
    guard isOpen else { return }
    if let inner = element as? UIMenu {
      path.append(inner)
      container?.change(to: makeSections(), header: inner.title)
      return
    }
    if let command = element as? UICommand, !command.attributes.contains(.disabled) {
      close()
      command.send(from: anchor.view?.window?.firstResponder ?? anchor.view)
      return
    }
    guard let action = element as? UIAction, !action.attributes.contains(.disabled) else { return }
    willPerform?(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.performWithSender(sender, target: nil)
      return reload()
    }
    close()
    action.performWithSender(sender, target: nil)
  }

  /// Returns from a submenu.
  func goBack() {
    guard !path.isEmpty else { return }
    path.removeLast()
    container?.change(to: makeSections(), header: path.last?.title)
  }

  private func makeSections() -> [MenuSection] {
    MenuSection.sections(of: path.last ?? menu) { [weak self] in self?.reload() }
  }

  private func forgetDeferred(_ menu: UIMenu) {
    for child in menu.children {
      (child as? UIDeferredMenuElement)?.forget()
      if let inner = child as? UIMenu { forgetDeferred(inner) }
    }
  }
}

/// The elements between two separators of a menu.
@MainActor
struct MenuSection {
  var title: String
  var rows: [Row]

  /// One row: an element, or several side by side.
  struct Row {
    var elements: [UIMenuElement]
    var size: UIMenu.ElementSize
  }

  static func sections(of menu: UIMenu, whenThere: @escaping () -> Void) -> [MenuSection] {
    var sections = [MenuSection(title: menu.title, rows: [])]
    collect(menu, size: size(of: menu), into: &sections, whenThere)
    return sections.filter { !$0.rows.isEmpty }
  }

  private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
    if menu.preferredElementSize != .automatic { return menu.preferredElementSize }
    return menu.options.contains(.displayAsPalette) ? .small : .large
  }

  private static func collect(
    _ menu: UIMenu, size: UIMenu.ElementSize, into sections: inout [MenuSection],
    _ whenThere: @escaping () -> Void
  ) {
    for element in menu.children { add(element, size: size, to: &sections, whenThere) }
  }

  private static func add(
    _ element: UIMenuElement, size: UIMenu.ElementSize, to sections: inout [MenuSection],
    _ whenThere: @escaping () -> Void
  ) {
    if let deferred = element as? UIDeferredMenuElement {
      for inner in deferred.elements(whenThere: whenThere) ?? [] {
        add(inner, size: size, to: &sections, whenThere)
      }
    } else if let inner = element as? UIMenu,
      inner.options.contains(.displayInline) || inner.options.contains(.displayAsPalette)
    {
      sections.append(MenuSection(title: inner.title, rows: []))
      collect(inner, size: self.size(of: inner), into: &sections, whenThere)
      sections.append(MenuSection(title: "", rows: []))
    } else if !element.shownAttributes.contains(.hidden) {
      append(element, size: size, to: &sections[sections.count - 1])
    }
  }

  private static func append(
    _ element: UIMenuElement, size: UIMenu.ElementSize, to section: inout MenuSection
  ) {
    let most = size == .small ? MenuMetrics.smallColumns : MenuMetrics.mediumColumns
    if size == .small || size == .medium, let last = section.rows.indices.last,
      section.rows[last].size == size, section.rows[last].elements.count < most
    {
      section.rows[last].elements.append(element)
    } else {
      section.rows.append(Row(elements: [element], size: size))
    }
  }
}

/// The metrics of menus, in points.
enum MenuMetrics {
  /// B12, measured.
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 42
  /// Grade: tunable.
  static let subtitledRowHeight: CGFloat = 54
  static let tallRowHeight: CGFloat = 66
  static let sectionTitleHeight: CGFloat = 30
  /// The height of a separator between sections. Grade: tunable.
  static let lineSpace: CGFloat = 11
  /// The padding above the first row and below the last. Grade: tunable.
  static let padding: CGFloat = 10
  /// Grade: widely observed.
  static let radius: CGFloat = 28
  static let radiusBefore26: CGFloat = 13
  /// The positions of images and of titles, beside images and beside check marks. Grade: tunable.
  static let imageMiddle: CGFloat = 34
  static let titleStart: CGFloat = 56
  static let plainTitleStart: CGFloat = 22
  static let signMiddle: CGFloat = 20
  static let signShift: CGFloat = 22
  /// B2, measured for bars; menus use the body size.
  static let titleSize: CGFloat = 17
  static let subtitleSize: CGFloat = 13
  static let gap: CGFloat = 8
  /// The maximum font size in a menu. Grade: tunable.
  static let largest: CGFloat = 28

  /// Returns a font that scales with the user's text size up to the maximum. Rows are created
  /// before they are in a window, so the device's traits are used.
  @MainActor
  static func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest,
      compatibleWith: .current)
  }

  /// Documented for `UIMenu.ElementSize`.
  static let smallColumns = 4
  static let mediumColumns = 3
  /// The distance that a touch which opened the menu moves before it chooses. Grade: tunable.
  static let slop: CGFloat = 12
  /// Seconds. Grade: tunable.
  static let appearing = 0.35
  static let disappearing = 0.2
  static let pressDelay = 0.5
  /// The opacity of the dimming view behind a lifted preview. Grade: tunable.
  static let dim: CGFloat = 0.2
}
