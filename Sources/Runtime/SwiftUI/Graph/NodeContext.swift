/// What nodes have in common with their neighbours. A node that changes something for its content
/// makes a context of its own for it.
@MainActor
package final class NodeContext {
  package unowned let host: ViewHost
  package nonisolated let environment: EnvironmentScope
  /// Where UIViews are put.
  package let container: ViewContainer
  /// Who hears of preferences.
  package let preferences: PreferenceScope
  /// Who changes transactions on the way down.
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

/// What a node is made with.
@MainActor
public struct _NodeInputs {
  package let context: NodeContext
  package let parent: Node?
  /// Whether the views are those of a list that makes only what is near: a ForEach among them makes
  /// its views one by one when they are asked for.
  package let isListed: Bool

  package init(context: NodeContext, parent: Node?, isListed: Bool = false) {
    self.context = context
    self.parent = parent
    self.isListed = isListed
  }

  /// For a child that stands in the same list as its parent, in the same context.
  package init(continuing parent: Node) {
    self.init(context: parent.context, parent: parent, isListed: parent.isListed)
  }

  /// For a child of `parent` in the same context.
  package init(under parent: Node) {
    self.init(context: parent.context, parent: parent)
  }
}

package typealias NodeInputs = _NodeInputs
