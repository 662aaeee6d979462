/// A property wrapper of a namespace of identities that belongs to one identity of a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var number: Int?

  /// Creates a namespace, which is unique once its view is in the hierarchy.
  public init() {}

  /// The namespace. Outside of a view's lifetime it is another one each time, which is reported.
  public var wrappedValue: ID {
    if let number { return ID(number: number) }
    Misuse.report(StateMisuse.readBeforeView("Namespace"))
    return ID(number: NamespaceSlot().number)
  }
}

extension Namespace: NodeProperty {
  package func makeSlot(in node: Node) -> NamespaceSlot { NamespaceSlot() }

  package mutating func bind(to slot: NamespaceSlot, in node: Node) {
    number = slot.number
  }
}

/// A unique number.
package final class NamespaceSlot {
  /// Main thread only.
  private nonisolated(unsafe) static var last = 0
  let number: Int

  init() {
    Self.last += 1
    number = Self.last
  }
}
