/// Collects changes and updates the trees of one or several hosts, once for all changes since the
/// last frame.
///
/// Consecutive changes with equal transactions are combined in one update. In each update dirty
/// nodes are refreshed, parents first, preferences are read, and hosts are laid out; then the
/// closures of lifecycle and change modifiers run, outside of updates. Their changes start another
/// update in the same frame.
@MainActor
package final class Updater {
  enum Change {
    case state(any StateChange)
    case node(Node)
    case work(() -> Void)
  }

  private struct Batch {
    let turn: Int
    let transaction: Transaction
    var changes: [Change] = []
  }

  /// The number of updates that closures may cause in one frame (as Apple's).
  private static let maximumRounds = 8

  @exclusivity(unchecked) private var batches: [Batch] = []
  @exclusivity(unchecked) private var nextTurn = 0
  @exclusivity(unchecked) private var dirty = DirtyQueue()
  @exclusivity(unchecked) private var preferenceReaders: [any PreferenceReader] = []
  @exclusivity(unchecked) private var hosts: [Weak] = []
  private let actions = ActionQueue()
  package let animations = AnimationClock()
  package let zoomSources = ZoomSources()
  let matchedGroups = MatchedGroups()
  let focusedValues = FocusedValueStore()
  /// The transaction of the update that runs.
  @exclusivity(unchecked) package private(set) var transaction = Transaction()
  /// The number of the current or last update.
  @exclusivity(unchecked) package private(set) var turn = -1
  @exclusivity(unchecked) package private(set) var isFlushing = false
  /// The number of the current or last flush, and of the round in it.
  @exclusivity(unchecked) package private(set) var flushNumber = 0
  @exclusivity(unchecked) package private(set) var round = 0
  /// Indicates whether animations are the only changes in this flush.
  @exclusivity(unchecked) private var isOnlyMoving = false
  /// Indicates whether state changed, so that values set without animation end their animations.
  var endsMotion: Bool { isFlushing && !isOnlyMoving }
  @exclusivity(unchecked) private var isUpdating = false
  /// Indicates whether an update is in progress.
  package var isUpdatingNow: Bool { isUpdating }
  /// Requests a frame from the frame driver.
  @exclusivity(unchecked) package var requestFrame: (() -> Void)?

  private struct Weak {
    weak var host: ViewHost?
  }

  package init() {}

  package func add(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(Weak(host: host))
  }

  // Changes

  /// Schedules a change for the next update with its transaction; returns the number of that
  /// update.
  @discardableResult
  func add(change: Change, transaction: Transaction = .current) -> Int? {
    if let last = batches.last, last.transaction == transaction {
      batches[batches.count - 1].changes.append(change)
      return last.turn
    }
    nextTurn += 1
    batches.append(Batch(turn: nextTurn, transaction: transaction, changes: [change]))
    requestFrame?()
    return nextTurn
  }

  /// Removes the changes of nodes that left their tree. They have no effect, and they would keep the
  /// nodes, whose hosts keep the updater.
  func removeChangesOfUnmounted() {
    for index in batches.indices {
      batches[index].changes.removeAll { change in
        guard case .node(let node) = change else { return false }
        return !node.isMounted
      }
    }
  }

  /// Performs `work` inside of the next update, see `DisplayHost.afterThisTurn(_:)`.
  package func inNextUpdate(_ work: @escaping () -> Void) {
    add(change: .work(work))
  }

  /// Performs `action` when the current or next update is over, see `DisplayHost.afterThisTurn(_:)`.
  package func afterThisUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Performs `action` after all other actions of the update, for views that are removed with a
  /// transition.
  package func lastAfterThisUpdate(_ action: @escaping () -> Void) {
    actions.appendLate(action)
  }

  func add(dirty node: Node) {
    dirty.insert(node)
    if !isUpdating, batches.isEmpty { add(change: .work {}) }
  }

  func add(reader: any PreferenceReader) {
    preferenceReaders.append(reader)
    if !isUpdating, batches.isEmpty { add(change: .work {}) }
  }

  /// Indicates whether a flush would have any effect.
  package var hasWork: Bool {
    !batches.isEmpty || actions.hasWork || animations.isDue
      || hosts.contains { $0.host?.needsLayout == true }
  }

  /// A description of the pending work; `nil` if there is none.
  package var pendingWork: String? {
    if hasWork { return "an update of views" }
    return animations.hasFiniteWork ? "an animation of views" : nil
  }

  // Flush

  /// Performs all pending updates, including layout.
  package func flush() {
    guard !isFlushing, hasWork else { return }
    isFlushing = true
    defer { isFlushing = false }
    flushNumber &+= 1
    isOnlyMoving = batches.isEmpty && animations.isDue
    if animations.isDue {
      add(change: .work { [animations] in animations.advance() }, transaction: Transaction())
    }
    round = 0
    repeat {
      runBatches()
      layOutHosts()
      transaction = Transaction()
      actions.run()
      isOnlyMoving = false
      round += 1
    } while hasWork && round < Self.maximumRounds
    if hasWork {
      Misuse.report(StateMisuse.endlessUpdates(Self.maximumRounds))
    }
  }

  /// Updates the trees and leaves the resulting layout for ``flush()``.
  package func updateTrees() {
    guard !isFlushing else { return }
    isFlushing = true
    runBatches()
    isFlushing = false
  }

  private func runBatches() {
    while !batches.isEmpty {
      let pending = batches
      batches = []
      for (index, batch) in pending.enumerated() {
        update(batch)
        if index + 1 < pending.count || !batches.isEmpty { layOutHosts() }
      }
    }
  }

  private func update(_ batch: Batch) {
    performUpdate(transaction: batch.transaction, turn: batch.turn) {
      for change in batch.changes {
        switch change {
        case .state(let state): state.apply(turn: batch.turn)
        case .node(let node): node.invalidate()
        case .work(let work): work()
        }
      }
    }
    if !batch.transaction.completions.isEmpty {
      layOutHosts()
      for completion in batch.transaction.completions { schedule(completion) }
    }
  }

  private func schedule(_ completion: AnimationCompletion) {
    guard let end = completion.end else {
      actions.append { completion.run() }
      return
    }
    animations.at(end) { [actions] in actions.append { completion.run() } }
  }

  /// Registers an animation of a transaction that started.
  func note(_ animation: Animation, of transaction: Transaction) {
    for completion in transaction.completions {
      completion.note(animation, at: animations.now)
    }
  }

  /// Performs animated changes of UIViews.
  func animate(_ animation: Animation, of transaction: Transaction, _ changes: () -> Void) {
    let block = animation.makeViewAnimation()
    block.run(changes)
    if block.isRunning { note(animation, of: transaction) }
  }

  /// Performs a part of the current update without animation.
  func withoutAnimation(_ work: () -> Void) {
    let outer = transaction
    transaction.animation = nil
    transaction.disablesAnimations = true
    work()
    transaction = outer
  }

  /// Performs `work` as an update and refreshes the nodes it invalidated.
  package func performUpdate(
    transaction: Transaction = Transaction(), turn: Int? = nil, _ work: () -> Void
  ) {
    let outerTransaction = isUpdating ? self.transaction : nil
    let (wasUpdating, wasEvaluating) = (isUpdating, Evaluation.isUpdating)
    let outerCurrent = Transaction.current
    self.transaction = transaction
    if let turn { self.turn = turn }
    isUpdating = true
    Transaction.current = transaction
    Evaluation.isUpdating = true
    work()
    settle()
    isUpdating = wasUpdating
    Transaction.current = outerCurrent
    Evaluation.isUpdating = wasEvaluating
    if let outerTransaction { self.transaction = outerTransaction }
  }

  private func settle() {
    var rounds = 0
    repeat {
      while let node = dirty.popFirst() {
        guard node.isMounted, node.isDirty else { continue }
        node.refresh()
      }
      if !preferenceReaders.isEmpty {
        let readers = preferenceReaders
        preferenceReaders = []
        for reader in readers { reader.readPreferences() }
      }
      rounds += 1
    } while (!dirty.isEmpty || !preferenceReaders.isEmpty) && rounds < Self.maximumRounds
  }

  private func layOutHosts() {
    for entry in hosts {
      if let host = entry.host, host.needsLayout { host.layOutIfVisible() }
    }
  }
}
