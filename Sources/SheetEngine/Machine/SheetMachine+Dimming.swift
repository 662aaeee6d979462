extension SheetMachine {
  /// Whether touches outside the sheet reach what is behind: yes at the undimmed stops, and where
  /// there is no sheet (S1.42).
  ///
  /// A settling sheet counts as where it is going, so that a change of mind by code is felt at once.
  public var isBackgroundInteractive: Bool {
    let undimmed = layout.stops.largestUndimmed
    switch phase {
    case .resting(let stop), .settling(let stop): return stop <= undimmed
    case .dragging, .dismissing: return !isAboveUndimmed
    case .dismissed: return true
    }
  }

  /// Whether views behind the sheet show their dimmed tint (S1.56).
  public var isPresenterTintDimmed: Bool {
    switch phase {
    case .resting(let stop), .settling(let stop): return stop > layout.stops.largestUndimmed
    case .dragging: return isAboveUndimmed
    case .dismissing, .dismissed: return false
    }
  }

  private var isAboveUndimmed: Bool {
    let undimmed = layout.stops.largestUndimmed
    guard undimmed >= 0 else { return true }
    // A hundredth of a point keeps arithmetic noise from dimming a sheet that lies at its stop.
    return position.extent > layout.stops.all[undimmed].extent + 0.01
  }
}
