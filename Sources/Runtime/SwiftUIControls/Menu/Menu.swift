@_spi(Core) import SwiftUICore

/// A button that opens a menu.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View, PrimitiveView {
  /// Creates a menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that opens on a long press; a tap calls `primaryAction`.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    MenuNode(view, in: inputs)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that opens on a long press; a tap calls `primaryAction`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a menu with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: .init(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: .init(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title and a symbol that opens on a long press; a tap calls
  /// `primaryAction`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: .init(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
}

/// A menu: a button with a UIKit menu.
final class MenuNode<Label: View, Content: View>: ViewNode<Menu<Label, Content>>, BarElementNode,
  MenuElementNode
{
  private var child: ViewNode<AnyView>?
  private var tree: MenuTree<Content>?
  private let source = MenuSource()

  override init(_ view: Menu<Label, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let tree = MenuTree<Content>(node: self)
    self.tree = tree
    source.menu = tree.menu { [weak self] in self?.view.content }
    let source = source
    let scope = EnvironmentScope(inside: context.environment) { $0.menuSource = source }
    child = AnyView._makeNode(
      styled, in: NodeInputs(context: context.with(environment: scope), parent: self))
  }

  private var styled: AnyView {
    source.opensOnTouch = view.primaryAction == nil
    if let style {
      return style.makeView(
        MenuStyleConfiguration(
          label: .init(content: AnyView(MenuLabel(content: view.label))),
          content: .init(content: AnyView(view.content)),
          primaryAction: view.primaryAction))
    }
    return environment.buttonStyle.makeView(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(AnyView(MenuLabel(content: view.label))),
        action: { [weak self] in self?.view.primaryAction?() }))
  }

  /// The style of the menu; the menu inside a style's body has none.
  private var style: AnyControlStyle<MenuStyleConfiguration>? {
    Label.self == MenuStyleConfiguration.Label.self ? nil : environment.menuStyle
  }

  override func update(_ new: Menu<Label, Content>) {
    let isSame = TypeLayout.of(Label.self).areEqual(view.label, new.label)
    view = new
    // The content of the menu inside a style's body may have changed.
    if !isSame || style != nil { refresh() }
  }

  override func refresh() {
    isDirty = false
    child?.update(styled)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }

  override func willUnmount() {
    tree?.close()
  }

  func describe(_ item: ToolbarButton) {
    let values = context.environment.values
    item.show(label: self)
    item.isProminent = false
    item.tintColor = values.tint?.uiColor
    item.isEnabled = values.isEnabled
    if item.menu !== source.menu { item.menu = source.menu }
    item.onTrigger =
      view.primaryAction == nil ? nil : { [weak self] in self?.view.primaryAction?() }
  }

  var menuElements: [UIMenuElement] {
    guard let tree, let child else { return [] }
    return [
      UIMenu(
        title: NodeReader.texts(in: child).first ?? "",
        image: NodeReader.image(in: child)?.view.barImage, children: tree.elements(view.content))
    ]
  }
}

/// The source of the menu that a button opens.
@MainActor
final class MenuSource {
  var menu: UIMenu?
  /// Indicates whether a touch opens the menu, in place of the button's action.
  var opensOnTouch = true

  nonisolated init() {}
}

enum MenuSourceKey: EnvironmentKey {
  static var defaultValue: MenuSource? { nil }
}

extension EnvironmentValues {
  var menuSource: MenuSource? {
    get { self[MenuSourceKey.self] }
    set { self[MenuSourceKey.self] = newValue }
  }
}
