/// A node that bars and menus show in their own way: buttons, menus.
@MainActor
protocol BarElementNode: Node {
  /// Gives an item of a bar what the node says.
  func describe(_ item: ToolbarButton)
}

/// What the content of a bar's item consists of.
@MainActor
enum BarElement {
  case native(any BarElementNode)
  case space(isFixed: Bool)

  var node: Node? {
    if case .native(let node) = self { node } else { nil }
  }

  /// The elements below a node; `nil` if there is something else among them.
  static func elements(of node: Node) -> [BarElement]? {
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

/// The style of buttons that something else shows: only the label, to be read.
struct CommandButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .environment(\.defaultTextColor, isEnabled ? nil : Color(uiColor: .tertiaryLabel))
  }
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

/// An item of a bar that shows an element.
final class ToolbarButton: UIBarButtonItem {
  /// Does what a tap does; `nil` leaves the tap to the menu.
  var onTrigger: (() -> Void)? {
    didSet {
      if onTrigger == nil {
        primaryAction = nil
      } else if primaryAction == nil {
        primaryAction = UIAction { [weak self] _ in self?.onTrigger?() }
      }
    }
  }

  /// Whether the item stands on the tint.
  var isProminent = false {
    didSet { if isProminent != oldValue { style = isProminent ? .prominent : .plain } }
  }

  /// Takes title and picture from the label below a node. A picture stands for its title.
  func show(label node: Node) {
    let text = NodeReader.text(in: node)
    let picture = NodeReader.image(in: node)
    let new = picture?.view.barImage
    if new != image { image = new }
    if text != title ?? "" { title = text.isEmpty ? nil : text }
  }
}

extension Image {
  /// The picture for something of UIKit's that sizes symbols itself.
  @MainActor var barImage: UIImage? {
    switch source {
    case .symbol(let name): return UIImage(systemName: name)
    case .named(let name): return UIImage(named: name)
    case .uiImage(let image): return image
    }
  }
}
