@_spi(Core) import SwiftUICore

/// The buttons that a swipe on a row reveals at one edge.
@MainActor
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let makeActions: () -> [UIContextualAction]
}

enum SwipeActionsTrait: LayoutTraitKey {
  static var defaultValue: [SwipeActions] { [] }
}

struct SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension SwipeActionsModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SwipeActionsNode(view, in: inputs)
  }
}

/// Resolves the buttons when a swipe begins.
final class SwipeActionsNode<V: View, Actions: View>: WrapperNode<
  V, SwipeActionsModifier<Actions>, TraitItem
>
{
  private lazy var tree = MenuTree<Actions>(node: self)

  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    let modifier = view.modifier
    let actions = SwipeActions(
      edge: modifier.edge, allowsFullSwipe: modifier.allowsFullSwipe,
      makeActions: { [weak self] in self?.makeActions() ?? [] })
    item.setTrait(SwipeActionsTrait.self, content.trait(SwipeActionsTrait.self) + [actions])
    return item
  }

  private func makeActions() -> [UIContextualAction] {
    tree.commands(view.modifier.actions).map { command in
      let action = UIContextualAction(
        style: command.isDestructive ? .destructive : .normal, title: command.title
      ) { _, _, done in
        command.perform()
        done(true)
      }
      action.image = command.image
      if let tint = command.tint { action.backgroundColor = tint }
      return action
    }
  }
}

extension View {
  /// Adds buttons that a swipe on a row reveals.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons are. The default is the trailing edge.
  ///   - allowsFullSwipe: A Boolean value that indicates whether a full swipe performs the first of
  ///     them. Default `true`.
  ///   - content: The buttons, the outermost first.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
