import CAllocations
import UIKit

/// The heap that a layer and a label occupy.
@MainActor
struct MemoryBenchmark {
  private static let count = 2000

  func run() {
    Report.heading("Memory")
    let layer = bytes { CALayer() }
    let label = bytes { UILabel() }
    Report.line("a layer", "\(layer) bytes", note: "goal 500")
    Report.line("a label, without its layer", "\(label - layer) bytes", note: "goal 350")
  }

  /// Returns the heap that one of many objects occupies.
  private func bytes(_ make: () -> AnyObject) -> Int {
    var objects: [AnyObject] = []
    objects.reserveCapacity(Self.count)
    _ = make()
    let before = detent_heap_bytes()
    for _ in 0..<Self.count { objects.append(make()) }
    let bytes = Int(detent_heap_bytes() - before) / Self.count
    withExtendedLifetime(objects) {}
    return bytes
  }
}
