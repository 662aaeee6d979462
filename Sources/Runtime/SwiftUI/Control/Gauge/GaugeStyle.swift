/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What a style is told of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a GaugeStyle is told of a gauge.
public struct GaugeStyleConfiguration {
  /// What the gauge shows.
  public struct Label {
    package let content: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The least value in words.
  public struct MinimumValueLabel {
    package let content: AnyView
  }

  /// The most value in words.
  public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// Where the value stands in the range, from 0 to 1.
  public var value: Double
  /// What the gauge shows.
  public var label: GaugeStyleConfiguration.Label
  /// The value in words.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The most value in words.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View, StylePart {}

extension GaugeStyleConfiguration.CurrentValueLabel: View, StylePart {}

extension GaugeStyleConfiguration.MinimumValueLabel: View, StylePart {}

extension GaugeStyleConfiguration.MaximumValueLabel: View, StylePart {}

enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GaugeStyleConfiguration> {
    .gauge(DefaultGaugeStyle())
  }
}

extension AnyControlStyle<GaugeStyleConfiguration> {
  static func gauge<S: GaugeStyle>(_ style: S) -> Self {
    Self(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.gaugeStyle, style: style, erase: { .gauge($0) }))
  }
}
