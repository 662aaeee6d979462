/// The values that views pass down to their descendants.
public struct EnvironmentValues {
  var head: EnvironmentEntry?
  /// The node that is recorded as a reader of each key that is read.
  ///
  /// Proven: these values stay inside of the call that got them from the node. Those that an app
  /// can keep are ``kept``.
  unowned(unsafe) var reader: Node?
  /// The reader of values that an app can keep longer than the node exists.
  var keptReader: NodeHandle?

  /// Creates default environment values.
  public init() {}

  /// The value of a key; the key's default value if it is not set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      (reader ?? keptReader?.node)?.noteEnvironmentRead(id)
      guard let entry = entry(id) else { return K.defaultValue }
      return unsafeDowncast(entry, to: TypedEnvironmentEntry<K.Value>.self).value
    }
    set { head = TypedEnvironmentEntry(id: ObjectIdentifier(key), value: newValue, next: head) }
  }

  /// The same values, which may exist longer than the node that reads them.
  package var kept: EnvironmentValues {
    var values = self
    values.keptReader = reader?.handle ?? keptReader
    values.reader = nil
    return values
  }

  /// The identity that stands for all keys among those that a node reads.
  static let all = ObjectIdentifier(EnvironmentValues.self)

  func entry(_ id: ObjectIdentifier) -> EnvironmentEntry? {
    var entry = head
    while let candidate = entry {
      if candidate.id == id { return candidate }
      entry = candidate.next
    }
    return nil
  }
}

extension EnvironmentValues: @unchecked Sendable {}

/// An entry in the list of values that were set, the innermost first. Lists share their tails.
class EnvironmentEntry {
  let id: ObjectIdentifier
  let next: EnvironmentEntry?

  init(id: ObjectIdentifier, next: EnvironmentEntry?) {
    self.id = id
    self.next = next
  }

  func isEqual(to other: EnvironmentEntry) -> Bool { self === other }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(id: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(id: id, next: next)
  }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    if self === other { return true }
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return StateEquality.areEqual(value, other.value, layout: TypeLayout.of(Value.self))
  }
}
