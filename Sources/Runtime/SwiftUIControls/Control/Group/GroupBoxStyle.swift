/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view that represents a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a box, which a GroupBoxStyle receives.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label {
    package let content: AnyView
  }

  /// The content of a group box.
  public struct Content {
    package let content: AnyView
  }

  /// The label.
  public let label: GroupBoxStyleConfiguration.Label
  /// The content.
  public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration.Label: View, StylePart {}

extension GroupBoxStyleConfiguration.Content: View, StylePart {}

/// A group box style with a platter in a colour of its own.
public struct DefaultGroupBoxStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// The padding in points; widely reported for iOS.
  private static let padding: CGFloat = 16
  /// The corner radius in points. Grade: tunable, concentric with cards of iOS 26.
  private static let radius: CGFloat = 20

  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(Self.padding)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: Self.radius))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style with a platter in a colour of its own.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}

enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration> {
    .groupBox(DefaultGroupBoxStyle())
  }
}

extension AnyControlStyle<GroupBoxStyleConfiguration> {
  static func groupBox<S: GroupBoxStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.groupBoxStyle, style: style, erase: { .groupBox($0) }))
  }
}
