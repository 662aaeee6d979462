/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the look of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a ProgressViewStyle is told of progress.
public struct ProgressViewStyleConfiguration {
  /// What the progress is of.
  public struct Label {
    package let content: AnyView
  }

  /// How far the work is, in words.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// How far the work is, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// What the progress is of.
  public var label: ProgressViewStyleConfiguration.Label?
  /// How far the work is, in words.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, StylePart {}

/// A bar where the end is known, else a wheel.
public struct DefaultProgressViewStyle: Sendable {
  /// The default style.
  public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: Sendable {
  /// The style with a bar.
  public init() {}
}

/// A turning wheel.
public struct CircularProgressViewStyle: Sendable {
  /// The style with a wheel.
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      WheelProgress(configuration: configuration)
    } else {
      BarProgress(configuration: configuration)
    }
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    BarProgress(configuration: configuration)
  }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    WheelProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, else a wheel.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}

/// A bar between its labels.
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

/// A wheel above its label.
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
  /// The look of progress in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      ControlStyleModifier(path: \.progressViewStyle, style: style, erase: { .progressView($0) }))
  }
}
