/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view that represents a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a progress view, which a ProgressViewStyle receives.
public struct ProgressViewStyleConfiguration {
  /// The label that describes the task.
  public struct Label {
    package let content: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The completed fraction of the task, from 0 to 1; `nil` if it is indeterminate.
  public let fractionCompleted: Double?
  /// The label that describes the task.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The label of the current value.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, StylePart {}

/// The default progress view style: a bar for determinate progress, otherwise an activity
/// indicator.
public struct DefaultProgressViewStyle: Sendable {
  /// Creates the default style.
  public init() {}
}

/// A progress view style with a bar.
public struct LinearProgressViewStyle: Sendable {
  /// The colour of the bar; `nil` for the tint of the context.
  private(set) var tint: Color?

  /// Creates a linear style.
  public init() {}

  /// Creates a linear style with a colour for the bar.
  public init(tint: Color) {
    self.tint = tint
  }
}

/// A progress view style with an activity indicator.
public struct CircularProgressViewStyle: Sendable {
  /// The colour of the indicator; `nil` for the tint of the context.
  private(set) var tint: Color?

  /// Creates a circular style.
  public init() {}

  /// Creates a circular style with a colour for the indicator.
  public init(tint: Color) {
    self.tint = tint
  }
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      WheelProgress(configuration: configuration)
    } else {
      BarProgress(configuration: configuration)
    }
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BarProgress(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    WheelProgress(configuration: configuration)
      .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for determinate progress, otherwise an activity indicator.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with an activity indicator.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}

/// A progress bar between its labels.
private struct BarProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !hidesLabel { configuration.label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0).spokenAs(configuration.label)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// An activity indicator above its label.
private struct WheelProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    VStack(spacing: 8) {
      Wheel().spokenAs(configuration.label)
      if !hidesLabel { configuration.label.foregroundStyle(.secondary) }
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

private struct ProgressBar: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(frame: .zero) }

  func updateUIView(_ uiView: UIProgressView, context: Context) {
    uiView.progressTintColor = context.environment.tint?.uiColor
    if let title = context.environment.spokenTitle { uiView.accessibilityLabel = title }
    uiView.setProgress(Float(fraction), animated: uiView.window != nil)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

private struct Wheel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    uiView.style = isLarge ? .large : .medium
    uiView.color = environment.tint?.uiColor
    if let title = environment.spokenTitle { uiView.accessibilityLabel = title }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration> {
    .progressView(DefaultProgressViewStyle())
  }
}

extension AnyControlStyle<ProgressViewStyleConfiguration> {
  static func progressView<S: ProgressViewStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.progressViewStyle, style: style, erase: { .progressView($0) }))
  }
}
