/// A container of related controls, which are drawn as one.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style
}

extension ControlGroup: View {
  nonisolated init(parts content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(parts: content(), label: nil)
  }

  /// The view's content.
  public var body: some View {
    style.makeView(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)),
        label: .init(content: label ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label, which menus and some styles show.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      parts: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a group of controls with a title.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group of controls with a title and a system symbol.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
}

/// The content of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The view's content.
  public var body: some View { content }
}

/// A type that defines the appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view that represents a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a group, which a ControlGroupStyle receives.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public struct Content {
    package let content: AnyView
  }

  /// The label of a group.
  public struct Label {
    package let content: AnyView
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// The label.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: View, StylePart {}

extension ControlGroupStyleConfiguration.Label: View, StylePart {}

/// A control group style with adjacent controls on one platter.
public struct AutomaticControlGroupStyle: Sendable {
  /// Creates the default style for the context.
  public init() {}
}

/// A control group style with adjacent controls on one platter.
public struct NavigationControlGroupStyle: Sendable {
  /// Creates a style for bars.
  public init() {}
}

/// A control group style with a menu of the controls.
public struct MenuControlGroupStyle: Sendable {
  /// Creates a menu style.
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPlate(content: configuration.content)
  }
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPlate(content: configuration.content)
  }
}

extension MenuControlGroupStyle: ControlGroupStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style with adjacent controls on one platter.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with adjacent controls on one platter.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style with a menu of the controls.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

/// Adjacent buttons on a capsule.
private struct ControlPlate<Content: View>: View {
  let content: Content

  var body: some View {
    HStack(spacing: 0) { content.buttonStyle(PlateButtonStyle()) }
      .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
      .clipShape(Capsule())
  }
}

/// The style of a button on its group's platter.
private struct PlateButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(.red) : isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)
      )
      .padding(.horizontal, 14)
      .frame(minWidth: 44, minHeight: 36)
      .background(Color(uiColor: .systemFill).opacity(configuration.isPressed ? 1 : 0))
      .contentShape(Rectangle())
  }
}

enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ControlGroupStyleConfiguration> {
    .controlGroup(AutomaticControlGroupStyle())
  }
}

extension AnyControlStyle<ControlGroupStyleConfiguration> {
  static func controlGroup<S: ControlGroupStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.controlGroupStyle, style: style, erase: { .controlGroup($0) }))
  }
}
