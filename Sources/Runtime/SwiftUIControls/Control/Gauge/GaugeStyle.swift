/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The configuration of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view that represents a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The configuration of a gauge, which a GaugeStyle receives.
public struct GaugeStyleConfiguration {
  /// The label that describes the gauge.
  public struct Label {
    package let content: AnyView
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel {
    package let content: AnyView
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label that describes the gauge.
  public var label: GaugeStyleConfiguration.Label
  /// The label of the current value.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The label of the upper bound.
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
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(path: \.gaugeStyle, style: style, erase: { .gauge($0) }))
  }
}
