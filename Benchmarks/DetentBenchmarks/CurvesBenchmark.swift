import Foundation
import UIKit
import VirtualDevice

/// How costs grow with the number of things, with the exponent that fits: 0 for a cost that does not
/// depend on the number, 1 for a proportional one.
@MainActor
struct CurvesBenchmark {
  private final class Table: UITableViewController {
    var rows = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  func run() throws {
    Report.heading("Cost curves (processor time)")
    whole("views: building, layout and the first frame", goal: 1, [100, 1000, 10_000, 100_000]) {
      count in
      let device = VirtualDevice(model: .iPhone16)
      device.show { Self.controller(views: count) }
      Self.frame(device)
    }
    curve("views: a frame in which one moves", goal: 0, [100, 1000, 10_000, 100_000]) { count in
      let device = VirtualDevice(model: .iPhone16)
      let controller = Self.controller(views: count)
      device.show { controller }
      Self.frame(device)
      return Stopwatch.measure(samples: 21, clock: { Stopwatch.processorTime }) { round in
        controller.view.subviews.last?.center.x += round % 2 == 0 ? 1 : -1
        Self.frame(device)
      }.time
    }
    whole("rows of a table: the first frame", goal: 0, [100, 1000, 10_000, 100_000, 1_000_000]) {
      count in
      let device = VirtualDevice(model: .iPhone16)
      let table = Table()
      table.rows = count
      device.show { table }
      Self.frame(device)
    }
    try whole("sheets: presenting all of them", goal: 1, [1, 2, 5, 10, 20]) {
      _ = try Self.sheets($0)
    }
    try curve("sheets: a frame in which the top one moves", goal: 0, [1, 2, 5, 10, 20]) {
      let device = try Self.sheets($0)
      let finger = device.touch(at: CGPoint(x: 196, y: 300))
      try finger.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
      var samples = Samples()
      for _ in 0..<21 {
        let start = Stopwatch.processorTime
        try finger.move(by: CGVector(dx: 0, dy: 2), over: 1.0 / 60)
        _ = device.host.composite()
        samples.add(Stopwatch.processorTime - start)
      }
      return samples.median
    }
    curve("devices in one process: a frame of one", goal: 0, [1, 10, 100]) { count in
      let devices = (0..<count).map { _ in
        let device = VirtualDevice(model: .iPhone16)
        device.show { Self.controller(views: 20) }
        return device
      }
      for device in devices { Self.frame(device) }
      return Stopwatch.measure(samples: 21, clock: { Stopwatch.processorTime }) { _ in
        devices[0].host.advanceFrame(to: devices[0].time + 1.0 / 60)
      }.time
    }
  }

  private static func controller(views count: Int) -> UIViewController {
    let controller = UIViewController()
    for index in 0..<count {
      let view = UIView(
        frame: CGRect(x: 4 * (index % 90), y: 4 * (index / 90 % 200), width: 3, height: 3))
      view.backgroundColor = .systemBlue
      controller.view.addSubview(view)
    }
    return controller
  }

  private static func frame(_ device: VirtualDevice) {
    device.step()
    _ = device.host.composite()
  }

  private static func sheets(_ count: Int) throws -> VirtualDevice {
    let device = VirtualDevice(model: .iPhone16)
    var top = UIViewController()
    device.show { top }
    for _ in 0..<count {
      let next = UIViewController()
      next.view.backgroundColor = .systemBackground
      next.sheetPresentationController?.detents = [.medium(), .large()]
      next.sheetPresentationController?.selectedDetentIdentifier = .large
      top.present(next, animated: false)
      try device.settle()
      top = next
    }
    _ = device.host.composite()
    return device
  }

  /// Measures a body as a whole.
  private func whole(_ name: String, goal: Double, _ counts: [Int], _ body: (Int) throws -> Void)
    rethrows
  {
    try curve(name, goal: goal, counts) { count -> Double in
      let start = Stopwatch.processorTime
      try body(count)
      return Stopwatch.processorTime - start
    }
  }

  /// Prints the costs that `body` returns in seconds, and the exponent.
  private func curve(
    _ name: String, goal: Double, _ counts: [Int], _ body: (Int) throws -> Double
  ) rethrows {
    let costs = try counts.map { count in
      // Each by itself, and the smallest of three: the others had more to wait for.
      try (0..<3).map { _ in try body(count) }.min() ?? 0
    }
    let points = zip(counts, costs).map { "\($0): \(Report.milliseconds($1))" }
    Report.line(name, points.joined(separator: ", "))
    Report.line(
      "  exponent of the larger half", String(format: "%.2f", Self.exponent(counts, costs)),
      note: "goal \(goal)")
  }

  /// Returns the slope of the logarithms over the larger half of the counts, by least squares:
  /// small counts show what does not grow.
  private static func exponent(_ counts: [Int], _ costs: [Double]) -> Double {
    let first = (counts.count - 1) / 2
    let xs = counts[first...].map { log(Double($0)) }
    let ys = costs[first...].map { log(max($0, 1e-9)) }
    let (meanX, meanY) = (
      xs.reduce(0, +) / Double(xs.count), ys.reduce(0, +) / Double(ys.count)
    )
    let slope = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return slope / max(1e-9, xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) })
  }
}
