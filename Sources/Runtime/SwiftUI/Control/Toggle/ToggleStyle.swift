/// How toggles look and what they do on touches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the look and behaviour of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a ToggleStyle is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, as its maker gave it.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; write it to change that.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, StylePart {}

/// The style that fits where the toggle stands: a switch.
public struct DefaultToggleStyle: Sendable {
  /// The default style.
  public init() {}
}

/// A switch after the label.
public struct SwitchToggleStyle: Sendable {
  /// The style with a switch.
  public init() {}
}

/// A button that stays pressed.
public struct ButtonToggleStyle: Sendable {
  /// The style of a button.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// Makes the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

extension SwitchToggleStyle: ToggleStyle {
  /// Makes the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

extension ButtonToggleStyle: ToggleStyle {
  /// Makes the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    if configuration.isOn {
      Button(action: { isOn.wrappedValue = false }, label: { configuration.label })
        .buttonStyle(.borderedProminent)
    } else {
      Button(action: { isOn.wrappedValue = true }, label: { configuration.label })
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits where the toggle stands.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

/// A label and a switch at the trailing side.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    if hidesLabel {
      SwitchView(isOn: configuration.$isOn).spokenAs(configuration.label)
    } else {
      HStack {
        configuration.label
        Spacer(minLength: 0)
        SwitchView(isOn: configuration.$isOn).spokenAs(configuration.label)
      }
    }
  }
}

enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ToggleStyleConfiguration> {
    .toggle(DefaultToggleStyle())
  }
}

enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension AnyControlStyle<ToggleStyleConfiguration> {
  static func toggle<S: ToggleStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// Whether controls show without their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// The look of toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.toggleStyle, style: style, erase: { .toggle($0) }))
  }

  /// Shows the controls in this view without their labels, which are still read out.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
