/// Numbers of a step over time, compared with those of another step.
struct TraceTrack {
  struct Sample {
    /// The time from the beginning of the step, in seconds.
    var offset: Double
    var values: [Double]
  }

  /// A number that is furthest from the other track.
  struct Deviation {
    var offset: Double
    /// The index among a sample's values.
    var index: Int
    var first: Double
    var second: Double
    var size: Double { abs(first - second) }
  }

  let samples: [Sample]

  /// - Parameter values: returns the numbers in a frame; `nil` or nothing where they are not known.
  init(_ step: TraceStep, _ values: (TraceFrame) -> [Double]?) {
    samples = step.frames.compactMap { frame in
      guard let found = values(frame), !found.isEmpty, found.allSatisfy(\.isFinite) else {
        return nil
      }
      return Sample(offset: frame.time - step.start, values: found)
    }
  }

  /// Returns the number of this track that is furthest from all that the other one has within the
  /// permitted shift; `nil` if they share no time.
  func deviation(from other: TraceTrack) -> Deviation? {
    // Times have six places.
    let window = Double(TraceRow.shift) * TraceRow.frameTime + 0.000_1
    var worst: Deviation?
    var low = 0
    for sample in samples {
      while low < other.samples.count, other.samples[low].offset < sample.offset - window {
        low += 1
      }
      let near = other.samples[low...].prefix { $0.offset <= sample.offset + window }
      guard let (first, last) = near.first.flatMap({ first in near.last.map { (first, $0) } })
      else { continue }
      // One of the two ends where it is compared: nothing is known beyond.
      let isInside = first.offset <= sample.offset && last.offset >= sample.offset
      guard isInside, first.values.count == sample.values.count else { continue }
      for (index, value) in sample.values.enumerated() {
        let values = near.compactMap { $0.values.indices.contains(index) ? $0.values[index] : nil }
        // A continuous movement passes everything between two frames.
        let nearest = min(max(value, values.min() ?? value), values.max() ?? value)
        let found = Deviation(offset: sample.offset, index: index, first: value, second: nearest)
        if found.size > worst?.size ?? -1 { worst = found }
      }
    }
    return worst
  }
}
