/// The storage of a `State` value.
///
/// A write is visible immediately outside of updates. An update sees the values of its own
/// transaction, so newer values are kept pending until their update.
package final class StateStorage<Value>: Location<Value>, StateChange, @unchecked Sendable {
  /// The value written last.
  @exclusivity(unchecked) private var newest: Value
  /// The value in the current or last update.
  @exclusivity(unchecked) private var shown: Value
  /// The number of the update in which `newest` becomes current; values that were replaced before
  /// their update are listed.
  @exclusivity(unchecked) private var newestTurn: Int?
  /// Not typed by `Value`: an empty array of `Value` makes the runtime instantiate a type for each
  /// piece of state.
  @exclusivity(unchecked) private var earlier: [(turn: Int, value: Any)] = []
  private let layout: TypeLayout
  @exclusivity(unchecked) private var readers = ReaderList()
  @exclusivity(unchecked) private weak var updater: Updater?

  @MainActor
  init(_ value: Value, in node: Node) {
    newest = value
    shown = value
    layout = TypeLayout.of(Value.self)
    updater = node.context.host.updater
  }

  package override func get() -> Value {
    guard MainQueue.isCurrent else { return OffMainQueue.lock.withLock { newest } }
    guard Evaluation.isUpdating else { return newest }
    if let node = Evaluation.current { readers.add(node) }
    return shown
  }

  package override func set(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let value = value
    guard MainQueue.isCurrent else {
      OffMainQueue.add { self.set(value, transaction: transaction) }
      return
    }
    Evaluation.onMain {
      guard !Evaluation.forbidsWrites else {
        Misuse.report(StateMisuse.changedInBody)
        return
      }
      guard !StateEquality.areEqual(newest, value, layout: layout) else { return }
      guard let updater, let turn = updater.add(change: .state(self), transaction: transaction)
      else {
        shown = value
        return replaceNewest(by: value)
      }
      if let newestTurn, newestTurn != turn { earlier.append((newestTurn, newest)) }
      newestTurn = turn
      replaceNewest(by: value)
    }
  }

  /// Values are released after the lock: releasing them may write other state.
  private func replaceNewest(by value: Value) {
    var value = value
    OffMainQueue.lock.withLock { swap(&newest, &value) }
  }

  @MainActor
  func apply(turn: Int) {
    if newestTurn == turn {
      newestTurn = nil
      show(newest)
    } else if !earlier.isEmpty, earlier[0].turn == turn {
      if let value = earlier.removeFirst().value as? Value { show(value) }
    }
  }

  @MainActor
  private func show(_ value: Value) {
    guard !StateEquality.areEqual(shown, value, layout: layout) else { return }
    shown = value
    readers.invalidate()
  }
}

/// A pending change of state.
protocol StateChange: AnyObject {
  @MainActor func apply(turn: Int)
}

/// The comparison of state values, which determines whether a write is a change.
package enum StateEquality {
  package static func areEqual<Value>(_ a: Value, _ b: Value, layout: TypeLayout) -> Bool {
    guard let areEqual = layout.equality else { return layout.areEqual(a, b) }
    return withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(a, b) } }
  }
}

/// The nodes that read a value, each once.
@MainActor
package struct ReaderList {
  /// The only reader of most values, without an array.
  private var first: NodeHandle?
  private var others: [NodeHandle] = []

  package nonisolated init() {}

  package nonisolated mutating func add(_ node: Node) {
    let handle = node.handle
    if first === handle { return }
    for reader in others where reader === handle { return }
    others.removeAll { $0.node?.isMounted != true }
    if first?.node?.isMounted != true { first = others.isEmpty ? nil : others.removeFirst() }
    if first == nil {
      first = handle
    } else {
      others.append(handle)
    }
  }

  package func invalidate() {
    first?.node?.invalidate()
    for reader in others { reader.node?.invalidate() }
  }
}
