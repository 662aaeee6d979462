/// Gives a view the value that a selection has when the view is chosen.
struct TagModifier {
  let value: AnyHashable?
}

extension TagModifier: ViewModifier, TraitModifier {
  typealias Key = TagTrait
  static var affectsLayout: Bool { false }
}

/// The tag of an item.
package enum TagTrait: LayoutTraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// A node with a tag.
@MainActor
protocol TaggedNode: Node {
  var tagValue: AnyHashable? { get }
}

extension TraitNode: TaggedNode where M == TagModifier {
  var tagValue: AnyHashable? { view.modifier.value }
}

/// A node whose children are told apart by values.
@MainActor
protocol IdentifiedChildrenNode: Node {
  var identifiedChildren: [(id: AnyHashable, node: Node)] { get }
}

extension View {
  /// Gives the view the value that a selection has when the view is chosen.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(value: AnyHashable(tag)))
  }
}
