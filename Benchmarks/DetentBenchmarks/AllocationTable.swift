import Foundation

/// The allocations of the benchmarks' rows, which are the same in every run of a build: what CI
/// compares with a committed table, because times on its machines say nothing.
@MainActor
enum AllocationTable {
  /// Prints a row a line: its name, a tab, and the allocations.
  static func print() throws {
    for drag in FrameBenchmark.Drag.allCases {
      row("a frame: \(drag.rawValue)", try FrameBenchmark(drag: drag).countAllocations())
    }
    row("a flow without drawing", try FlowBenchmark().countAllocations())
    row("a row's state among 200", GraphBenchmark().countAllocationsOfRow())
    row("mounting one of 1,000 rows", GraphBenchmark().countAllocationsOfMount())
  }

  private static func row(_ name: String, _ allocations: Double) {
    Swift.print("\(name)\t\(String(format: "%.1f", allocations))")
  }
}
