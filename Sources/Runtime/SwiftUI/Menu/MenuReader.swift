/// A node that menus show in their own way.
@MainActor
protocol MenuElementNode: Node {
  var menuElements: [UIMenuElement] { get }
}

/// Reads what a menu shows from a tree of views.
@MainActor
enum MenuReader {
  private enum Piece {
    case element(UIMenuElement)
    case divider
  }

  /// The elements below a node; dividers part them into groups.
  static func elements(of node: Node) -> [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    for piece in pieces(of: node) {
      switch piece {
      case .element(let element): groups[groups.count - 1].append(element)
      case .divider: groups.append([])
      }
    }
    groups.removeAll(where: \.isEmpty)
    guard groups.count > 1 else { return groups.first ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: $0) }
  }

  private static func pieces(of node: Node) -> [Piece] {
    if let known = node as? any MenuElementNode { return known.menuElements.map { .element($0) } }
    if node is ViewNode<Divider> { return [.divider] }
    if let text = node as? ViewNode<Text> {
      return [.element(UIAction(title: text.view.plain, attributes: .disabled) { _ in })]
    }
    var result: [Piece] = []
    node.visitChildren { result += pieces(of: $0) }
    return result
  }

  /// An action with the title, subtitle and picture of the label below a node.
  static func action(
    label node: Node, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    perform: @escaping () -> Void
  ) -> UIAction {
    var attributes = attributes
    if !node.context.environment.values.isEnabled { attributes.insert(.disabled) }
    let texts = NodeReader.texts(in: node)
    let action = UIAction(
      title: texts.first ?? "", image: NodeReader.image(in: node)?.view.barImage,
      attributes: attributes, state: state
    ) { _ in perform() }
    if texts.count > 1 { action.subtitle = texts[1...].joined(separator: " ") }
    return action
  }
}

/// The tree that a menu's commands are read from, made anew each time the menu opens.
@MainActor
final class MenuTree<Content: View> {
  private weak var node: Node?
  private var root: Node?

  init(node: Node) {
    self.node = node
  }

  /// A menu that asks for its elements when it opens.
  func menu(title: String = "", content: @escaping () -> Content?) -> UIMenu {
    UIMenu(
      title: title,
      children: [
        UIDeferredMenuElement.uncached { [weak self] done in
          guard let self, let content = content() else { return done([]) }
          done(elements(content))
        }
      ])
  }

  /// A command that is shown elsewhere than in a menu.
  struct Command {
    let title: String
    let image: UIImage?
    let tint: UIColor?
    let isDestructive: Bool
    let perform: () -> Void
  }

  /// The commands with their colours.
  func commands(_ content: Content) -> [Command] {
    make(content)
    var commands: [Command] = []
    func visit(_ node: Node) {
      guard let action = node as? any MenuElementNode else {
        return node.visitChildren(visit)
      }
      let tint = node.context.environment.values.tint?.uiColor
      for case let element as UIAction in action.menuElements {
        commands.append(
          Command(
            title: element.title, image: element.image, tint: tint,
            isDestructive: element.attributes.contains(.destructive),
            perform: { element.performWithSender(nil, target: nil) }))
      }
    }
    if let root { visit(root) }
    return commands
  }

  func elements(_ content: Content) -> [UIMenuElement] {
    make(content)
    return root.map { MenuReader.elements(of: $0) } ?? []
  }

  private func make(_ content: Content) {
    close()
    guard let node, node.isMounted else { return }
    let scope = EnvironmentScope(inside: node.context.environment) { values in
      values.buttonStyle = .primitive(CommandButtonStyle())
      values.labelStyle = .label(TitleAndIconLabelStyle())
      values.toggleStyle = .toggle(CommandToggleStyle())
      values.isInList = false
    }
    let context = node.context.with(environment: scope).with(
      container: ViewContainer(view: UIView(), host: node.context.host))
    node.context.host.updater.performUpdate {
      // The tree may outlive the node that asked for it.
      root = Content._makeNode(content, in: NodeInputs(context: context, parent: nil))
    }
  }

  /// The commands are not needed any more.
  func close() {
    guard let root else { return }
    self.root = nil
    root.context.host.updater.performUpdate { root.unmount() }
  }
}

extension ButtonNode: MenuElementNode {
  var menuElements: [UIMenuElement] {
    [
      MenuReader.action(
        label: self, attributes: role == .destructive ? .destructive : [],
        perform: { [weak self] in self?.perform() })
    ]
  }
}

extension ToggleNode: MenuElementNode {
  var menuElements: [UIMenuElement] {
    let isOn = view.isOn
    return [
      MenuReader.action(
        label: self, state: isOn.wrappedValue ? .on : .off,
        perform: { isOn.wrappedValue.toggle() })
    ]
  }
}

extension SectionNode: MenuElementNode {
  var menuElements: [UIMenuElement] {
    let children = contentNode.map { MenuReader.elements(of: $0) } ?? []
    guard !children.isEmpty else { return [] }
    return [
      UIMenu(
        title: headerNode.map { NodeReader.text(in: $0) } ?? "", options: .displayInline,
        children: children)
    ]
  }
}

/// The style of toggles that something else shows: only the label, to be read.
struct CommandToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
