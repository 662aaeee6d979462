/// The key of a value that a further module stores with an object.
package protocol AttachedValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an object for which none was set.
  static var defaultValue: Value { get }
}

/// The values that further modules store with an object, by the types of their keys.
package struct AttachedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates storage without values.
  package init() {}

  package subscript<Key: AttachedValueKey>(_ key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
