extension SheetLayout {
  /// Returns the visible state of the sheet at a position. This is the only place where positions
  /// become geometry.
  public func geometry(
    at position: SheetPosition, cover: SheetCover = SheetCover()
  ) -> SheetGeometry {
    let segment = segment(at: position.extent)
    let scale = scale(margin: position.margin)
    let size = SheetSize(width: placement.width, height: position.extent)
    let height = size.height * scale
    let frame = SheetRect(
      x: placement.x + position.margin,
      y: placement.bottom - position.margin - height + position.drop + position.shift,
      width: size.width - 2 * position.margin, height: height)
    let shown = shownFraction(position)
    var geometry = SheetGeometry(
      layoutSize: size, scale: scale, visibleFrame: frame,
      corners: corners(position, segment, cover),
      contentSafeArea: contentSafeArea(segment, position),
      fillOpacity: fillOpacity(segment),
      grabber: grabber(size, cover, below: coveredTop(position)),
      ownDimAlpha: interpolate(segment) { $0.dim } * shown, dimAlpha: 0,
      pushBack: pushBack(segment, shown))
    geometry.dimAlpha = cover.dimAlpha(of: geometry.ownDimAlpha)
    if cover.pushBack > 0 { recede(&geometry, cover) }
    return geometry
  }

  /// The height in points from the container's bottom to the sheet's top edge on screen. A floating
  /// card ends lower than its stop's extent.
  public func visibleHeight(
    at position: SheetPosition, cover: SheetCover = SheetCover()
  ) -> Double {
    container.size.height - geometry(at: position, cover: cover).visibleFrame.y
  }

  /// 1 for a sheet that has not slid, 0 for one out of sight (L3).
  func shownFraction(_ position: SheetPosition) -> Double {
    guard position.drop > 0 else { return 1 }
    let whole = dropToOutside(extent: position.extent, margin: position.margin)
    return whole > 0 ? clamped(1 - position.drop / whole, 0, 1) : 0
  }

  private func contentSafeArea(_ segment: Segment, _ position: SheetPosition) -> SheetInsets {
    if placement.shape == .fullScreen { return container.safeArea }
    let bottom = interpolate(segment) { $0.contentSafeAreaBottom }
    let scale = container.displayScale
    return SheetInsets(
      top: roundedToPixel(coveredTop(position), scale: scale),
      bottom: roundedToPixel(bottom, scale: scale))
  }

  /// The height in points by which a sheet above its usual maximum covers the safe area at the top.
  private func coveredTop(_ position: SheetPosition) -> Double {
    guard position.extent > placement.maximumExtent, placement.shape != .fullScreen else {
      return 0
    }
    let top = placement.bottom - position.extent
    return container.safeArea.top > top ? container.safeArea.top - top : 0
  }

  /// The progress of a sheet from its usual maximum to the container's edge, 0 to 1.
  func edgeProgress(_ position: SheetPosition) -> Double {
    let room = placement.fullExtent - placement.maximumExtent
    guard room > 0 else { return 0 }
    return clamped((position.extent - placement.maximumExtent) / room, 0, 1)
  }

  private func fillOpacity(_ segment: Segment) -> Double {
    guard style.card.floats, placement.shape == .bottom else { return 1 }
    guard !style.card.keepsMargin else { return 0 }
    return interpolate(segment) { $0.isLarge ? 1 : 0 }
  }

  private func grabber(
    _ size: SheetSize, _ cover: SheetCover, below inset: Double
  ) -> SheetGrabber {
    let law = style.grabber
    let frame = SheetRect(
      x: (size.width - law.size.width) / 2, y: law.top + inset, width: law.size.width,
      height: law.size.height)
    let hit = SheetRect(
      x: frame.x - law.hitSlop.width, y: frame.y - law.hitSlop.height,
      width: frame.width + 2 * law.hitSlop.width, height: frame.height + 2 * law.hitSlop.height)
    let isUseful = placement.shape != .fullScreen && cover.depth <= 0
    return SheetGrabber(
      isVisible: configuration.prefersGrabberVisible && isUseful, frame: frame, hitFrame: hit)
  }

  private func pushBack(_ segment: Segment, _ shown: Double) -> SheetPushBack {
    guard style.pushBack.isEnabled, placement.shape == .bottom else { return .none }
    let progress = interpolate(segment) { $0.isFull ? 1 : 0 } * shown
    guard progress > 0 else { return .none }
    let height = container.size.height
    // Scaled about its centre the card would be lower by half of the height it lost; its top
    // belongs at the safe area's (S1.132).
    let least = style.placement.minimumTop
    let top = container.safeArea.top > least ? container.safeArea.top : least
    let shift = top - height * (1 - style.pushBack.scale) / 2
    return SheetPushBack(
      progress: progress, scale: interpolated(1, style.pushBack.scale, progress),
      translationY: shift * progress,
      cornerRadius: interpolated(
        container.displayCornerRadius, style.pushBack.cornerRadius, progress))
  }

  /// Scales a full sheet behind another full one, which it extends above (S1.134).
  private func recede(_ geometry: inout SheetGeometry, _ cover: SheetCover) {
    guard style.pushBack.isEnabled, placement.shape == .bottom else { return }
    let progress = clamped(cover.pushBack, 0, 1)
    let factor = interpolated(1, style.pushBack.scale, progress)
    let frame = geometry.visibleFrame
    let peek = style.pushBack.peek * progress
    geometry.scale *= factor
    geometry.visibleFrame = SheetRect(
      x: frame.x + frame.width * (1 - factor) / 2, y: frame.y - peek,
      width: frame.width * factor, height: frame.height * factor)
    guard style.pushBack.law == .atEdge else { return }
    let receded = frame.y + frame.height * (1 - factor)
    guard let front = cover.frontEdge else { return geometry.visibleFrame.y = receded }
    // Not higher than before by more than the peek, nor out of the container.
    let highest = frame.y - peek > 0 ? frame.y - peek : (frame.y < 0 ? frame.y : 0)
    geometry.visibleFrame.y = clamped(front - peek, highest, receded)
  }
}
