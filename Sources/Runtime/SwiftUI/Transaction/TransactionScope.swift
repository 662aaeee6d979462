/// A modifier that changes the transactions of its content: what stands inside refers to it, so that
/// also a node that is refreshed alone gets its transaction right.
@MainActor
package class TransactionScope {
  let parent: TransactionScope?

  package init(inside parent: TransactionScope?) {
    self.parent = parent
  }

  /// Changes a transaction on its way down.
  package func transform(_ transaction: inout Transaction) {}

  final func resolve(_ transaction: inout Transaction) {
    parent?.resolve(&transaction)
    transform(&transaction)
  }
}

extension Node {
  /// The transaction of the update that runs, as it arrives at the node.
  package var transaction: Transaction {
    var transaction = context.host.updater.transaction
    context.transactions?.resolve(&transaction)
    return transaction
  }
}
