/// A value computed from several values of an environment, once for all its readers in a scope.
///
/// A node that reads it is invalidated when the result changes, not when one of those values does.
package protocol DerivedValue: AnyObject {
  init(_ values: EnvironmentValues)
  /// Returns whether another value of the same type is equal.
  func isSame(as other: Self) -> Bool
}

/// A derived value of one scope, identified by its type.
@MainActor
class DerivedEntry {
  let id: ObjectIdentifier

  init(id: ObjectIdentifier) {
    self.id = id
  }

  /// Computes the value again; returns `nil` if it is equal.
  func renewed(_ values: EnvironmentValues) -> DerivedEntry? { nil }
}

private final class TypedDerivedEntry<D: DerivedValue>: DerivedEntry {
  let value: D

  init(_ value: D) {
    self.value = value
    super.init(id: ObjectIdentifier(D.self))
  }

  override func renewed(_ values: EnvironmentValues) -> DerivedEntry? {
    let new = D(values)
    return new.isSame(as: value) ? nil : TypedDerivedEntry(new)
  }
}

/// The derived values of a scope.
@MainActor
struct DerivedValues {
  private var entries: [DerivedEntry] = []

  nonisolated init() {}

  mutating func value<D: DerivedValue>(_ type: D.Type, from values: EnvironmentValues) -> D {
    let id = ObjectIdentifier(type)
    for entry in entries where entry.id == id {
      return unsafeDowncast(entry, to: TypedDerivedEntry<D>.self).value
    }
    let value = D(values)
    entries.append(TypedDerivedEntry(value))
    return value
  }

  /// Computes all of them again; returns the types of those that changed.
  mutating func renew(from values: EnvironmentValues) -> [ObjectIdentifier] {
    var changed: [ObjectIdentifier] = []
    for index in entries.indices {
      guard let new = entries[index].renewed(values) else { continue }
      entries[index] = new
      changed.append(new.id)
    }
    return changed
  }

  func contains(_ id: ObjectIdentifier) -> Bool {
    entries.contains { $0.id == id }
  }
}

extension Node {
  /// A value derived from the node's environment. The node is invalidated when it changes.
  package func derived<D: DerivedValue>(_ type: D.Type) -> D {
    noteEnvironmentRead(ObjectIdentifier(type))
    return context.environment.derived(type)
  }
}
