/// How boxes around views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a GroupBoxStyle is told of a box.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public struct Label {
    package let content: AnyView
  }

  /// What is in a box.
  public struct Content {
    package let content: AnyView
  }

  /// The label.
  public let label: GroupBoxStyleConfiguration.Label
  /// What is in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration.Label: View, StylePart {}

extension GroupBoxStyleConfiguration.Content: View, StylePart {}

/// A plate in a colour of its own.
public struct DefaultGroupBoxStyle: Sendable {
  /// The default style.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// Points; widely reported for iOS.
  private static let padding: CGFloat = 16
  /// Points. Grade: tunable, concentric with cards of iOS 26.
  private static let radius: CGFloat = 20

  /// Makes the view.
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
  /// A plate in a colour of its own.
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
  /// The look of boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.groupBoxStyle, style: style, erase: { .groupBox($0) }))
  }
}
