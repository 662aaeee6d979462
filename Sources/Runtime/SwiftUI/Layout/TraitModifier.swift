/// A modifier that gives each item of its content a value for whatever contains it.
@MainActor @preconcurrency
package protocol TraitModifier: PrimitiveModifier {
  associatedtype Key: LayoutTraitKey
  var value: Key.Value { get }
  /// Whether sizes depend on the value.
  static var affectsLayout: Bool { get }
  /// Whether only lists read the value, for each row: then the rows of a collection are still made
  /// one by one.
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

/// An item that is the same as its content but for traits.
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

  /// A run stands for many rows and has the value for them.
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

/// Gives a view a priority when room is given out.
public struct _LayoutPriorityModifier {
  package let value: Double
}

extension _LayoutPriorityModifier: ViewModifier, TraitModifier {
  package typealias Key = LayoutPriorityTrait
}

/// Puts a view in front of its siblings, or behind them.
public struct _ZIndexModifier {
  package let value: Double
}

extension _ZIndexModifier: ViewModifier, TraitModifier {
  package typealias Key = ZIndexTrait
  package static var affectsLayout: Bool { false }
}

/// Gives a view a value for custom layouts.
public struct _LayoutValueModifier<K: LayoutValueKey> {
  package let value: K.Value
}

extension _LayoutValueModifier: ViewModifier, TraitModifier {
  package typealias Key = LayoutValueTrait<K>
}

extension View {
  /// The view's priority when room is given out; greater comes first. The default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Views with greater values stand in front of their siblings. The default is 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }

  /// Gives the view a value for custom layouts.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
