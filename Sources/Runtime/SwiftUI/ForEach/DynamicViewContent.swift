/// A view that makes views from the elements of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  public var data: Content.Data { content.data }
}

struct RowDeletion {
  let action: (IndexSet) -> Void
}

enum RowDeletionTrait: LayoutTraitKey {
  static var defaultValue: RowDeletion? { nil }
}

/// Lets the rows of a list be deleted.
struct RowDeletionModifier {
  let action: ((IndexSet) -> Void)?
}

extension RowDeletionModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    RowDeletionNode(view, in: inputs)
  }
}

/// Tells the runs below what to do when a row is deleted.
final class RowDeletionNode<V: View>: ContentNode<V, RowDeletionModifier> {
  override func appendItems(to items: inout [LayoutItem]) {
    let start = items.count
    super.appendItems(to: &items)
    for item in items[start...] where item is LazyRunItem {
      let deletion = RowDeletion { [weak self] in self?.view.modifier.action?($0) }
      item.setTrait(RowDeletionTrait.self, view.modifier.action == nil ? nil : deletion)
    }
  }
}

extension DynamicViewContent {
  /// Lets people delete rows of a list: the closure removes the elements at some places.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowDeletionModifier(action: action))
  }
}
