/// The context that a node shares with its siblings. A node that changes part of it creates another
/// context for its content.
@MainActor
package final class NodeContext {
  /// Proven: a host owns its tree, whose nodes have the context, and unmounts it at its end.
  package unowned let host: ViewHost
  package nonisolated let environment: EnvironmentScope
  /// The container of the nodes' UIViews.
  package let container: ViewContainer
  /// The scope that collects the nodes' preferences.
  package let preferences: PreferenceScope
  /// The scope that transforms transactions for the nodes.
  package let transactions: TransactionScope?
  let baseDepth: Int

  init(
    host: ViewHost, environment: EnvironmentScope, container: ViewContainer,
    preferences: PreferenceScope, transactions: TransactionScope?, baseDepth: Int
  ) {
    self.host = host
    self.environment = environment
    self.container = container
    self.preferences = preferences
    self.transactions = transactions
    self.baseDepth = baseDepth
  }

  package func with(environment: EnvironmentScope) -> NodeContext {
    NodeContext(
      host: host, environment: environment, container: container, preferences: preferences,
      transactions: transactions, baseDepth: baseDepth)
  }

  package func with(container: ViewContainer) -> NodeContext {
    NodeContext(
      host: host, environment: environment, container: container, preferences: preferences,
      transactions: transactions, baseDepth: baseDepth)
  }

  package func with(preferences: PreferenceScope) -> NodeContext {
    NodeContext(
      host: host, environment: environment, container: container, preferences: preferences,
      transactions: transactions, baseDepth: baseDepth)
  }

  package func with(transactions: TransactionScope?) -> NodeContext {
    NodeContext(
      host: host, environment: environment, container: container, preferences: preferences,
      transactions: transactions, baseDepth: baseDepth)
  }
}

/// The inputs with which a node is created.
@MainActor
public struct _NodeInputs {
  package let context: NodeContext
  package let parent: Node?
  /// Indicates whether the views are part of a lazy container: a `ForEach` among them creates its
  /// views one by one on request.
  package let isListed: Bool

  package init(context: NodeContext, parent: Node?, isListed: Bool = false) {
    self.context = context
    self.parent = parent
    self.isListed = isListed
  }

  /// Creates the inputs of a child in the same container and context as its parent.
  package init(continuing parent: Node) {
    self.init(context: parent.context, parent: parent, isListed: parent.isListed)
  }

  /// Creates the inputs of a child of `parent` in the same context.
  package init(under parent: Node) {
    self.init(context: parent.context, parent: parent)
  }
}

@_spi(Core) public typealias NodeInputs = _NodeInputs
