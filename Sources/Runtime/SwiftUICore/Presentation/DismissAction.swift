/// An action that dismisses the current presentation.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let action: (@MainActor () -> Void)?

  package nonisolated init(action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Dismisses the presentation; it has no effect if the view is not presented.
  public func callAsFunction() {
    action?()
  }
}

package enum DismissKey: EnvironmentKey {
  package static var defaultValue: DismissAction { DismissAction(action: nil) }
}

package enum IsPresentedKey: EnvironmentKey {
  package static let defaultValue = false
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Indicates whether the view is presented.
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
