extension View {
  /// Modifies the transactions of this view in the updates in which a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

private struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
  @State private var last = LastValue<Value>()

  init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }
}

extension ValueTransactionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let changes = last.replace(by: value)
    content.transaction { if changes { transform(&$0) } }
  }
}

/// The value of the last evaluation. Only on the main thread.
private final class LastValue<Value: Equatable>: @unchecked Sendable {
  private var value: Value?

  func replace(by new: Value) -> Bool {
    defer { value = new }
    return value.map { $0 != new } ?? false
  }
}
