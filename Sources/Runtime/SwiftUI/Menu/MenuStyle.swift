/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view that represents a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a menu, which a MenuStyle receives.
public struct MenuStyleConfiguration {
  /// The label of a menu, as its maker gave it.
  public struct Label {
    package let content: AnyView
  }

  /// What a menu offers, as its maker gave it.
  public struct Content {
    package let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View, StylePart {}
extension MenuStyleConfiguration.Content: View, StylePart {}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is told of.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// The style that fits where the menu stands.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style that fits.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A button, which looks as buttons around it do.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style of buttons.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A button without a shape around it.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style of buttons without a shape.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that fits where the menu stands.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, which looks as buttons around it do.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a shape around it.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension AnyControlStyle<MenuStyleConfiguration> {
  static func menu<S: MenuStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of menus; `nil` is the one that fits.
  var menuStyle: AnyControlStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

/// Sets the style of menus.
struct MenuStyleModifier<Style: MenuStyle> {
  let style: Style
}

extension MenuStyleModifier: ViewModifier, EnvironmentModifier {
  func modify(_ values: inout EnvironmentValues) {
    values.menuStyle = .menu(style)
  }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(MenuStyleModifier(style: style))
  }
}
