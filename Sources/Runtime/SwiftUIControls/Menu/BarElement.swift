@_spi(Core) import SwiftUICore

/// A node that bars and menus render natively: a button or a menu.
@MainActor
package protocol BarElementNode: Node {
  /// Configures a bar item from the node.
  func describe(_ item: ToolbarButton)
}

/// The kinds of content of a bar item.
@MainActor
package enum BarElement {
  case native(any BarElementNode)
  case space(isFixed: Bool)

  package var node: Node? {
    if case .native(let node) = self { node } else { nil }
  }

  /// Returns the elements below a node, or `nil` if there is other content among them.
  package static func elements(of node: Node) -> [BarElement]? {
    if let element = node as? any BarElementNode { return [.native(element)] }
    if node is ViewNode<Spacer> { return [.space(isFixed: false)] }
    if node is ViewNode<FixedBarSpace> { return [.space(isFixed: true)] }
    if node is ViewNode<EmptyView> { return [] }
    var children: [Node] = []
    node.visitChildren { children.append($0) }
    if children.isEmpty {
      var items: [LayoutItem] = []
      node.appendItems(to: &items)
      return items.isEmpty ? [] : nil
    }
    var result: [BarElement] = []
    for child in children {
      guard let elements = elements(of: child) else { return nil }
      result += elements
    }
    return result
  }
}

/// A button style that creates only the label, for bars and menus that render the button
/// themselves.
package struct CommandButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.defaultTextColor, isEnabled ? nil : Color(uiColor: .tertiaryLabel))
  }

  package init() {}
}

extension ButtonNode: BarElementNode {
  func describe(_ item: ToolbarButton) {
    let values = context.environment.values
    let style = values.buttonStyle.type
    item.show(label: self)
    item.isProminent =
      role == .confirm || style == BorderedProminentButtonStyle.self
      || style == GlassProminentButtonStyle.self
    item.tintColor = role == .destructive ? .systemRed : values.tint?.uiColor
    item.isEnabled = values.isEnabled
    item.menu = nil
    item.onTrigger = { [weak self] in self?.perform() }
  }
}

/// A bar button item that shows an element.
package final class ToolbarButton: UIBarButtonItem {
  /// The action of the item; `nil` if a tap opens its menu.
  var onTrigger: (() -> Void)? {
    didSet {
      if onTrigger == nil {
        primaryAction = nil
      } else if primaryAction == nil {
        primaryAction = UIAction { [weak self] _ in self?.onTrigger?() }
      }
    }
  }

  /// Indicates whether the item has the prominent, tinted style.
  package var isProminent = false {
    didSet { if isProminent != oldValue { style = isProminent ? .prominent : .plain } }
  }

  /// Sets the title and the image from the label below a node. An image replaces the title.
  func show(label node: Node) {
    let text = NodeReader.text(in: node)
    let picture = NodeReader.image(in: node)
    let new = picture?.view.barImage
    if new != image { image = new }
    if text != title ?? "" { title = text.isEmpty ? nil : text }
  }
}

extension Image {
  /// The image for UIKit bars and menus, which size symbols themselves.
  @MainActor package var barImage: UIImage? {
    switch source {
    case .symbol(let name): return UIImage(systemName: name)
    case .named(let name): return UIImage(named: name)
    case .uiImage(let image): return image
    }
  }
}
