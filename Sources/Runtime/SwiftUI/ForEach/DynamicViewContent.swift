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

/// Removes the elements at some places of a collection.
enum RowDeletionTrait: LayoutTraitKey {
  static var defaultValue: ((IndexSet) -> Void)? { nil }
}

/// Moves the elements at some places of a collection to before another.
enum RowMoveTrait: LayoutTraitKey {
  static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
}

/// Which element of a collection the views of an item belong to, where all were made at once.
struct ElementPlace {
  let collection: ObjectIdentifier
  let index: Int
}

extension LayoutItem {
  /// The place that a collection gave the item, or the item that it is about.
  final var elementPlace: ElementPlace? { ownElementPlace ?? traitSource?.elementPlace }
}

/// Gives all views of a collection a value that their list reads.
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
  /// Lets people delete rows of a list: the closure removes the elements at some places.
  ///
  /// - Parameter action: Removes the elements. With `nil` rows cannot be deleted.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(CollectionValueModifier<RowDeletionTrait>(value: action))
  }

  /// Lets people move rows of a list while it is edited: the closure moves the elements at some
  /// places to before another one, as counted before the move.
  ///
  /// - Parameter action: Moves the elements. With `nil` rows cannot be moved.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(CollectionValueModifier<RowMoveTrait>(value: action))
  }
}
