@_spi(Core) import SwiftUICore

/// Adds a context menu, opened by a long press.
struct ContextMenuModifier<Items: View> {
  let items: Items
  let preview: (() -> UIViewController)?
}

extension ContextMenuModifier: ViewModifier, EffectModifier {
  static func makeView() -> ContextMenuView { ContextMenuView(frame: .zero) }

  func update(_ view: ContextMenuView, in node: Node) {
    let tree = view.tree as? MenuTree<Items> ?? MenuTree<Items>(node: node)
    view.tree = tree
    view.isEnabled = node.environment.isEnabled
    view.elements = { tree.elements(items) }
    view.preview = preview
  }
}

/// A group that opens a context menu.
final class ContextMenuView: GroupView, UIContextMenuInteractionDelegate {
  var tree: AnyObject?
  var elements: (() -> [UIMenuElement])?
  var preview: (() -> UIViewController)?
  var isEnabled = true
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(interaction)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let elements = elements?(), !elements.isEmpty else { return nil }
    let preview = preview
    // In a list the whole row is lifted.
    let row = superview?.nearestView(UITableViewCell.self)
    interaction.anchor = row.map { convert($0.bounds, from: $0) }
    interaction.lifted = row
    return UIContextMenuConfiguration(previewProvider: preview.map { make in { make() } }) { _ in
      UIMenu(children: elements)
    }
  }
}

extension View {
  /// Adds a context menu to this view, opened by a long press.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// Adds a context menu with a preview to this view, opened by a long press.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    nonisolated(unsafe) let shown = preview()
    return modifier(
      ContextMenuModifier(
        items: menuItems(),
        preview: {
          Evaluation.onMain {
            let controller = UIHostingController(rootView: shown)
            controller.preferredContentSize = controller.sizeThatFits(
              in: UIView.layoutFittingExpandedSize)
            return controller
          }
        }))
  }
}
