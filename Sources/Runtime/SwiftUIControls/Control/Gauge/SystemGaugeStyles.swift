/// A gauge style with a bar that fills, below its label.
public struct DefaultGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

/// A gauge style with a bar that fills, below its label.
public struct LinearCapacityGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

/// A gauge style with a marker on a bar.
public struct AccessoryLinearGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

/// A gauge style with a small filling bar below its label.
public struct AccessoryLinearCapacityGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

/// A gauge style with a marker on an open ring.
public struct AccessoryCircularGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

/// A gauge style with a ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: Sendable {
  /// Creates the style.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLineGauge(configuration: configuration)
  }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SmallLineGauge(configuration: configuration)
  }
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGauge(configuration: configuration)
  }
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style with a bar that fills, below its label.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that fills, below its label.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a marker on a bar.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a small filling bar below its label.
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with a marker on an open ring.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a ring that fills.
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}
