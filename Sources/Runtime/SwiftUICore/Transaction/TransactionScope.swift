/// A modifier that changes the transactions of its content. Nodes inside refer to it, so that a
/// node that is refreshed alone receives the same transaction.
@MainActor
package class TransactionScope {
  let parent: TransactionScope?

  package init(inside parent: TransactionScope?) {
    self.parent = parent
  }

  /// Modifies a transaction before it reaches the content.
  package func transform(_ transaction: inout Transaction) {}

  final func resolve(_ transaction: inout Transaction) {
    parent?.resolve(&transaction)
    transform(&transaction)
  }
}

extension Node {
  /// The transaction of the current update, as it arrives at the node.
  package var transaction: Transaction {
    var transaction = context.host.updater.transaction
    context.transactions?.resolve(&transaction)
    return transaction
  }
}
