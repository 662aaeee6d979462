/// The context of a state change, above all its animation.
public struct Transaction {
  /// The animation of the change; `nil` for an immediate change.
  public var animation: Animation?
  /// Indicates whether animations of views are ignored. Default `false`.
  public var disablesAnimations = false
  /// Indicates whether the change is part of a continuous interaction, such as a drag. Default
  /// `false`.
  public var isContinuous = false
  var values: [ObjectIdentifier: Any] = [:]
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key; the key's default value if it is not set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the current change. Main thread only.
  package nonisolated(unsafe) static var current = Transaction()

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }
}

extension Transaction: Equatable {
  /// Consecutive equal transactions are combined in one update.
  public static func == (a: Transaction, b: Transaction) -> Bool {
    a.animation == b.animation && a.disablesAnimations == b.disablesAnimations
      && a.isContinuous == b.isContinuous && a.values.isEmpty && b.values.isEmpty
      && a.completions.elementsEqual(b.completions, by: ===)
  }
}

extension Transaction: @unchecked Sendable {}

/// A key of a value that a transaction carries.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

/// Runs `body` with a transaction, which applies to its state changes.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs `body` with one value of the transaction changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates the state changes in `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
