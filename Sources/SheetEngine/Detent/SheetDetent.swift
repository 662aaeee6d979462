/// A place where a sheet may rest, as a recipe that a context turns into a height.
///
/// Heights leave out the bottom safe area (the sheet adds it), so one value serves sheets that
/// float and sheets that are attached to the edge.
///
/// ```swift
/// let peek = SheetDetent.height(120, id: SheetDetentID(0))
/// let stops = [peek, .medium, .large]
/// ```
public struct SheetDetent: Equatable, Sendable {
  /// How the height comes about.
  public enum Recipe: Equatable, Sendable {
    /// About half: the style's factor times the maximum; inactive in a compact height.
    case medium
    /// The maximum.
    case large
    /// A fixed height in points.
    case height(Double)
    /// A part of the maximum, 1 being all of it.
    case fraction(Double)
    /// What a custom resolver answered, `nil` for inactive. See ``SheetDetentSource``.
    case resolved(Double?)
    /// As high as the content, taken from ``SheetMeasurements/contentHeight``.
    case content
    /// Down to a marker inside the content, an index into ``SheetMeasurements/markers``.
    case marker(Int)
  }

  /// Name of the detent; selections refer to it.
  public var id: SheetDetentID
  /// How the height comes about.
  public var recipe: Recipe

  /// Makes a detent from its parts.
  public init(id: SheetDetentID, recipe: Recipe) {
    self.id = id
    self.recipe = recipe
  }

  /// The system's medium detent.
  public static let medium = SheetDetent(id: .medium, recipe: .medium)
  /// The system's large detent.
  public static let large = SheetDetent(id: .large, recipe: .large)

  /// A fixed height in points. More than the maximum rests at the maximum.
  public static func height(_ height: Double, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .height(height))
  }

  /// A part of the maximum height; more than 1 rests at the maximum.
  public static func fraction(_ fraction: Double, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .fraction(fraction))
  }

  /// A height that somebody else resolved; `nil` makes the detent inactive.
  public static func resolved(_ height: Double?, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .resolved(height))
  }

  /// As high as the content; inactive until the content was measured.
  public static func content(id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .content)
  }

  /// Down to the content's marker with this index; inactive if there is none.
  public static func marker(_ index: Int, id: SheetDetentID) -> SheetDetent {
    SheetDetent(id: id, recipe: .marker(index))
  }
}
