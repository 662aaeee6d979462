/// Sets the tag of a view: the value of a selection that stands for it.
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

/// A node whose children are identified by values.
@MainActor
protocol IdentifiedChildrenNode: Node {
  var identifiedChildren: [(id: AnyHashable, node: Node)] { get }
}

extension View {
  /// Sets the view's tag, the value of a selection that stands for the view.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(value: AnyHashable(tag)))
  }
}
