/// A type that defines the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view that represents a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a label, which a LabelStyle receives.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    package let content: AnyView
  }

  /// The icon of a label.
  public struct Icon {
    package let content: AnyView
  }

  let titleView: AnyView
  let iconView: AnyView

  /// The title.
  public var title: Title { Title(content: titleView) }
  /// The icon.
  public var icon: Icon { Icon(content: iconView) }
}

extension LabelStyleConfiguration.Title: View, StylePart {}

extension LabelStyleConfiguration.Icon: View, StylePart {}

/// The default label style for the context.
public struct DefaultLabelStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// A label style with only the title.
public struct TitleOnlyLabelStyle: Sendable {
  /// Creates a title-only style.
  public init() {}
}

/// A label style with only the icon; the title is its accessibility label.
public struct IconOnlyLabelStyle: Sendable {
  /// Creates an icon-only style.
  public init() {}
}

/// A label style with title and icon in any context.
public struct TitleAndIconLabelStyle: Sendable {
  /// Creates a style with title and icon.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PairedLabel(configuration: configuration)
  }
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension IconOnlyLabelStyle: LabelStyle {
  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.spokenAs(configuration.title)
  }
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    PairedLabel(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the context.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style with only the title.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style with only the icon.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style with title and icon.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

/// An icon and a title; in a list the titles are aligned.
private struct PairedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultTextColor) private var textColor
  @Environment(\.listItemTint) private var itemTint
  @ScaledMetric private var gap = PairedLabel.gap
  @ScaledMetric private var column = PairedLabel.column

  /// The spacing in points between icon and title. Grade: tunable.
  private static let gap: CGFloat = 8
  /// The width in points of the icon column in a list. Grade: tunable.
  private static let column: CGFloat = 26

  var body: some View {
    if isInList {
      HStack(spacing: gap + 4) {
        configuration.icon
          .environment(\.defaultTextColor, itemTint ?? textColor ?? .accentColor)
          .imageScale(.large)
          .frame(minWidth: column)
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: gap) {
        configuration.icon
        configuration.title
      }
    }
  }
}

enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<LabelStyleConfiguration> {
    .label(DefaultLabelStyle())
  }
}

extension AnyControlStyle<LabelStyleConfiguration> {
  package static func label<S: LabelStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  package var labelStyle: AnyControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.labelStyle, style: style, erase: { .label($0) }))
  }
}
