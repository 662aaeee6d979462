/// A modifier that sets a value of each item of its content for the container.
@MainActor @preconcurrency
package protocol TraitModifier: PrimitiveModifier {
  associatedtype Key: LayoutTraitKey
  var value: Key.Value { get }
  /// Indicates whether sizes depend on the value.
  static var affectsLayout: Bool { get }
  /// Indicates whether only lists read the value, for each row; the rows of a collection are then
  /// still created lazily.
  static var isForRows: Bool { get }
}

extension TraitModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TraitNode(view, in: inputs)
  }

  package static var affectsLayout: Bool { true }
  package static var isForRows: Bool { false }
}

/// An item that differs from its content only in its traits.
package final class TraitItem: WrapperItem {}

final class TraitNode<V: View, M: TraitModifier>: WrapperNode<V, M, TraitItem> {
  override func contentInputs() -> NodeInputs {
    M.isForRows ? NodeInputs(continuing: self) : super.contentInputs()
  }

  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    setValue(of: item)
    return item
  }

  /// Sets the value of a lazy run, which stands for many rows.
  private func setValue(of item: TraitItem) {
    (item.content as? LazyRunItem ?? item).setTrait(M.Key.self, view.modifier.value)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for item in self.items { items.append(item.content as? LazyRunItem ?? item) }
  }

  override func modifierDidChange(from old: M) {
    guard !TypeLayout.of(M.self).areEqual(old, view.modifier) else { return }
    for item in items {
      setValue(of: item)
      if M.affectsLayout { item.superitem?.invalidateLayout() }
    }
    context.container.setNeedsOrder()
  }
}

/// Sets the priority of a view in the allocation of space.
public struct _LayoutPriorityModifier {
  package let value: Double
}

extension _LayoutPriorityModifier: ViewModifier, TraitModifier {
  package typealias Key = LayoutPriorityTrait
}

/// Sets the z-index of a view among its siblings.
public struct _ZIndexModifier {
  package let value: Double
}

extension _ZIndexModifier: ViewModifier, TraitModifier {
  package typealias Key = ZIndexTrait
  package static var affectsLayout: Bool { false }
}

/// Sets a value of a view for custom layouts.
public struct _LayoutValueModifier<K: LayoutValueKey> {
  package let value: K.Value
}

extension _LayoutValueModifier: ViewModifier, TraitModifier {
  package typealias Key = LayoutValueTrait<K>
}

extension View {
  /// Sets the view's priority in the allocation of space; a higher one takes precedence. The
  /// default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Sets the z-index of the view: views with greater values are in front of their siblings. The
  /// default is 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }

  /// Sets a value of the view for custom layouts.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
