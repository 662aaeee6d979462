/// The stops of a sheet, resolved: ascending, never empty, equal heights merged.
///
/// Made when inputs change and only read while a finger moves.
public struct SheetStops: Equatable, Sendable {
  /// The stops from smallest to largest.
  public let all: [SheetStop]
  /// Which stop each detent rests at; inactive detents are absent.
  public let assignments: [Assignment]
  /// Index of the largest undimmed stop, -1 if every stop is dimmed.
  public let largestUndimmed: Int
  /// What was wrong with the list.
  public let issues: [SheetDetentIssue]

  /// A detent and the index of its stop.
  public struct Assignment: Equatable, Sendable {
    /// Name of the detent.
    public var id: SheetDetentID
    /// Index into ``SheetStops/all``.
    public var stop: Int
  }

  /// Resolves the configuration's detents in a placement.
  public init(
    configuration: SheetConfiguration, container: SheetContainer, placement: SheetPlacement,
    style: SheetStyle
  ) {
    let context = SheetDetentContext(
      maximumValue: placement.maximumValue, verticalSizeClass: container.verticalSizeClass,
      containerHeight: container.size.height, measurements: configuration.measurements,
      style: style.detents)
    var issues: [SheetDetentIssue] = []
    let resolved = Self.resolve(configuration.detents, context, container.displayScale, &issues)
    let isFullScreen = placement.shape == .fullScreen
    let merged = Self.merge(resolved, isFullScreen: isFullScreen)
    // Where the sheet fills the container anyway, inactive detents are the rule (S1.14).
    self.issues = isFullScreen ? issues.filter { $0 != .noneActive } : issues
    assignments = merged.assignments

    let undimmed = configuration.largestUndimmed.flatMap { id in
      merged.assignments.first { $0.id == id }?.stop
    }
    let lastUndimmed = undimmed ?? -1
    largestUndimmed = lastUndimmed
    var stops: [SheetStop] = []
    for (index, stop) in merged.stops.enumerated() {
      stops.append(
        Self.stop(
          stop, isUndimmed: index <= lastUndimmed, placement: placement, container: container,
          style: style))
    }
    all = stops
  }

  /// Number of stops, at least 1.
  public var count: Int { all.count }

  /// The smallest stop.
  public var smallest: SheetStop { all[0] }

  /// The largest stop.
  public var largest: SheetStop { all[all.count - 1] }

  /// Index of the stop a detent rests at; `nil` if it is unknown or inactive.
  public func index(of id: SheetDetentID) -> Int? {
    for assignment in assignments where assignment.id == id { return assignment.stop }
    return nil
  }

  /// Index of the stop for a selection: no, an unknown or an inactive one means the smallest
  /// (S1.31, S1.32).
  public func index(selecting id: SheetDetentID?) -> Int {
    guard let id else { return 0 }
    return index(of: id) ?? 0
  }

  /// Index of the stop nearest to an extent in points; the larger of two equally near ones.
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
