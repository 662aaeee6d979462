/// Calls a closure with the values of a publisher.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _SubscriptionModifier: ViewModifier, PrimitiveModifier {
  package static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SubscriptionNode(view, in: inputs)
  }
}

final class SubscriptionNode<V: View, P: Publisher>: ContentNode<V, _SubscriptionModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMakeContent() {
    subscribe()
  }

  /// A publisher cannot be compared unless it is an object: the subscription is kept while the
  /// publisher's bits are equal.
  override func modifierDidChange(from old: _SubscriptionModifier<P>) {
    let layout = TypeLayout.of(P.self)
    if !layout.areEqual(old.publisher, view.modifier.publisher) { subscribe() }
  }

  private func subscribe() {
    subscription = view.modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      Evaluation.onMain { self?.receive(value) }
    }
  }

  /// Values received during an update are delivered at its end.
  private func receive(_ value: P.Output) {
    guard isMounted else { return }
    let action = view.modifier.action
    if context.host.updater.isUpdatingNow {
      context.host.updater.afterThisUpdate { action(value) }
    } else {
      action(value)
    }
  }

  override func willUnmount() {
    subscription = nil
  }
}

extension View {
  /// Calls `action` with each value that `publisher` emits while the view is in the hierarchy.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
