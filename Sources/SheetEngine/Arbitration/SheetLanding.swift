/// The destination of a released sheet.
public enum SheetLanding: Equatable, Sendable {
  /// The stop with this index.
  case stop(Int)
  /// A height in points between the stops, as a detent's: without the bottom safe area. It is clamped
  /// to the smallest and the largest stop.
  case height(Double)
  /// Dismissal.
  case dismissal
}

extension SheetLayout {
  /// Returns the destination of a sheet that is released at a position.
  ///
  /// The sheet is dismissed if it may be and is either pulled down by half of its visible height,
  /// or flung so that it would coast below the smallest stop. Otherwise it goes to the stop nearest
  /// to where it would coast.
  ///
  /// - Parameters:
  ///   - position: the sheet's position.
  ///   - velocity: the finger's, in points a second, positive downwards.
  ///   - mayDismiss: `true` if the sheet may be dismissed.
  ///   - origin: the stop at which the drag began, for ``SheetLandingStyle/maximumSteps``; `nil`, the
  ///     default, means no limit.
  public func landing(
    from position: SheetPosition, velocity: Double, mayDismiss: Bool, origin: Int? = nil
  ) -> SheetLanding {
    let free = landing(from: position, velocity: velocity, mayDismiss: mayDismiss)
    guard let origin, let limit = style.landing.maximumSteps else { return free }
    let steps = limit > 1 ? limit : 1
    switch free {
    case .height: return free
    case .dismissal: return origin < steps ? .dismissal : .stop(origin - steps)
    case .stop(let stop):
      if stop > origin + steps { return .stop(origin + steps) }
      return stop < origin - steps ? .stop(origin - steps) : free
    }
  }

  private func landing(
    from position: SheetPosition, velocity: Double, mayDismiss: Bool
  ) -> SheetLanding {
    let coasted = position.travel - style.landing.projection(velocity)
    if mayDismiss {
      // Recorded velocities carry an error; half a point a second is far below the 25 between the
      // measured rows (I8).
      let isFlung = velocity > style.landing.dismissalVelocity - 0.5
      if isFlung && coasted < stops.smallest.extent { return .dismissal }
      let height = position.extent * scale(margin: position.margin)
      // A sheet on its way back up counts from its destination.
      let pulled = velocity < 0 ? position.extent - coasted : position.drop
      if position.drop > 0, pulled >= style.landing.dismissalFraction * height {
        return .dismissal
      }
    }
    return .stop(stops.nearest(to: coasted))
  }
}
