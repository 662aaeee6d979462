/// How much room an axis offers: the horizontal or vertical size class of the container.
public enum SheetSizeClass: Equatable, Sendable {
  /// Not known. Treated as regular, except that no wide layout is chosen for an unknown width.
  case unspecified
  /// Little room: a phone's width, or its height when it lies on its side.
  case compact
  /// Plenty of room.
  case regular
}

/// The family of device, where sheets differ by more than their size.
public enum SheetIdiom: Equatable, Sendable {
  /// A phone.
  case phone
  /// A tablet.
  case pad
}

/// Light or dark appearance of the container; it changes the dimming.
public enum SheetAppearance: Equatable, Sendable {
  /// Light appearance.
  case light
  /// Dark appearance.
  case dark
}

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
