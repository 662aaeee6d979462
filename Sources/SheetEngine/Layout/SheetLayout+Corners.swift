extension SheetLayout {
  func corners(
    _ position: SheetPosition, _ segment: Segment, _ cover: SheetCover
  ) -> SheetCorners {
    if placement.shape == .fullScreen { return SheetCorners(top: 0, bottom: 0) }
    let limit =
      (placement.width < position.extent ? placement.width : position.extent) / 2
    let resting = preferredCorners(limit, cover) ?? systemCorners(position, segment)
    // At the container's edge the corners are the display's own.
    let top = interpolated(resting.top, container.displayCornerRadius, edgeProgress(position))
    return SheetCorners(top: clamped(top, 0, limit), bottom: clamped(resting.bottom, 0, limit))
  }

  private func preferredCorners(_ limit: Double, _ cover: SheetCover) -> SheetCorners? {
    guard let preferred = configuration.preferredCornerRadius, cover.depth <= 0 else { return nil }
    let radius = clamped(preferred, 0, limit)
    let roundsBottom = style.corners.roundsBottom || placement.shape == .card
    return SheetCorners(top: radius, bottom: roundsBottom ? radius : 0)
  }

  private func systemCorners(_ position: SheetPosition, _ segment: Segment) -> SheetCorners {
    let law = style.corners
    if placement.shape == .card {
      let radius = configuration.kind == .form ? law.form : law.top
      return SheetCorners(top: radius, bottom: radius)
    }
    guard law.roundsBottom else { return SheetCorners(top: law.top, bottom: 0) }
    return SheetCorners(top: law.top, bottom: bottomRadius(position, segment))
  }

  /// Returns the radius concentric with the display: its radius less the card's margin, growing to
  /// the display's own towards the maximum height (L8, S1.154).
  private func bottomRadius(_ position: SheetPosition, _ segment: Segment) -> Double {
    let display = container.displayCornerRadius
    guard style.card.floats, placement.shape == .bottom else { return display }
    let law = style.corners
    let value = interpolate(segment) { $0.value }
    let margin = style.card.restingMargin(value)
    if display - style.card.margin < law.leastFloatingBottom {
      let floating = margin > 0 ? clamped(position.margin / margin, 0, 1) : 0
      return interpolated(display, law.leastFloatingBottom, floating)
    }
    let start = law.bottomGrowthStart * placement.maximumValue
    let room = placement.maximumValue - start
    let growth = room > 0 ? clamped((value - start) / room, 0, 1) : 1
    return display - margin * (1 - growth)
  }
}
