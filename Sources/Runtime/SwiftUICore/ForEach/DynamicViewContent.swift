/// A view that creates views from the elements of a collection.
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

/// Removes the elements at offsets of a collection.
package enum RowDeletionTrait: LayoutTraitKey {
  package static var defaultValue: ((IndexSet) -> Void)? { nil }
}

/// Moves the elements at offsets of a collection to the position before another.
package enum RowMoveTrait: LayoutTraitKey {
  package static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
}

/// The element of a collection that an item's views belong to, if all were created at once.
package struct ElementPlace {
  package let collection: ObjectIdentifier
  let index: Int
}

extension LayoutItem {
  /// The item's element in its collection, or that of the item whose traits it has.
  package final var elementPlace: ElementPlace? { ownElementPlace ?? traitSource?.elementPlace }
}

/// Sets a trait of all views of a collection for their list.
struct CollectionValueModifier<Key: LayoutTraitKey> {
  let value: Key.Value
}

extension CollectionValueModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    CollectionValueNode(view, in: inputs)
  }
}

final class CollectionValueNode<V: View, Key: LayoutTraitKey>: ContentNode<
  V, CollectionValueModifier<Key>
>
{
  override func appendItems(to items: inout [LayoutItem]) {
    let start = items.count
    super.appendItems(to: &items)
    for item in items[start...] { item.setTrait(Key.self, view.modifier.value) }
  }

  override func modifierDidChange(from old: CollectionValueModifier<Key>) {
    var items: [LayoutItem] = []
    appendItems(to: &items)
  }
}

extension DynamicViewContent {
  /// Sets the action that deletes rows of a list.
  ///
  /// - Parameter action: Removes the elements at the specified offsets; `nil` disables deletion.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(CollectionValueModifier<RowDeletionTrait>(value: action))
  }

  /// Sets the action that moves rows of a list in edit mode.
  ///
  /// - Parameter action: Moves the elements at the specified offsets to the position before another
  ///   offset, as of before the move; `nil` disables moving.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(CollectionValueModifier<RowMoveTrait>(value: action))
  }
}
