/// A type that defines the appearance and the interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view that represents a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a toggle, which a ToggleStyle receives.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The toggle's label.
  public let label: Label
  /// A binding that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, StylePart {}

/// The default toggle style for the context: a switch.
public struct DefaultToggleStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// A toggle style with a switch after the label.
public struct SwitchToggleStyle: Sendable {
  /// The colour of a switch that is on; `nil` for the tint of the context.
  private(set) var tint: Color?

  /// Creates a switch style.
  public init() {}

  /// Creates a switch style with a colour for switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }
}

/// A toggle style with a button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: Sendable {
  /// Creates a button style.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
  }
}

extension SwitchToggleStyle: ToggleStyle {
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

extension ButtonToggleStyle: ToggleStyle {
  /// Returns the toggle in this style.
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
  /// The default style for the context.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch after the label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that stays pressed while the toggle is on.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

/// A label and a switch at the trailing edge.
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

  /// Indicates whether controls hide their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.toggleStyle, style: style, erase: { .toggle($0) }))
  }

  /// Hides the labels of the controls in this view, which remain accessible.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
