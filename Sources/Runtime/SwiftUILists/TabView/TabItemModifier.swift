@_spi(Core) import SwiftUICore

/// Makes a view a tab with a label.
struct TabItemModifier<Label: View> {
  let label: Label
  /// The tab's tag; `nil` to find one in the view or around it.
  var tag: AnyHashable?
  var role: TabRole?
}

extension TabItemModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    if inputs.context.environment.values.tabViewStyle.isPaged {
      return PassThroughNode(view, content: { $0.content.page(tag: $0.modifier.tag) }, in: inputs)
    }
    return TabItemNode(view, in: inputs)
  }
}

extension View {
  fileprivate func page(tag: AnyHashable?) -> ModifiedContent<Self, TagModifier> {
    modifier(TagModifier(value: tag))
  }
}

/// Shows the view in a view controller of its own, whose tab has the label's title and image.
final class TabItemNode<V: View, Label: View>: ViewNode<
  ModifiedContent<V, TabItemModifier<Label>>
>
{
  private final class Scope: PreferenceScope {
    var entry: TabEntry?

    override func value<K: PreferenceKey>(of key: K.Type) -> K.Value? {
      key == TabKey.self ? entry.map { [$0] } as? K.Value : nil
    }
  }

  private var scope: Scope?
  private var controller: UIHostingController<V>?
  private var label: HostingView?
  private var entry: TabEntry?

  override init(_ view: ModifiedContent<V, TabItemModifier<Label>>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let scope = Scope(of: self, inside: context.preferences)
    self.scope = scope
    let label = HostingView(presenter: self)
    self.label = label
    label.environmentOverrides = { $0.labelStyle = .label(TitleAndIconLabelStyle()) }
    label.host.makeRoot(view.modifier.label)
    let controller = UIHostingController(rootView: view.content, presenter: self)
    self.controller = controller
    let entry = TabEntry(controller)
    self.entry = entry
    entry.ownOptions = { [weak controller] in
      controller?.host.preferences.contentValue(of: NavigationOptionsKey.self)
        ?? NavigationOptions()
    }
    controller.host.onPreferenceChange { [weak controller] _ in
      (controller?.tabBarController?.delegate as? TabProxy)?.barsDidChange?(true)
    }
    scope.entry = entry
    label.host.didInvalidateSizes = { [weak self] in self?.describe() }
    describe()
  }

  override func update(_ new: ModifiedContent<V, TabItemModifier<Label>>) {
    view = new
    controller?.host.updateRoot(new.content)
    label?.host.updateRoot(new.modifier.label)
    describe()
  }

  /// Updates the badge of the tab.
  override func refresh() {
    isDirty = false
    describe()
  }

  private func describe() {
    guard isMounted, let entry, let controller, let root = label?.host.root else { return }
    entry.tag =
      view.modifier.tag ?? tag(around: self) ?? controller.host.root.flatMap { tag(in: $0) }
    let item: UITabBarItem = controller.tabBarItem
    item.title = NodeReader.text(in: root)
    let image = NodeReader.image(in: root)?.view.barImage
    if item.image != image { item.image = image }
    item.badgeValue = environment.badge
    entry.role = view.modifier.role
  }

  private func tag(around node: Node) -> AnyHashable? {
    var (node, inner): (Node?, Node) = (node.parent, node)
    while let candidate = node, !(candidate is any TabOwner) {
      if let tag = (candidate as? any TaggedNode)?.tagValue { return tag }
      if let list = candidate as? any IdentifiedChildrenNode {
        return list.identifiedChildren.first { $0.node === inner }?.id
      }
      inner = candidate
      node = candidate.parent
    }
    return nil
  }

  private func tag(in node: Node) -> AnyHashable? {
    if let tag = (node as? any TaggedNode)?.tagValue { return tag }
    var children: [Node] = []
    node.visitChildren { children.append($0) }
    return children.count == 1 ? tag(in: children[0]) : nil
  }

  override func didUnmount() {
    scope?.leave()
    label?.host.end()
    controller?.host.end()
  }
}

/// Sets a badge on a tab or at the end of a list row.
struct BadgeModifier {
  let badge: String?
}

extension BadgeModifier: ViewModifier {
  func body(content: Content) -> some View {
    BadgedView(content: content, badge: badge)
  }
}

private struct BadgedView<Content: View>: View {
  let content: Content
  let badge: String?
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList, let badge {
      HStack {
        content
        Spacer(minLength: 8)
        Text(verbatim: badge).foregroundStyle(.secondary)
      }
    } else {
      content.environment(\.badge, isInList ? nil : badge)
    }
  }
}

enum BadgeKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The badge of the enclosing tab.
  var badge: String? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Makes the view a tab of the enclosing tab view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets a badge with a number on the view's tab or list row; 0 hides it.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : "\(count)"))
  }

  /// Sets a badge with text on the view's tab or list row; `nil` hides it.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label?.plain))
  }

  /// Sets a badge with text on the view's tab or list row; `nil` hides it.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key?.string))
  }
}
