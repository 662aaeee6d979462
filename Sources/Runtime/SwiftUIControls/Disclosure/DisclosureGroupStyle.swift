/// A type that defines the appearance and the interaction of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view that represents a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a disclosure group, which a DisclosureGroupStyle receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The content of a disclosure group.
  public struct Content {
    package let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }
  }

  /// The group's label.
  public let label: Label
  /// The group's content.
  public let content: Content
  /// A binding that indicates whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View, StylePart {}
extension DisclosureGroupStyleConfiguration.Content: View, StylePart {}

/// The default disclosure group style: a label with a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the default style.
  nonisolated public init() {}

  /// Returns the view that represents a disclosure group.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style for the context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label and the content: rows in a list, elsewhere in a column.
private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded {
        configuration.content.transformEnvironment(\.disclosureDepth) { $0 += 1 }
      }
    } else {
      VStack(spacing: 8) {
        header.buttonStyle(.plain)
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: 0)
        DisclosureChevron(isExpanded: configuration.isExpanded)
      }
      .contentShape(Rectangle())
      .transformEnvironment(\.defaultTextColor) { if isInList { $0 = nil } }
    }
    .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
  }
}

/// A chevron that points down while the group is expanded.
struct DisclosureChevron: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.footnote)
      .fontWeight(.semibold)
      .foregroundStyle(.tint)
      .rotationEffect(
        .degrees(!isExpanded ? 0 : direction == .leftToRight ? 90 : -90))
  }
}

enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    .disclosureGroup(AutomaticDisclosureGroupStyle())
  }
}

enum DisclosureDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension AnyControlStyle<DisclosureGroupStyleConfiguration> {
  static func disclosureGroup<S: DisclosureGroupStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }

  /// The nesting depth of a list row in disclosure groups.
  package var disclosureDepth: Int {
    get { self[DisclosureDepthKey.self] }
    set { self[DisclosureDepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    modifier(
      ControlStyleModifier(
        path: \.disclosureGroupStyle, style: style, erase: { .disclosureGroup($0) }))
  }
}
