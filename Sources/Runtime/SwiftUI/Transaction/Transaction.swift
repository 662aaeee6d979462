/// What goes with a change of state: above all, how it is animated.
public struct Transaction {
  /// How what changes is animated; `nil` lets it jump.
  public var animation: Animation?
  /// Whether animations that views ask for are ignored. Default `false`.
  public var disablesAnimations = false
  /// Whether the change is one of many, as those a finger makes. Default `false`.
  public var isContinuous = false
  var values: [ObjectIdentifier: Any] = [:]
  var completions: [AnimationCompletion] = []

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key; the key's default if nobody set one.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the change that is being made. Main thread only.
  package nonisolated(unsafe) static var current = Transaction()

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }
}

extension Transaction: Equatable {
  /// Equal transactions that follow each other make one update.
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
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Runs `body` with a transaction: changes of state made in it carry it.
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

/// Runs `body` so that what its changes of state change is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
