/// A property wrapper of a two-way connection to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of changes made through the binding.
  public var transaction: Transaction
  package let location: Location<Value>

  package init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, transaction in
      withTransaction(transaction) { set(value) }
    }
  }

  /// Creates a binding from two closures; `set` also receives the transaction of each change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Returns a binding with a constant value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(
        newValue, transaction: transaction.isEmpty ? Transaction.current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(location, keyPath), transaction: transaction)
  }

  /// Returns a binding whose changes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding {
  /// Creates a binding to an optional of the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        guard let value else { return }
        withTransaction(transaction) { base.wrappedValue = value }
      })
  }

  /// Creates a binding to the value inside an optional; `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: UnwrappedLocation(base.location, value), transaction: base.transaction)
  }

  /// Creates a binding to the value as a type-erased hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        guard let value = value.base as? V else { return }
        withTransaction(transaction) { base.wrappedValue = value }
      })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, ComparableProperty {
  static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location.isSame(as: b.location) && a.transaction == b.transaction
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator of the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a slice of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of an index.
  public typealias Index = Value.Index
  /// The type of the indices.
  public typealias Indices = Value.Indices
  /// The first index.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Advances to the next index.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to an element. While the element is being removed the binding keeps its last
  /// value.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position, wrappedValue[position]),
      transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Moves to the previous index.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// The location of an element of a collection in another location.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable
{
  private let whole: Location<Whole>
  private let index: Whole.Index
  private var last: Whole.Element

  init(_ whole: Location<Whole>, _ index: Whole.Index, _ value: Whole.Element) {
    self.whole = whole
    self.index = index
    last = value
  }

  override func get() -> Whole.Element {
    let all = whole.get()
    if index >= all.startIndex, index < all.endIndex { last = all[index] }
    return last
  }

  override func set(_ value: Whole.Element, transaction: Transaction) {
    var all = whole.get()
    guard index >= all.startIndex, index < all.endIndex else { return }
    all[index] = value
    whole.set(all, transaction: transaction)
  }

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole> else { return false }
    return index == other.index && whole.isSame(as: other.whole)
  }
}
