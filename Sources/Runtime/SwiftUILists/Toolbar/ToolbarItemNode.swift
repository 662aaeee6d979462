@_spi(Core) import SwiftUICore

/// A view that owns the content of a toolbar item where the item is declared.
struct ToolbarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemView: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ToolbarItemNode(view, in: inputs)
  }
}

/// The bar content of one toolbar item or group.
@MainActor
final class ToolbarEntry {
  let placement: ToolbarItemPlacement
  fileprivate(set) var items: [UIBarButtonItem] = []
  /// The content as a title view, for the centre of a bar.
  fileprivate(set) var titleView: UIView?
  /// The content as menu elements.
  fileprivate(set) var menuElements: () -> [UIMenuElement] = { [] }

  init(placement: ToolbarItemPlacement) {
    self.placement = placement
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

/// Owns a toolbar item's content, a view tree in a UIView of its own. Buttons and menus become
/// UIKit's bar button items; other content is shown as a custom view.
final class ToolbarItemNode<Content: View>: ViewNode<ToolbarItemView<Content>> {
  private final class Scope: PreferenceScope {
    let entry: ToolbarEntry

    init(_ entry: ToolbarEntry, of node: Node, inside parent: PreferenceScope) {
      self.entry = entry
      super.init(of: node, inside: parent)
    }

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      key == ToolbarKey.self ? [entry] as? K.Value : nil
    }
  }

  private let entry: ToolbarEntry
  private var scope: Scope?
  private var hosting: HostingView?
  private var isNative = true
  private var follower: AppearanceFollower?
  /// The nodes that the bar button items show, by the item's index.
  private var shownNodes: [NodeHandle?] = []

  override init(_ view: ToolbarItemView<Content>, in inputs: NodeInputs) {
    entry = ToolbarEntry(placement: view.placement)
    super.init(view, in: inputs)
    scope = Scope(entry, of: self, inside: context.preferences)
    let hosting = HostingView(presenter: self)
    self.hosting = hosting
    hosting.host.controller = context.host.controller
    hosting.environmentOverrides = { [weak self] values in
      guard let self else { return }
      let around = context.environment.values
      values.colorScheme = around.colorScheme
      values.font = nil
      values.isInList = false
      // The text size in bars is limited.
      values.dynamicTypeSize = min(values.dynamicTypeSize, .xxxLarge)
      values.foreground = nil
      values.defaultTextColor = nil
      if isNative {
        values.buttonStyle = .primitive(CommandButtonStyle())
        values.labelStyle =
          entry.placement.zone == .overflow
          ? .label(TitleAndIconLabelStyle()) : .label(IconOnlyLabelStyle())
      }
    }
    hosting.host.makeRoot(view.content)
    describe()
    hosting.host.barItem = { [weak self] in self?.item(around: $0) }
    follower = AppearanceFollower(hosting.host, with: context.host)
    hosting.host.didInvalidateSizes = { [weak self] in self?.describe() }
  }

  override func update(_ new: ToolbarItemView<Content>) {
    view = new
    hosting?.host.updateRoot(new.content)
    describe()
  }

  /// Updates the bar items from the content.
  private func describe() {
    guard isMounted, let hosting, let root = hosting.host.root else { return }
    if entry.placement.zone == .overflow {
      entry.menuElements = { [weak root] in root.map { MenuReader.elements(of: $0) } ?? [] }
      return
    }
    let elements = entry.placement.zone == .title ? nil : BarElement.elements(of: root)
    let wasNative = isNative
    isNative = elements != nil
    if wasNative != isNative { hosting.refreshEnvironment() }
    let old = entry.items
    shownNodes = elements?.map { $0.node?.handle } ?? []
    if let elements {
      entry.items = elements.enumerated().map { index, element in
        item(for: element, reusing: index < old.count ? old[index] : nil)
      }
    } else {
      showCustom(hosting)
    }
    let isSame = entry.items.elementsEqual(old, by: ===)
    if !isSame || wasNative != isNative { scope?.didChange() }
  }

  private func item(for element: BarElement, reusing old: UIBarButtonItem?) -> UIBarButtonItem {
    switch element {
    case .space(let isFixed):
      if let old, old.isToolbarSpace(isFixed) { return old }
      return isFixed ? .fixedSpace(0) : .flexibleSpace()
    case .native(let node):
      let item = old as? ToolbarButton ?? ToolbarButton()
      node.describe(item)
      if entry.placement.isProminent { item.isProminent = true }
      return item
    }
  }

  private func showCustom(_ hosting: HostingView) {
    hosting.backgroundColor = .clear
    var size = hosting.host.sizeThatFits(.unspecified)
    size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let isChanged = hosting.bounds.size != size
    if isChanged { hosting.bounds.size = size }
    entry.titleView = hosting
    guard entry.placement.zone != .title else {
      if isChanged { hosting.superview?.setNeedsLayout() }
      return
    }
    let item =
      entry.items.first { $0.customView === hosting } ?? UIBarButtonItem(customView: hosting)
    item.hidesSharedBackground = entry.placement.zone == .status
    // The horizontal padding in points of a custom view on glass. Grade: tunable.
    item.width = max(44, size.width + 24)
    entry.items = [item]
  }

  /// Returns the item that shows a node or one of its descendants.
  private func item(around node: Node) -> UIBarButtonItem? {
    guard isNative else { return entry.items.first }
    for (item, handle) in zip(entry.items, shownNodes) {
      var shown = handle?.node
      while let inner = shown {
        if inner === node { return item }
        shown = inner.parent
      }
    }
    return nil
  }

  override func didUnmount() {
    follower?.end()
    scope?.leave()
    hosting?.host.end()
  }
}

extension UIBarButtonItem {
  fileprivate func isToolbarSpace(_ isFixed: Bool) -> Bool {
    systemItem == (isFixed ? .fixedSpace : .flexibleSpace)
  }
}
