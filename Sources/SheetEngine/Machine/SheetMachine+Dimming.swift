extension SheetMachine {
  /// Indicates whether the background receives touches: at the undimmed stops, and while no sheet
  /// is shown (S1.42).
  ///
  /// A settling sheet counts as at its destination, so that a change by code has an immediate
  /// effect.
  public var isBackgroundInteractive: Bool {
    let undimmed = layout.stops.largestUndimmed
    switch phase {
    case .resting(let stop), .settling(let stop): return !isDimmed(at: stop, undimmed)
    case .dragging, .dismissing: return !isAboveUndimmed
    case .dismissed: return true
    }
  }

  /// Indicates whether views behind the sheet show their dimmed tint (S1.56).
  public var isPresenterTintDimmed: Bool {
    switch phase {
    case .resting(let stop), .settling(let stop):
      return isDimmed(at: stop, layout.stops.largestUndimmed)
    case .dragging: return isAboveUndimmed
    case .dismissing, .dismissed: return false
    }
  }

  /// Indicates whether a sheet that rests or settles at a stop, or between stops, is dimmed.
  private func isDimmed(at stop: Int, _ undimmed: Int) -> Bool {
    guard freeHeight != nil, !isRaisedByKeyboard, stop == undimmed, undimmed >= 0 else {
      return stop > undimmed
    }
    return restingPosition(at: stop).extent > layout.stops.all[undimmed].extent + 0.01
  }

  private var isAboveUndimmed: Bool {
    let undimmed = layout.stops.largestUndimmed
    guard undimmed >= 0 else { return true }
    // A hundredth of a point keeps arithmetic noise from dimming a sheet that rests at its stop.
    return position.extent > layout.stops.all[undimmed].extent + 0.01
  }
}
