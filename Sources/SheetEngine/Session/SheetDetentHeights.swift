/// The heights at which detents rest, smallest first. Detents of one height share a stop.
///
/// Inactive detents have no stop. The names are the engine's identifiers or a shell's own.
public struct SheetDetentHeights<Name: Equatable>: Equatable {
  /// A height and the first detent that rests there.
  public struct Stop: Equatable {
    /// The name of the detent that was listed first.
    public let name: Name
    /// The height in points.
    public let height: Double
  }

  /// A detent and the index of its stop.
  public struct Assignment: Equatable {
    /// The name of the detent.
    public let name: Name
    /// An index into ``SheetDetentHeights/stops``.
    public let stop: Int
  }

  /// The stops in ascending order.
  public private(set) var stops: [Stop] = []
  /// Every active detent with its stop, in ascending order.
  public private(set) var assignments: [Assignment] = []

  /// Creates a list without stops.
  public init() {}

  /// Orders detents by their heights and merges those that are equal.
  ///
  /// - Parameters:
  ///   - detents: Names and heights in points, in any order; `nil` is an inactive detent.
  ///   - tolerance: The difference in points up to which two heights count as equal. Default: 0.
  ///   - sharesOneStop: Indicates whether all detents rest at the smallest one's height, as they do
  ///     in a sheet that fills the screen. Default: no.
  public init(
    _ detents: [(name: Name, height: Double?)], tolerance: Double = 0, sharesOneStop: Bool = false
  ) {
    var ordered: [Stop] = []
    for (name, height) in detents {
      guard let height else { continue }
      // Insertion keeps the order of equal heights, and lists are short.
      var place = ordered.count
      while place > 0, height < ordered[place - 1].height { place -= 1 }
      ordered.insert(Stop(name: name, height: height), at: place)
    }
    for stop in ordered {
      let isShared =
        stops.last.map { sharesOneStop || stop.height - $0.height <= tolerance } ?? false
      if !isShared { stops.append(stop) }
      assignments.append(Assignment(name: stop.name, stop: stops.count - 1))
    }
  }

  /// The index of a detent's stop, `nil` for a detent that is unknown or inactive. The smaller stop
  /// of a name that two detents have.
  public func index(of name: Name) -> Int? {
    for assignment in assignments where assignment.name == name { return assignment.stop }
    return nil
  }

  /// The height of a detent's stop in points, `nil` for a detent that is unknown or inactive.
  public func height(of name: Name) -> Double? {
    index(of: name).map { stops[$0].height }
  }

  /// The name of the stop nearest to a height in points, the larger one of two that are equally
  /// near; `nil` without stops.
  public func nearest(to height: Double) -> Name? {
    var best: Stop?
    for stop in stops {
      guard let found = best else {
        best = stop
        continue
      }
      if magnitude(stop.height - height) <= magnitude(found.height - height) { best = stop }
    }
    return best?.name
  }
}

extension SheetDetentHeights: Sendable where Name: Sendable {}
extension SheetDetentHeights.Stop: Sendable where Name: Sendable {}
extension SheetDetentHeights.Assignment: Sendable where Name: Sendable {}
