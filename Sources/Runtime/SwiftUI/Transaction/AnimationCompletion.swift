/// A closure that waits for the animations of a transaction.
final class AnimationCompletion {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}
