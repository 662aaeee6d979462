/// Seconds of many repetitions of the same work.
struct Samples {
  private var seconds: [Double] = []

  mutating func add(_ value: Double) { seconds.append(value) }

  var count: Int { seconds.count }
  var total: Double { seconds.reduce(0, +) }
  var median: Double { Stopwatch.median(seconds) }

  /// The value that a fraction of the samples does not exceed.
  func percentile(_ fraction: Double) -> Double {
    guard !seconds.isEmpty else { return 0 }
    return seconds.sorted()[min(seconds.count - 1, Int(Double(seconds.count) * fraction))]
  }
}
