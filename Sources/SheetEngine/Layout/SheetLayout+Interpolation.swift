extension SheetLayout {
  /// Two neighbouring stops, and the fraction of the distance from the first to the second.
  struct Segment {
    var lower: Int
    var upper: Int
    var fraction: Double
  }

  /// Returns the stops around an extent; both are the same at the ends and beyond them.
  func segment(at extent: Double) -> Segment {
    let all = stops.all
    let last = all.count - 1
    if extent <= all[0].extent { return Segment(lower: 0, upper: 0, fraction: 0) }
    if extent >= all[last].extent { return Segment(lower: last, upper: last, fraction: 0) }
    var upper = 1
    while all[upper].extent < extent { upper += 1 }
    // The loop stops past an extent that is lower, so the difference is positive.
    let start = all[upper - 1].extent
    let fraction = (extent - start) / (all[upper].extent - start)
    return Segment(lower: upper - 1, upper: upper, fraction: fraction)
  }

  /// Interpolates a quantity of the stops linearly (S1.44, S1.130).
  func interpolate(_ segment: Segment, _ quantity: (SheetStop) -> Double) -> Double {
    interpolated(
      quantity(stops.all[segment.lower]), quantity(stops.all[segment.upper]), segment.fraction)
  }

  /// Returns a position as a fractional index of the stops: -1 outside, 0 at the smallest, then one
  /// for each stop.
  ///
  /// It means the same in any container, so it preserves a drag across a rotation.
  public func index(of position: SheetPosition) -> Double {
    let smallest = stops.smallest
    if position.drop > 0 || position.extent < smallest.extent {
      let whole = dropToOutside(extent: position.extent, margin: position.margin)
      let dropped = whole > 0 ? clamped(position.drop / whole, 0, 1) : 1
      if position.extent <= smallest.extent { return -dropped }
      return (index(ofExtent: position.extent) + 1) * (1 - dropped) - 1
    }
    return index(ofExtent: position.extent)
  }

  private func index(ofExtent extent: Double) -> Double {
    let segment = segment(at: extent)
    return Double(segment.lower) + segment.fraction
  }

  /// Returns the extent at a fractional index of the stops, clamped to their range.
  func extent(atIndex index: Double) -> Double {
    let last = stops.count - 1
    let held = clamped(index, 0, Double(last))
    let lower = Int(held)
    guard lower < last else { return stops.largest.extent }
    return interpolated(
      stops.all[lower].extent, stops.all[lower + 1].extent, held - Double(lower))
  }
}

extension SheetLayout {
  /// Returns the position in this layout that corresponds to one in another: at the same fractional
  /// index among the stops, at the same fraction of the distance outside.
  func position(mapping old: SheetPosition, from layout: SheetLayout) -> SheetPosition {
    let index = layout.index(ofExtent: old.extent)
    let extent = extent(atIndex: index)
    let segment = segment(at: extent)
    let margin = old.margin > 0 ? interpolate(segment) { $0.margin } : 0
    guard old.drop > 0 else { return SheetPosition(extent: extent, margin: margin) }
    let whole = layout.dropToOutside(extent: old.extent, margin: old.margin)
    let part = whole > 0 ? old.drop / whole : 1
    return SheetPosition(
      extent: extent, drop: part * dropToOutside(extent: extent, margin: margin), margin: margin)
  }
}
