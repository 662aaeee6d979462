/// The opacity of the dimming view, 0 to 1.
public struct SheetDimStyle: Equatable, Sendable {
  /// The opacity in light appearance at partial heights: 0.2 (L1, measured).
  public var light = 0.2
  /// The opacity in light appearance at full height: 0.2 (L1, measured).
  public var lightLarge = 0.2
  /// The opacity in dark appearance at partial heights: 0.48 (L2, S1.45; measured).
  public var dark = 0.48
  /// The opacity in dark appearance at full height: 0.2 (L1, measured).
  public var darkLarge = 0.2

  /// Creates the values of iOS 26.
  public init() {}

  /// Returns the opacity at rest.
  public func alpha(appearance: SheetAppearance, isLarge: Bool) -> Double {
    switch appearance {
    case .light: return isLarge ? lightLarge : light
    case .dark: return isLarge ? darkLarge : dark
    }
  }
}
