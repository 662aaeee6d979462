import Foundation
import UIKit
import VirtualDevice

/// Many flows in one process, one after the other: the memory that they leave behind.
///
/// Each flow is a small app of its own: launch, tap, present, drag through three detents, dismiss. Nobody
/// takes a picture. `DETENT_FLOWS=500` runs another number of them.
@MainActor
struct FlowMemoryBenchmark {
  /// The part of the flows after which caches, such as those of glyphs, are full; tunable.
  private static let warmUp = 0.1

  private let count =
    ProcessInfo.processInfo.environment["DETENT_FLOWS"].flatMap(Int.init) ?? 10_000

  func run() throws {
    Report.heading("\(count) flows in one process: launch, tap, present, drag, dismiss")
    let first = max(1, Int(Double(count) * Self.warmUp))
    var (early, most) = (0, 0)
    var samples = Samples()
    for number in 1...max(count, 2) {
      let start = Stopwatch.now
      try Self.flow()
      samples.add(Stopwatch.now - start)
      if number == first { early = try Self.memory() }
      if number > first, number % first == 0 { most = max(most, try Self.memory()) }
    }
    let last = try Self.memory()
    let growth = Double(last - early) / Double(max(1, count - first))
    Report.line("one flow, median", Report.milliseconds(samples.median))
    Report.line("flows a second", String(format: "%.0f", Double(count) / samples.total))
    Report.line("resident memory after the first tenth", Self.megabytes(early))
    Report.line("the most after it", Self.megabytes(max(most, last)))
    Report.line(
      "growth for a flow", String(format: "%.0f bytes", growth), note: "flat is less than 100")
  }

  private final class Root: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let show = UIAction(title: "Show") { [weak self] _ in
        let content = UIViewController()
        content.sheetPresentationController?.detents = [
          .custom { _ in 200 }, .medium(), .large(),
        ]
        self?.present(content, animated: true)
      }
      let button = UIButton(configuration: .filled(), primaryAction: show)
      button.frame = CGRect(x: 40, y: 100, width: 160, height: 50)
      view.addSubview(button)
    }
  }

  private static func flow() throws {
    let device = VirtualDevice(model: .iPhone16)
    device.show { Root() }
    device.step()
    try device.tap("Show")
    try device.settle()
    for (from, to) in [(680.0, 440.0), (440, 100), (100, 840)] {
      let finger = device.touch(at: CGPoint(x: 196, y: from))
      try finger.move(to: CGPoint(x: 196, y: to), over: 0.25)
      try finger.lift()
      try device.settle()
    }
    guard device.sheets.isEmpty else { throw FlowFailure.sheetStays }
    device.rootViewController = nil
    device.step()
  }

  private enum FlowFailure: Error {
    /// The last drag did not dismiss the sheet.
    case sheetStays
    /// The system does not say how much memory the process has.
    case memory
  }

  /// Returns the resident memory of the process in bytes.
  private static func memory() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { throw FlowFailure.memory }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1_048_576)
  }
}
