/// Dismisses the presentation in whose environment it was read.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Dismisses; nothing happens where nothing is presented.
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
  /// Dismisses the current presentation.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view stands in a presentation.
  public var isPresented: Bool { self[IsPresentedKey.self] }
}
