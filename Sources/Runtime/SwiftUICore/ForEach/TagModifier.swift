/// Sets the tag of a view: the value of a selection that stands for it.
package struct TagModifier {
  package let value: AnyHashable?

  package init(value: AnyHashable?) {
    self.value = value
  }
}

extension TagModifier: ViewModifier, TraitModifier {
  package typealias Key = TagTrait
  package static var affectsLayout: Bool { false }
}

/// The tag of an item.
package enum TagTrait: LayoutTraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// A node with a tag.
@MainActor
package protocol TaggedNode: Node {
  var tagValue: AnyHashable? { get }
}

extension TraitNode: TaggedNode where M == TagModifier {
  var tagValue: AnyHashable? { view.modifier.value }
}

/// A node whose children are identified by values.
@MainActor
package protocol IdentifiedChildrenNode: Node {
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
