/// The container that a sheet is shown in: all properties of the surroundings that its behaviour
/// depends on.
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
  /// The number of device pixels in a point. Zero or less switches pixel rounding off.
  public var displayScale: Double
  /// Horizontal size class.
  public var horizontalSizeClass: SheetSizeClass
  /// The vertical size class. In `compact` a sheet fills the container unless it may attach to the
  /// edge.
  public var verticalSizeClass: SheetSizeClass
  /// The family of device.
  public var idiom: SheetIdiom
  /// The radius of the display's own corners in points; 0 for square displays.
  public var displayCornerRadius: Double
  /// The height in points that the keyboard covers of the container's bottom; 0 without one.
  public var keyboardOverlap: Double
  /// The appearance, light or dark.
  public var appearance: SheetAppearance

  /// Creates a container, by default that of an upright phone without insets.
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
