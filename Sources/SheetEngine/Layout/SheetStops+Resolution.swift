extension SheetStops {
  struct Resolved {
    var id: SheetDetentID
    var value: Double
    var isLarge: Bool
  }

  /// Returns the active detents with their resting values; large if there is none.
  static func resolve(
    _ configuration: SheetConfiguration, _ context: SheetDetentContext, _ scale: Double,
    _ issues: inout [SheetDetentIssue]
  ) -> [Resolved] {
    let (detents, maximum) = (configuration.detents, context.maximumValue)
    var resolved: [Resolved] = []
    for (index, detent) in detents.enumerated() {
      if detents[..<index].contains(where: { $0.id == detent.id }) {
        issues.append(.duplicate(detent.id))
      }
      guard let value = context.value(of: detent.recipe) else { continue }
      if value != value {
        issues.append(.notANumber(detent.id))
        continue
      }
      if value < 0 { issues.append(.negative(detent.id)) }
      let held = configuration.limited(value)
      let isLarge = held >= maximum
      let largest = detent.recipe == .full && held > maximum ? held : maximum
      let resting = isLarge ? largest : roundedToPixel(held < 0 ? 0 : held, scale: scale)
      if let last = resolved.last, resting < last.value { issues.append(.unordered(detent.id)) }
      resolved.append(Resolved(id: detent.id, value: resting, isLarge: isLarge))
    }
    if resolved.isEmpty {
      issues.append(detents.isEmpty ? .empty : .noneActive)
      return [Resolved(id: .large, value: maximum, isLarge: true)]
    }
    return resolved
  }

  /// Returns the stop of a sheet that rests between the smallest and the largest stop.
  func stop(
    at value: Double, placement: SheetPlacement, container: SheetContainer, style: SheetStyle
  ) -> SheetStop {
    let resting = roundedToPixel(value, scale: container.displayScale)
    for stop in all where stop.value == resting { return stop }
    guard resting > smallest.value else { return smallest }
    guard resting < largest.value else { return largest }
    return Self.stop(
      Resolved(id: smallest.id, value: resting, isLarge: resting >= placement.maximumValue),
      isUndimmed: false, placement: placement, container: container, style: style)
  }

  /// Returns the index of the largest stop whose value is not above one; the smallest stop's if all
  /// are.
  func index(below value: Double) -> Int {
    var index = count - 1
    while index > 0, all[index].value > value { index -= 1 }
    return index
  }

  /// Returns the stop of a resolved detent.
  static func stop(
    _ resolved: Resolved, isUndimmed: Bool, placement: SheetPlacement, container: SheetContainer,
    style: SheetStyle
  ) -> SheetStop {
    let isFullScreen = placement.shape == .fullScreen
    let isLarge = resolved.isLarge || isFullScreen
    let value = isFullScreen ? placement.maximumValue : resolved.value
    let margin = style.card.restingMargin(value)
    // A container that is not wider than both margins has no room for a floating card.
    let mayFloat = (!isLarge || style.card.keepsMargin) && placement.width > 2 * margin
    let floats = style.card.floats && placement.shape == .bottom && mayFloat
    let safeBottom = placement.shape == .card ? 0 : container.safeArea.bottom
    let dim =
      isUndimmed ? 0 : style.dim.alpha(appearance: container.appearance, isLarge: isLarge)
    let fullFrom = placement.maximumValue - style.pushBack.fullTolerance
    return SheetStop(
      id: resolved.id, value: value,
      extent: isLarge
        ? largeExtent(value, placement, container)
        : extent(value, floats, placement, container, style),
      margin: floats ? margin : 0,
      isLarge: isLarge,
      isFull: placement.shape == .bottom && value >= fullFrom,
      contentSafeAreaBottom: floats
        ? roundedToPixel(safeBottom * style.card.growth(value), scale: container.displayScale)
        : safeBottom,
      dim: dim)
  }

  /// Returns the height of the laid-out sheet at the maximum, or above it up to the container's edge.
  private static func largeExtent(
    _ value: Double, _ placement: SheetPlacement, _ container: SheetContainer
  ) -> Double {
    guard value > placement.maximumValue, placement.shape != .fullScreen else {
      return placement.maximumExtent
    }
    let extent = placement.maximumExtent + value - placement.maximumValue
    let rounded = roundedToPixel(extent, scale: container.displayScale)
    return rounded < placement.fullExtent ? rounded : placement.fullExtent
  }

  /// Returns the height of the laid-out sheet at a value below the maximum (F22, S1.123, S1.145,
  /// S1.214).
  private static func extent(
    _ value: Double, _ floats: Bool, _ placement: SheetPlacement, _ container: SheetContainer,
    _ style: SheetStyle
  ) -> Double {
    let isLow = floats && value < style.card.safeAreaHeight && container.keyboardOverlap <= 0
    let extent = isLow ? value : value + placement.bottomInset
    let rounded = roundedToPixel(extent, scale: container.displayScale)
    return rounded < placement.maximumExtent ? rounded : placement.maximumExtent
  }
}

extension SheetConfiguration {
  /// Returns a height in points between the least and the greatest one.
  func limited(_ value: Double) -> Double {
    let raised = minimumHeight.map { $0 > value ? $0 : value } ?? value
    return maximumHeight.map { $0 < raised ? $0 : raised } ?? raised
  }
}
