/// Calls a closure with URLs that the system opens with the app.
struct ReceiveURLModifier {
  let action: (URL) -> Void
}

extension ReceiveURLModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ReceiveURLNode(view, in: inputs)
  }
}

final class ReceiveURLNode<V: View>: ListeningNode<V, ReceiveURLModifier> {
  override func open(_ url: URL) -> Bool {
    guard isMounted else { return false }
    view.modifier.action(url)
    return true
  }
}

extension View {
  /// Calls `action` with each URL that the system opens with the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ReceiveURLModifier(action: action))
  }
}
