import CAllocations
import UIKit

/// The heap that a layer and a label occupy.
@MainActor
struct MemoryBenchmark {
  private static let count = 2000

  func run() {
    Report.heading("Memory")
    measure("a layer", goal: 500) { CALayer() }
    measure("a label", goal: 350) { UILabel() }
  }

  private func measure(_ name: String, goal: Int, _ make: () -> AnyObject) {
    var objects: [AnyObject] = []
    objects.reserveCapacity(Self.count)
    _ = make()
    let before = detent_heap_bytes()
    for _ in 0..<Self.count { objects.append(make()) }
    let bytes = Int(detent_heap_bytes() - before) / Self.count
    Report.line(name, "\(bytes) bytes", note: "goal \(goal)")
    withExtendedLifetime(objects) {}
  }
}
