/// A detent: a rule for a height at which a sheet may rest, resolved against a
/// ``SheetDetentContext``.
///
/// Heights leave out the bottom safe area (the sheet adds it), so one value serves sheets that
/// float and sheets that are attached to the edge.
///
/// ```swift
/// let peek = SheetDetent.height(120, id: SheetDetentID(0))
/// let stops = [peek, .medium, .large]
/// ```
public struct SheetDetent: Equatable, Sendable {
  /// The rule for a detent's height.
  public enum Recipe: Equatable, Sendable {
    /// About half: the style's factor times the maximum; inactive in a compact height.
    case medium
    /// The maximum height.
    case large
    /// A fixed height in points.
    case height(Double)
    /// A fraction of the maximum, 1 being all of it.
    case fraction(Double)
    /// The maximum less a margin in points above the sheet.
    case topMargin(Double)
    /// The whole container, with the safe area above the maximum;
    /// ``SheetDetentContext/fullValue``.
    case full
    /// The result of a custom resolver, `nil` for inactive. See ``SheetDetentSource``.
    case resolved(Double?)
    /// The content's height, ``SheetMeasurements/contentHeight``.
    case content
    /// The distance down to a marker inside the content, an index into
    /// ``SheetMeasurements/markers``.
    case marker(Int)
  }

  /// The detent's identifier; selections refer to it.
  public var id: SheetDetentID
  /// The rule for the detent's height.
  public var recipe: Recipe

  /// Creates a detent from its parts.
  public init(id: SheetDetentID, recipe: Recipe) {
    self.id = id
    self.recipe = recipe
  }

  /// The system's medium detent.
  public static let medium = SheetDetent(id: .medium, recipe: .medium)
  /// The system's large detent.
  public static let large = SheetDetent(id: .large, recipe: .large)

  /// A fixed height in points. A sheet with a larger one than the maximum rests at the maximum.
  public static func height(_ height: Double, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .height(height))
  }

  /// A fraction of the maximum height; with more than 1 the sheet rests at the maximum.
  public static func fraction(_ fraction: Double, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .fraction(fraction))
  }

  /// The maximum height less a margin in points. With a negative margin the sheet rests at the
  /// maximum.
  public static func topMargin(_ margin: Double, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .topMargin(margin))
  }

  /// The whole container: an attached sheet reaches the container's very edge, other sheets their
  /// maximum.
  public static func full(id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .full)
  }

  /// A height resolved by the shell; `nil` makes the detent inactive.
  public static func resolved(_ height: Double?, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .resolved(height))
  }

  /// The content's height; inactive until the content was measured.
  public static func content(id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .content)
  }

  /// The distance down to the content's marker with this index; inactive if there is none.
  public static func marker(_ index: Int, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .marker(index))
  }
}
