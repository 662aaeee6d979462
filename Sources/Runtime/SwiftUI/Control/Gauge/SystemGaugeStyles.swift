/// A bar that fills up, with its label.
public struct DefaultGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

/// A bar that fills up, with its label.
public struct LinearCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

/// A bar with a mark where the value is.
public struct AccessoryLinearGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

/// A small bar that fills up, below its label.
public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

/// An open ring with a mark where the value is.
public struct AccessoryCircularGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

/// A ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  /// The style.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLineGauge(configuration: configuration)
  }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    SmallLineGauge(configuration: configuration)
  }
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGauge(configuration: configuration)
  }
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills up, with its label.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up, with its label.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark where the value is.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up, below its label.
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark where the value is.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up.
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}
