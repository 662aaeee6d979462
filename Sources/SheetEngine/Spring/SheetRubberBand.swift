/// The resistance to a finger that pulls beyond an end: the shown distance for a pull.
///
/// f(x) = (1 − 1/(c·x/d + 1))·d: slope c at first, never more than d. With c = 0.55 and d = the
/// viewport this is the scroll view's own law (S6: 590 → 235 at 852).
public struct SheetRubberBand: Equatable, Sendable {
  /// The slope at the start, as a fraction of the finger's speed. With 0 or less nothing moves.
  public var coefficient: Double

  /// Creates a rubber band.
  public init(coefficient: Double) {
    self.coefficient = coefficient
  }

  /// Returns the distance shown for a pull of `distance` points; it approaches `limit` points and
  /// never reaches it.
  ///
  /// For pulls and limits that are not positive it is 0.
  public func shown(_ distance: Double, limit: Double) -> Double {
    guard distance > 0, limit > 0, coefficient > 0 else { return 0 }
    return (1 - 1 / (coefficient * distance / limit + 1)) * limit
  }

  /// Returns the speed of the shown distance at a pull of `distance`, as a fraction of the finger's
  /// speed.
  ///
  /// It is 1 for pulls that are not positive, and 0 without a limit or coefficient.
  public func slope(_ distance: Double, limit: Double) -> Double {
    guard distance > 0 else { return 1 }
    guard limit > 0, coefficient > 0 else { return 0 }
    let stretch = coefficient * distance / limit + 1
    return coefficient / (stretch * stretch)
  }

  /// Returns the pull that shows `distance`; the inverse of ``shown(_:limit:)``.
  ///
  /// For distances at or beyond the limit it is the pull for 99.9 % of it.
  public func pulled(_ distance: Double, limit: Double) -> Double {
    guard distance > 0, limit > 0, coefficient > 0 else { return 0 }
    let held = distance < 0.999 * limit ? distance : 0.999 * limit
    return (1 / (1 - held / limit) - 1) * limit / coefficient
  }
}
