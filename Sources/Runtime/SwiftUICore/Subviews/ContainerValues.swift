/// A key of a value that a view carries for its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

/// The values that a view carries for its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  /// Indicates whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  var tag: AnyHashable?
}

enum ContainerValuesTrait: LayoutTraitKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// Sets a value of a view for its container.
struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContainerValueNode(view, in: inputs)
  }
}

final class ContainerValueNode<V: View, Value>: WrapperNode<
  V, ContainerValueModifier<Value>, TraitItem
>
{
  override func makeItem(around content: LayoutItem) -> TraitItem {
    let item = TraitItem(content, node: self)
    setValue(of: item)
    return item
  }

  private func setValue(of item: TraitItem) {
    var values = item.content.trait(ContainerValuesTrait.self)
    values.tag = item.content.trait(TagTrait.self)
    values[keyPath: view.modifier.keyPath] = view.modifier.value
    item.setTrait(ContainerValuesTrait.self, values)
  }

  override func modifierDidChange(from old: ContainerValueModifier<Value>) {
    guard !TypeLayout.of(Value.self).areEqual(old.value, view.modifier.value) else { return }
    for item in items { setValue(of: item) }
    parent?.itemsDidChange()
  }
}

extension View {
  /// Sets a value of the view for its container.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
