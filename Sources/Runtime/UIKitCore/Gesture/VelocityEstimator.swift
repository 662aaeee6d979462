/// Estimates a touch's velocity from its last samples: the slope of the least-squares line through
/// those in the trailing window.
package struct VelocityEstimator {
  /// The length of the trailing window in seconds (S2: about the trailing 100 ms).
  package static let window = 0.1

  private var samples: [TouchSample] = []

  package init() {}

  /// Adds a sample. Samples must come in order of time; a later one of the same time replaces the
  /// earlier.
  package mutating func add(_ location: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].location = location
      return
    }
    samples.append(TouchSample(location: location, time: time))
    if samples.count > 64 { samples.removeFirst(32) }
  }

  package mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Returns the velocity at `time` in points per second; zero while fewer than two samples lie in
  /// the window.
  package func velocity(at time: Double) -> CGPoint {
    // A frame's time is rounded: a sample right at the limit counts.
    let start = time - Self.window - 1e-6
    let first = samples.firstIndex { $0.time >= start } ?? samples.count
    let count = samples.count - first
    guard count >= 2 else { return .zero }
    var middle = (time: 0.0, x: 0.0, y: 0.0)
    for index in first..<samples.count {
      middle.time += samples[index].time
      middle.x += samples[index].location.x
      middle.y += samples[index].location.y
    }
    middle = (middle.time / Double(count), middle.x / Double(count), middle.y / Double(count))
    var spread = 0.0
    var x = 0.0
    var y = 0.0
    for index in first..<samples.count {
      let offset = samples[index].time - middle.time
      spread += offset * offset
      x += offset * (samples[index].location.x - middle.x)
      y += offset * (samples[index].location.y - middle.y)
    }
    return spread > 0 ? CGPoint(x: x / spread, y: y / spread) : .zero
  }
}
