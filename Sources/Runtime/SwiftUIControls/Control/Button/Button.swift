@_spi(Core) import SwiftUICore

/// A control that performs an action when it is tapped.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, PrimitiveView where Label: View {
  /// Creates a button with a label.
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button with a role and a label.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ButtonNode(view, in: inputs)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: .init(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: .init(title, systemImage: systemImage))
  }

  /// Creates a button with a title, a system symbol and a role.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: .init(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title, a system symbol and a role.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: .init(title, systemImage: systemImage))
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role that also determines its label: close, cancel or confirm.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}

/// The default label of a button that has only a role.
public struct DefaultButtonLabel: Sendable {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The view's content.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}
