/// Content with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labelled content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The view's content.
  public var body: some View {
    style.makeView(
      LabeledContentStyleConfiguration(
        label: .init(content: .rowLabel(label)), content: .init(content: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labelled content with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content that shows a value, with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates labelled content that shows a value, with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates labelled content that shows a formatted value, with a title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }
}

/// A type that defines the appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view that represents labelled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of labelled content, which a LabeledContentStyle receives.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    package let content: AnyView
  }

  /// The content.
  public struct Content {
    package let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, StylePart {}

extension LabeledContentStyleConfiguration.Content: View, StylePart {}

/// A style with the content at the trailing edge of the label's row.
public struct AutomaticLabeledContentStyle: Sendable {
  /// Creates the default style for the context.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style for the context.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    if hidesLabel {
      configuration.content
    } else {
      ControlRow(
        label: configuration.label, control: configuration.content.foregroundStyle(.secondary),
        alignment: .firstTextBaseline)
    }
  }
}

enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<LabeledContentStyleConfiguration> {
    .labeledContent(AutomaticLabeledContentStyle())
  }
}

extension AnyControlStyle<LabeledContentStyleConfiguration> {
  static func labeledContent<S: LabeledContentStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(
        path: \.labeledContentStyle, style: style, erase: { .labeledContent($0) }))
  }
}
