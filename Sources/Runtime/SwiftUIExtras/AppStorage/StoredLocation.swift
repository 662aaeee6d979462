@_spi(Core) import SwiftUICore

/// The stored values of a device's apps and scenes.
@MainActor
final class DeviceStore {
  fileprivate var values: [String: Any] = [:]
  fileprivate var readers: [String: ReaderList] = [:]

  private struct Entry {
    weak var display: DisplayHost?
    let store: DeviceStore
  }

  private static var stores: [ObjectIdentifier: Entry] = [:]
  private static let homeless = DeviceStore()

  /// The store of the current device.
  fileprivate static var current: DeviceStore {
    guard let display = DisplayHost.current else { return homeless }
    let id = ObjectIdentifier(display)
    if let entry = stores[id], entry.display === display { return entry.store }
    stores = stores.filter { $0.value.display != nil }
    let store = DeviceStore()
    stores[id] = Entry(display: display, store: store)
    return store
  }
}

/// The coding of a stored value.
struct StoredCoder<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  static var plain: StoredCoder {
    StoredCoder(read: { $0 as? Value }, write: { $0 })
  }
}

extension StoredCoder where Value: RawRepresentable {
  static func raw() -> StoredCoder {
    StoredCoder(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

/// The location of a stored value, shared by all readers of its key.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let initial: Value
  private let coder: StoredCoder<Value>
  private let store: DeviceStore

  init(key: String, initial: Value, coder: StoredCoder<Value>) {
    self.key = key
    self.initial = initial
    self.coder = coder
    store = Evaluation.onMain { DeviceStore.current }
  }

  override func get() -> Value {
    Evaluation.onMain {
      if Evaluation.isUpdating, let node = Evaluation.current {
        store.readers[key, default: ReaderList()].add(node)
      }
      return store.values[key].flatMap(coder.read) ?? initial
    }
  }

  override func set(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let value = value
    Evaluation.onMain {
      let old = get()
      let layout = TypeLayout.of(Value.self)
      guard !StateEquality.areEqual(old, value, layout: layout) else { return }
      store.values[key] = coder.write(value)
      withTransaction(transaction) { store.readers[key]?.invalidate() }
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return key == other.key && store === other.store
  }
}

/// A stored value as a dynamic property. During an evaluation its location is that of the view's
/// identity.
struct StoredValue<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coder: StoredCoder<Value>
  private var location: StoredLocation<Value>?

  init(key: String, initial: Value, coder: StoredCoder<Value>) {
    self.key = key
    self.initial = initial
    self.coder = coder
  }

  var place: StoredLocation<Value> { location ?? makeLocation() }

  private func makeLocation() -> StoredLocation<Value> {
    StoredLocation(key: key, initial: initial, coder: coder)
  }
}

extension StoredValue: NodeProperty {
  func makeSlot(in node: Node) -> StoredLocation<Value> { makeLocation() }

  mutating func bind(to slot: StoredLocation<Value>, in node: Node) { location = slot }
}
