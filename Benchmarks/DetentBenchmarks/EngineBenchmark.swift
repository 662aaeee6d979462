import SheetEngine

/// The engine alone: one step of a drag, and one step of a settle.
enum EngineBenchmark {
  /// Goal of a drag step: nanoseconds and allocations.
  static let goal = (nanoseconds: 100.0, allocations: 0.0)

  static func run() {
    Report.heading("Sheet engine")
    var sheet = machine()
    sheet.handle(.dragBegan(mayDismiss: true, scroll: nil))
    var direction = -1.0
    var sink = 0.0
    let drag = Stopwatch.measure(batch: 10_000) { _ in
      direction = -direction
      sheet.handle(.dragMoved(by: 3 * direction, scroll: nil))
      sink += sheet.position.extent
    }
    Report.line(
      "one drag step", Report.nanoseconds(drag),
      note: "goal \(Int(goal.nanoseconds)) ns, \(Int(goal.allocations)) allocations")
    let shown = Stopwatch.measure(batch: 10_000) { _ in
      direction = -direction
      sheet.handle(.dragMoved(by: 3 * direction, scroll: nil))
      sink += sheet.geometry.dimAlpha + sheet.geometry.visibleFrame.y
    }
    Report.line("one drag step with its geometry", Report.nanoseconds(shown))

    var settling = machine()
    var time = 0.0
    settling.handle(.tick(time))
    settling.handle(.dragBegan(mayDismiss: true, scroll: nil))
    settling.handle(.dragMoved(by: -200, scroll: nil))
    let settle = Stopwatch.measure(batch: 1_000) { _ in
      time += 1.0 / 120
      settling.handle(.tick(time))
      if !settling.isAnimating {
        settling.handle(.dragBegan(mayDismiss: true, scroll: nil))
        settling.handle(.dragMoved(by: direction * 200, scroll: nil))
        settling.handle(.dragEnded(velocity: 0, scroll: nil))
        direction = -direction
      }
      sink += settling.position.extent
    }
    Report.line("one settle step", Report.nanoseconds(settle))
    precondition(sink.isFinite)
  }

  private static func machine() -> SheetMachine {
    let container = SheetContainer(
      size: SheetSize(width: 393, height: 852), safeArea: SheetInsets(top: 59, bottom: 34),
      displayScale: 3, displayCornerRadius: 55)
    var sheet = SheetMachine(
      configuration: SheetConfiguration(detents: [.medium, .large]), container: container,
      style: .iOS26, selection: nil)
    sheet.handle(.tick(0))
    sheet.handle(.present(.none))
    return sheet
  }
}
