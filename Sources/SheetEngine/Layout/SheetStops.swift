/// The stops of a sheet, resolved: ascending, never empty, equal heights merged.
///
/// Made when inputs change and only read while a finger moves.
public struct SheetStops: Equatable, Sendable {
  /// The stops from smallest to largest.
  public let all: [SheetStop]
  /// The stop of each detent; inactive detents are absent.
  public let assignments: [Assignment]
  /// The index of the largest undimmed stop, -1 if every stop is dimmed.
  public let largestUndimmed: Int
  /// The problems of the list of detents.
  public let issues: [SheetDetentIssue]

  /// A detent and the index of its stop.
  public struct Assignment: Equatable, Sendable {
    /// The detent's identifier.
    public var id: SheetDetentID
    /// The index into ``SheetStops/all``.
    public var stop: Int
  }

  /// Resolves the configuration's detents in a placement.
  public init(
    configuration: SheetConfiguration, container: SheetContainer, placement: SheetPlacement,
    style: SheetStyle
  ) {
    let context = SheetDetentContext(
      maximumValue: placement.maximumValue, fullValue: placement.fullValue,
      verticalSizeClass: container.verticalSizeClass,
      containerHeight: container.size.height, measurements: configuration.measurements,
      style: style.detents)
    var issues: [SheetDetentIssue] = []
    let resolved = Self.resolve(configuration, context, container.displayScale, &issues)
    let isFullScreen = placement.shape == .fullScreen
    // One stop for detents of equal height; in full screen one stop for all.
    let heights = SheetDetentHeights(
      resolved.map { ($0.id, $0.value) }, sharesOneStop: isFullScreen)
    // In a sheet that fills the container, inactive detents are no problem (S1.14).
    self.issues = isFullScreen ? issues.filter { $0 != .noneActive } : issues
    assignments = heights.assignments.map { Assignment(id: $0.name, stop: $0.stop) }

    let lastUndimmed = configuration.largestUndimmed.flatMap { heights.index(of: $0) } ?? -1
    largestUndimmed = lastUndimmed
    var stops: [SheetStop] = []
    for (index, stop) in heights.stops.enumerated() {
      let isLarge = resolved.contains { $0.isLarge && $0.value == stop.height }
      stops.append(
        Self.stop(
          Resolved(id: stop.name, value: stop.height, isLarge: isLarge),
          isUndimmed: index <= lastUndimmed, placement: placement, container: container,
          style: style))
    }
    all = stops
  }

  /// The number of stops, at least 1.
  public var count: Int { all.count }

  /// The smallest stop.
  public var smallest: SheetStop { all[0] }

  /// The largest stop.
  public var largest: SheetStop { all[all.count - 1] }

  /// Returns the index of the stop of a detent; `nil` if it is unknown or inactive.
  public func index(of id: SheetDetentID) -> Int? {
    for assignment in assignments where assignment.id == id { return assignment.stop }
    return nil
  }

  /// Returns the index of the stop for a selection: none, an unknown or an inactive one means the
  /// smallest (S1.31, S1.32).
  public func index(selecting id: SheetDetentID?) -> Int {
    guard let id else { return 0 }
    return index(of: id) ?? 0
  }

  /// Returns the index of the stop nearest to an extent in points; the larger of two equally near
  /// ones.
  public func nearest(to extent: Double) -> Int {
    var best = 0
    for index in all.indices.dropFirst() {
      if magnitude(all[index].extent - extent) <= magnitude(all[best].extent - extent) {
        best = index
      }
    }
    return best
  }
}
