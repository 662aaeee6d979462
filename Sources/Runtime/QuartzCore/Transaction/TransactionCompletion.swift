/// A completion block of a transaction, which waits for the animations that were added after it was
/// set.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var pending = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func animationAdded() {
    pending += 1
  }

  func animationEnded() {
    pending -= 1
    runIfDone()
  }

  /// Closes the block: no further animations will be added.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
