@_spi(Core) import SwiftUICore

/// A node that menus render natively.
@MainActor
protocol MenuElementNode: Node {
  var menuElements: [UIMenuElement] { get }
}

/// Reads the elements of a menu from a view tree.
@MainActor
package enum MenuReader {
  private enum Piece {
    case element(UIMenuElement)
    case divider
  }

  /// Returns the elements below a node; dividers separate them into groups.
  package static func elements(of node: Node) -> [UIMenuElement] {
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

  /// Returns an action with the title, subtitle and image of the label below a node.
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

/// The view tree from which a menu's elements are read, created each time the menu opens.
@MainActor
package final class MenuTree<Content: View> {
  private weak var node: Node?
  private var root: Node?

  package init(node: Node) {
    self.node = node
  }

  /// Returns a menu that requests its elements when it opens.
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

  /// A command that is shown outside of a menu.
  package struct Command {
    package let title: String
    package let image: UIImage?
    package let tint: UIColor?
    package let isDestructive: Bool
    package let perform: () -> Void
  }

  /// Returns the commands with their colours.
  package func commands(_ content: Content) -> [Command] {
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
      // The tree may outlive the node that requested it.
      root = Content._makeNode(content, in: NodeInputs(context: context, parent: nil))
    }
  }

  /// Unmounts the tree of the commands.
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

/// A toggle style that creates only the label, for menus that render the toggle themselves.
struct CommandToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
