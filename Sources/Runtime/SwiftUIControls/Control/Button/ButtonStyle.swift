/// A type that defines the appearance of buttons with the standard interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view that represents a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a button, which a ButtonStyle receives.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The button's role; `nil` for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Indicates whether the button is pressed.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, StylePart {}

/// A type that defines the appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view that represents a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a button, which a PrimitiveButtonStyle receives.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The button's role; `nil` for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  public func trigger() {
    let action = action
    Evaluation.onMain { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, StylePart {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration; the styles further out in the environment apply
  /// to it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<PrimitiveButtonStyleConfiguration> {
    .primitive(DefaultButtonStyle())
  }
}

extension AnyControlStyle<PrimitiveButtonStyleConfiguration> {
  package static func primitive<S: PrimitiveButtonStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }

  static func pressable<S: ButtonStyle>(_ style: S) -> Self {
    Self(style) { PressableButton(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  package var buttonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.buttonStyle, style: style, erase: { .pressable($0) }))
  }

  /// Sets the style of the buttons in this view, with an interaction of its own.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.buttonStyle, style: style, erase: { .primitive($0) }))
  }
}
