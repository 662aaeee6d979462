import SheetEngine

/// The machines on which facts were measured.
extension SheetContainer {
  /// P16: iPhone 16, 393×852 @3x, display radius 55.
  static let iPhone16 = SheetContainer(
    size: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
    displayScale: 3, displayCornerRadius: 55)
  /// SE: iPhone SE 3, 375×667 @2x, home button.
  static let iPhoneSE = SheetContainer(
    size: SheetSize(width: 375, height: 667), safeArea: SheetInsets(top: 20), displayScale: 2)
  /// The same on its side.
  static let iPhoneSELandscape = SheetContainer(
    size: SheetSize(width: 667, height: 375), displayScale: 2, horizontalSizeClass: .compact,
    verticalSizeClass: .compact)
  /// iPhone 17 Pro, 402×874 @3x, display radius 62.
  static let iPhone17Pro = SheetContainer(
    size: SheetSize(width: 402, height: 874), safeArea: SheetInsets(top: 62, bottom: 34),
    displayScale: 3, displayCornerRadius: 62)
  /// iPhone 16 Plus, 430×932 @3x.
  static let iPhone16Plus = SheetContainer(
    size: SheetSize(width: 430, height: 932), safeArea: SheetInsets(top: 59, bottom: 34),
    displayScale: 3, displayCornerRadius: 55)
  /// PAD: iPad A16, 820×1180 @2x.
  static let iPadA16 = SheetContainer(
    size: SheetSize(width: 820, height: 1180), safeArea: SheetInsets(top: 32, bottom: 25),
    displayScale: 2, horizontalSizeClass: .regular, idiom: .pad, displayCornerRadius: 25)
  /// iPad 11-inch, 834×1210 @2x, iPadOS 26.4.
  static let iPad11 = SheetContainer(
    size: SheetSize(width: 834, height: 1210), safeArea: SheetInsets(top: 32, bottom: 25),
    displayScale: 2, horizontalSizeClass: .regular, idiom: .pad, displayCornerRadius: 30)

  /// The same container with something changed.
  func with(_ change: (inout SheetContainer) -> Void) -> SheetContainer {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SheetConfiguration {
  /// A configuration with something changed.
  static func make(
    _ detents: [SheetDetent] = [.large], _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetConfiguration {
    var configuration = SheetConfiguration(detents: detents)
    change(&configuration)
    return configuration
  }
}

/// A detent of fixed height with an identifier made of the height.
func height(_ value: Double) -> SheetDetent {
  .height(value, id: SheetDetentID(Int32(value)))
}
