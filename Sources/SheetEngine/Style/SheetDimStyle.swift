/// Opacity of the black view behind a sheet, between 0 and 1.
public struct SheetDimStyle: Equatable, Sendable {
  /// Light, partial heights: 0.2 (L1, measured).
  public var light = 0.2
  /// Light, full height: 0.2 (L1, measured).
  public var lightLarge = 0.2
  /// Dark, partial heights: 0.48 (L2, S1.45; measured).
  public var dark = 0.48
  /// Dark, full height: 0.2 (L1, measured).
  public var darkLarge = 0.2

  /// Makes the values of iOS 26.
  public init() {}

  /// Opacity at rest.
  public func alpha(appearance: SheetAppearance, isLarge: Bool) -> Double {
    switch appearance {
    case .light: return isLarge ? lightLarge : light
    case .dark: return isLarge ? darkLarge : dark
    }
  }
}
