import CAllocations
import Foundation

/// What one thing costs: medians over its samples.
struct Cost {
  /// Seconds.
  var time: Double
  var allocations: Double
  var samples: Int

  var nanoseconds: Double { time * 1e9 }
  var milliseconds: Double { time * 1e3 }
}

enum Stopwatch {
  /// Runs `body` in batches and returns the median cost of one run. A batch is long enough for the
  /// clock's grain not to matter.
  ///
  /// - Parameters:
  ///   - clock: What to measure with, in seconds; by default all time that passes.
  ///   - after: What is done after each batch and does not count.
  ///   - body: Gets its number in the batch.
  static func measure(
    batch: Int = 1, samples: Int = 101, clock: () -> Double = { now }, after: () -> Void = {},
    _ body: (Int) -> Void
  ) -> Cost {
    body(0)
    after()
    var times: [Double] = []
    var counts: [Double] = []
    times.reserveCapacity(samples)
    counts.reserveCapacity(samples)
    for _ in 0..<samples {
      let allocationsBefore = detent_allocation_count()
      let start = clock()
      for index in 0..<batch { body(index) }
      let end = clock()
      counts.append(Double(detent_allocation_count() - allocationsBefore) / Double(batch))
      times.append((end - start) / Double(batch))
      after()
    }
    return Cost(time: median(times), allocations: median(counts), samples: samples * batch)
  }

  /// Seconds of a clock that only goes forward.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Seconds this thread has had a processor; other programs do not count.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that all threads of this process have had a processor.
  static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that `body` takes once.
  static func time(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
