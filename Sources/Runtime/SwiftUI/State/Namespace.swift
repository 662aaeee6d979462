/// Names that are unique to one identity of a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// One namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var number = 0

  /// Creates a namespace; it is unique once its view shows.
  public init() {}

  /// The namespace.
  public var wrappedValue: ID { ID(number: number) }
}

extension Namespace: NodeProperty {
  package func makeSlot(in node: Node) -> NamespaceSlot { NamespaceSlot() }

  package mutating func bind(to slot: NamespaceSlot, in node: Node) {
    number = slot.number
  }
}

/// A number nobody else has.
package final class NamespaceSlot {
  /// Main thread only.
  private nonisolated(unsafe) static var last = 0
  let number: Int

  init() {
    Self.last += 1
    number = Self.last
  }
}
