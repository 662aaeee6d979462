/// A label and what it is the label of.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// A label and content of views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// What the view consists of.
  public var body: some View {
    style.makeView(
      LabeledContentStyleConfiguration(
        label: .init(content: .rowLabel(label)), content: .init(content: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Content with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A value with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A formatted value with a title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the look of labelled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a LabeledContentStyle is told of labelled content.
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

/// The content at the trailing side of its label.
public struct AutomaticLabeledContentStyle: Sendable {
  /// The style that fits where the content stands.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that fits where the content stands.
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
  /// The look of labelled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(
        path: \.labeledContentStyle, style: style, erase: { .labeledContent($0) }))
  }
}
