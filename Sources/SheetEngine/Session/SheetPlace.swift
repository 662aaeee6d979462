/// A place among stops: the stop at or below a height, and the progress to the next one.
public struct SheetPlace: Equatable, Sendable {
  /// The index of the stop at or below the height, -1 below the smallest stop.
  public var index: Int
  /// The fraction of the distance to the next stop, from 0 to less than 1. Below the smallest stop, of
  /// the distance from the floor to that.
  public var progress: Double

  /// Creates a place from its parts.
  public init(index: Int, progress: Double) {
    self.index = index
    self.progress = progress
  }

  /// Finds a height among stops in ascending order.
  ///
  /// Without stops every height is at the first.
  ///
  /// - Parameters:
  ///   - height: A height in points.
  ///   - stopCount: The number of stops.
  ///   - floor: The height in points below all stops that `height` includes: a safe area.
  ///   - stop: Returns the height of a stop in points.
  public init(
    of height: Double, stopCount: Int, above floor: Double = 0, stop: (Int) -> Double
  ) {
    guard stopCount > 0 else {
      self.init(index: 0, progress: 0)
      return
    }
    let lowest = stop(0) + floor
    if height < lowest {
      let held = height > 0 ? height : 0
      self.init(index: -1, progress: lowest > 0 ? held / lowest : 0)
      return
    }
    var index = stopCount - 1
    while index > 0, stop(index) + floor > height { index -= 1 }
    guard index < stopCount - 1 else {
      self.init(index: index, progress: 0)
      return
    }
    let start = stop(index)
    let step = stop(index + 1) - start
    self.init(index: index, progress: step > 0 ? (height - floor - start) / step : 0)
  }
}
