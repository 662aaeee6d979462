/// The dynamic properties of one node: their storage, and its connection to a view's value.
@MainActor
package struct BoundProperties {
  let type: TypeLayout
  // The storage of the fields. Most views with storage have a single field.
  private var first: AnyObject?
  private var others: [AnyObject?] = []
  private var hasStorage = false

  package init<T>(for type: T.Type) {
    self.type = TypeLayout.of(type)
  }

  init(any type: Any.Type) {
    self.type = TypeLayout.of(any: type)
  }

  var isEmpty: Bool { type.dynamicFields.isEmpty }

  /// Connects the dynamic properties in `value` with the node's storage, which the first call
  /// creates.
  package mutating func bind<T>(_ value: inout T, in node: Node) {
    guard !type.dynamicFields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { bind(at: $0, in: node) }
  }

  private mutating func bind(at base: UnsafeMutableRawPointer, in node: Node) {
    let fields = type.dynamicFields
    if !hasStorage {
      hasStorage = true
      first = fields[0].makeSlot(at: base, in: node)
      for field in fields.dropFirst() { others.append(field.makeSlot(at: base, in: node)) }
    }
    fields[0].bind(first, at: base, in: node)
    // Binding may run the app's code, which may unmount the node.
    for index in fields.indices.dropFirst() {
      fields[index].bind(index <= others.count ? others[index - 1] : nil, at: base, in: node)
    }
  }

  /// Releases the storage.
  package mutating func unbind() {
    if let slot = first as? any ReleasableSlot { slot.release() }
    for case let slot as any ReleasableSlot in others { slot.release() }
    first = nil
    others = []
    hasStorage = false
  }
}

/// A dynamic property whose storage the framework itself manages.
package protocol NodeProperty: DynamicProperty {
  associatedtype Slot: AnyObject
  /// Creates the storage, which lives as long as the node.
  @MainActor func makeSlot(in node: Node) -> Slot
  /// Connects the value with the storage, before each evaluation.
  @MainActor mutating func bind(to slot: Slot, in node: Node)
}

/// Storage that is notified when its node is unmounted.
protocol ReleasableSlot: AnyObject {
  @MainActor func release()
}

extension TypeLayout.DynamicField {
  @MainActor
  fileprivate func makeSlot(at base: UnsafeMutableRawPointer, in node: Node) -> AnyObject? {
    if let own { return own.makeSlot(at: base + offset, in: node) }
    let nested = BoundProperties(any: type)
    return nested.isEmpty ? nil : NestedProperties(nested)
  }

  @MainActor
  fileprivate func bind(_ slot: AnyObject?, at base: UnsafeMutableRawPointer, in node: Node) {
    if let own, let slot {
      own.bindSlot(slot, at: base + offset, in: node)
    } else {
      type.bindNested(slot as? NestedProperties, at: base + offset, in: node)
    }
  }
}

extension DynamicProperty {
  @MainActor
  fileprivate static func bindNested(
    _ nested: NestedProperties?, at pointer: UnsafeMutableRawPointer, in node: Node
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    nested?.properties.bind(&property.pointee, in: node)
    property.pointee.update()
  }
}

extension NodeProperty {
  @MainActor
  fileprivate static func makeSlot(
    at pointer: UnsafeMutableRawPointer, in node: Node
  ) -> AnyObject {
    pointer.assumingMemoryBound(to: Self.self).pointee.makeSlot(in: node)
  }

  @MainActor
  fileprivate static func bindSlot(
    _ slot: AnyObject, at pointer: UnsafeMutableRawPointer, in node: Node
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee.bind(
      to: unsafeDowncast(slot, to: Slot.self), in: node)
  }
}

/// The storage of an app's dynamic property that is composed of others.
@MainActor
private final class NestedProperties: ReleasableSlot {
  var properties: BoundProperties

  init(_ properties: BoundProperties) {
    self.properties = properties
  }

  @MainActor
  func release() {
    properties.unbind()
  }
}
