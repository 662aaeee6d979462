/// How buttons look; what they do on touches stays the system's.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a ButtonStyle is told of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button, as its maker gave it.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, StylePart {}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the look and behaviour of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a PrimitiveButtonStyle is told of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, as its maker gave it.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is there for.
  public func trigger() {
    let action = action
    Evaluation.onMain { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, StylePart {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to make; other styles around it apply.
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
  static func primitive<S: PrimitiveButtonStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }

  static func pressable<S: ButtonStyle>(_ style: S) -> Self {
    Self(style) { PressableButton(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.buttonStyle, style: style, erase: { .pressable($0) }))
  }

  /// The look and behaviour of buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.buttonStyle, style: style, erase: { .primitive($0) }))
  }
}
