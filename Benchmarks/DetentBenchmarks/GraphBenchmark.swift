import CAllocations
import SwiftUI
import UIKit
import VirtualDevice

/// What SwiftUI's graph costs: one row of many, a whole update, and rows made from nothing.
///
/// One thread does all of it, so its processor time is what passes on a machine that does nothing
/// else; other programs do not count.
@MainActor
struct GraphBenchmark {
  /// Reaches into views from outside.
  @MainActor
  final class Remote {
    var actions: [Int: () -> Void] = [:]
    var root: (() -> Void)?
  }

  private struct Row: View {
    let number: Int
    let label: String
    let remote: Remote
    @State private var taps = 0

    var body: some View {
      let _ = remote.actions[number] = { taps += 1 }
      HStack {
        Text(label)
        Spacer()
        Text("\(taps % 10)")
      }
    }
  }

  private struct Rows: View {
    let count: Int
    let remote: Remote
    @State private var version = 0

    var body: some View {
      let _ = remote.root = { version += 1 }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { number in
            Row(
              number: number, label: number == 0 ? "row \(version % 10)" : "row", remote: remote)
          }
        }
      }
    }
  }

  private func makeController(_ count: Int, _ remote: Remote) -> UIHostingController<Rows> {
    UIHostingController(rootView: Rows(count: count, remote: remote))
  }

  /// - Parameter part: The part that is wanted; `nil` stands for all.
  func run(only part: String? = nil) throws {
    Report.heading("SwiftUI's graph (processor time)")
    if part == nil || part == "row" { measureRow() }
    if part == nil || part == "update" { measureUpdate() }
    if part == nil || part == "mount" { measureMount() }
  }

  private func measureRow() {
    let remote = Remote()
    let controller = makeController(5000, remote)
    let device = VirtualDevice()
    device.show { controller }
    device.advance(by: 0.1)
    let updater = controller.host.updater
    let cost = Stopwatch.measure(batch: 20, clock: { Stopwatch.processorTime }) { _ in
      remote.actions[2500]?()
      updater.flush()
    }
    let counts = GraphCounters.count {
      remote.actions[2500]?()
      updater.flush()
    }
    // From the write of the state to the label with its text: what the goal is about.
    let update = Stopwatch.measure(
      batch: 20, clock: { Stopwatch.processorTime }, after: { updater.flush() }
    ) {
      remote.actions[2500 + $0]?(); updater.updateTrees()
    }
    Report.line(
      "one row's state among 5,000 mounted", Report.nanoseconds(update), note: "goal 2 µs")
    Report.line("  and its layout, to the label's frame", Report.nanoseconds(cost))
    Report.line(
      "  bodies, nodes, items measured",
      "\(counts.bodiesEvaluated), \(counts.nodesUpdated), \(counts.itemsMeasured)")
  }

  private func measureUpdate() {
    let remote = Remote()
    let controller = makeController(1000, remote)
    let device = VirtualDevice()
    device.show { controller }
    device.advance(by: 0.1)
    let updater = controller.host.updater
    let cost = Stopwatch.measure(clock: { Stopwatch.processorTime }) { _ in
      remote.root?()
      updater.flush()
    }
    Report.line(
      "root update of 1,000 rows, one changed", Report.milliseconds(cost.time), note: "goal 1 ms")
  }

  private func measureMount() {
    var samples = Samples()
    var allocations = 0
    for _ in 0..<21 {
      let remote = Remote()
      let device = VirtualDevice()
      device.show { UIViewController() }
      device.advance(by: 0.1)
      let allocationsBefore = Int(detent_allocation_count())
      let start = Stopwatch.processorTime
      let controller = makeController(1000, remote)
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.view.layoutIfNeeded()
      samples.add(Stopwatch.processorTime - start)
      allocations = Int(detent_allocation_count()) - allocationsBefore
    }
    Report.line(
      "mounting 1,000 rows, UIViews and layout", Report.milliseconds(samples.median),
      note: "goal 8 ms")
    Report.line("  allocations a row", "\(allocations / 1000)", note: "goal 12")
  }

  /// Returns the allocations of one of 1,000 rows that are mounted.
  func countAllocationsOfMount() -> Double {
    let device = VirtualDevice()
    device.show { UIViewController() }
    device.advance(by: 0.1)
    let before = detent_allocation_count()
    let controller = makeController(1000, Remote())
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    controller.view.layoutIfNeeded()
    return Double(detent_allocation_count() - before) / 1000
  }

  /// Returns the allocations of a change of one row's state among 200.
  func countAllocationsOfRow() -> Double {
    let remote = Remote()
    let controller = makeController(200, remote)
    let device = VirtualDevice()
    device.show { controller }
    device.advance(by: 0.1)
    let updater = controller.host.updater
    remote.actions[100]?()
    updater.flush()
    let before = detent_allocation_count()
    remote.actions[100]?()
    updater.flush()
    return Double(detent_allocation_count() - before)
  }
}
