/// A type that defines the appearance of menus.
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
  /// The label of a menu.
  public struct Label {
    package let content: AnyView
  }

  /// The content of a menu.
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
  /// Creates a menu from a style's configuration.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// The default menu style for the context.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the default style.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A menu style with a button in the button style of the context.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates a button style.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A menu style with a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates a borderless button style.
  nonisolated public init() {}

  /// Returns the view that represents a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style for the context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button in the button style of the context.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a button without a border.
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
  /// The style of menus; `nil` for the default style.
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
