/// What a sheet is shown in: everything about the surroundings that its behaviour depends on.
///
/// ```swift
/// let iPhone16 = SheetContainer(
///   size: SheetSize(width: 393, height: 852),
///   safeArea: SheetInsets(top: 59, bottom: 34), displayScale: 3, displayCornerRadius: 55)
/// ```
public struct SheetContainer: Equatable, Sendable {
  /// Size in points.
  public var size: SheetSize
  /// Safe-area insets in points, without the keyboard.
  public var safeArea: SheetInsets
  /// Device pixels a point. Zero or less switches pixel rounding off.
  public var displayScale: Double
  /// Horizontal size class.
  public var horizontalSizeClass: SheetSizeClass
  /// Vertical size class. In `compact` a sheet fills the container unless it may attach to the edge.
  public var verticalSizeClass: SheetSizeClass
  /// Family of device.
  public var idiom: SheetIdiom
  /// Radius of the display's own corners in points; 0 for square displays.
  public var displayCornerRadius: Double
  /// Height in points of the container's bottom part that the keyboard covers; 0 without one.
  public var keyboardOverlap: Double
  /// Light or dark.
  public var appearance: SheetAppearance

  /// Makes a container; the defaults describe a phone held upright, without insets.
  public init(
    size: SheetSize,
    safeArea: SheetInsets = SheetInsets(),
    displayScale: Double = 2,
    horizontalSizeClass: SheetSizeClass = .compact,
    verticalSizeClass: SheetSizeClass = .regular,
    idiom: SheetIdiom = .phone,
    displayCornerRadius: Double = 0,
    keyboardOverlap: Double = 0,
    appearance: SheetAppearance = .light
  ) {
    self.size = size
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.displayCornerRadius = displayCornerRadius
    self.keyboardOverlap = keyboardOverlap
    self.appearance = appearance
  }
}
