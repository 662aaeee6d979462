/// Changes the transactions of its content.
public struct _TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, in: inputs)
  }
}

final class TransactionNode<V: View>: ContentNode<V, _TransactionModifier> {
  private final class Scope: TransactionScope {
    var change: (inout Transaction) -> Void = { _ in }
    override func transform(_ transaction: inout Transaction) { change(&transaction) }
  }

  private var scope: Scope?

  override func contentInputs() -> NodeInputs {
    let scope = Scope(inside: context.transactions)
    scope.change = view.modifier.transform
    self.scope = scope
    return NodeInputs(
      context: context.with(transactions: scope), parent: self, isListed: isListed)
  }

  override func modifierDidChange(from old: _TransactionModifier) {
    scope?.change = view.modifier.transform
  }
}

/// Animates its content's changes when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension _AnimationModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnimationNode(view, in: inputs)
  }
}

final class AnimationNode<V: View, Value: Equatable>: ContentNode<V, _AnimationModifier<Value>> {
  private final class Scope: TransactionScope {
    var animation: Animation?
    /// The update in which the value changed.
    var turn = -1
    let updater: Updater

    init(inside parent: TransactionScope?, updater: Updater) {
      self.updater = updater
      super.init(inside: parent)
    }

    override func transform(_ transaction: inout Transaction) {
      guard turn == updater.turn, !transaction.disablesAnimations else { return }
      transaction.animation = animation
    }
  }

  private var scope: Scope?

  override func contentInputs() -> NodeInputs {
    let scope = Scope(inside: context.transactions, updater: context.host.updater)
    self.scope = scope
    return NodeInputs(
      context: context.with(transactions: scope), parent: self, isListed: isListed)
  }

  override func modifierDidChange(from old: _AnimationModifier<Value>) {
    guard old.value != view.modifier.value else { return }
    scope?.animation = view.modifier.animation
    scope?.turn = context.host.updater.turn
  }
}

extension View {
  /// Changes the transactions of this view and those inside it.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Animates what changes in this view in the updates in which `value` changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}
