/// Tells a picker, a list or a tab view what a view stands for.
public struct _TagModifier<V: Hashable> {
  let tag: V
}

extension _TagModifier: ViewModifier, TraitModifier {
  package typealias Key = TagTrait
  package var value: AnyHashable? { AnyHashable(tag) }
  package static var affectsLayout: Bool { false }
}

package enum TagTrait: LayoutTraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Says what the view stands for in a selection. The type must be that of the selection's value.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(tag: tag))
  }

  /// Says what the view stands for in a selection. The type must be that of the selection's value,
  /// or of what is in it if that is optional.
  ///
  /// - Parameter includeOptional: Whether the tag may also stand for an optional value.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: tag))
  }
}
