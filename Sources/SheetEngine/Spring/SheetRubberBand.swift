/// How far something follows a finger that pulls it past its end.
///
/// f(x) = (1 − 1/(c·x/d + 1))·d: slope c at first, never more than d. With c = 0.55 and d = the
/// viewport this is the scroll view's own law (S6: 590 → 235 at 852).
public struct SheetRubberBand: Equatable, Sendable {
  /// Slope at the start, as a fraction of the finger's speed. 0 or less: nothing moves.
  public var coefficient: Double

  /// Makes a band.
  public init(coefficient: Double) {
    self.coefficient = coefficient
  }

  /// The distance shown for a pull of `distance` points where `limit` points is never reached.
  ///
  /// Pulls and limits that are not positive show nothing.
  public func shown(_ distance: Double, limit: Double) -> Double {
    guard distance > 0, limit > 0, coefficient > 0 else { return 0 }
    return (1 - 1 / (coefficient * distance / limit + 1)) * limit
  }

  /// How fast what is shown moves at a pull of `distance`, as a part of the finger's speed.
  ///
  /// Pulls that are not positive follow fully; without a limit or coefficient nothing follows.
  public func slope(_ distance: Double, limit: Double) -> Double {
    guard distance > 0 else { return 1 }
    guard limit > 0, coefficient > 0 else { return 0 }
    let stretch = coefficient * distance / limit + 1
    return coefficient / (stretch * stretch)
  }

  /// The pull that shows `distance`; the inverse of ``shown(_:limit:)``.
  ///
  /// Distances at or past the limit answer the pull for 99.9 % of it.
  public func pulled(_ distance: Double, limit: Double) -> Double {
    guard distance > 0, limit > 0, coefficient > 0 else { return 0 }
    let held = distance < 0.999 * limit ? distance : 0.999 * limit
    return (1 / (1 - held / limit) - 1) * limit / coefficient
  }
}
