import Foundation

/// The comparison of one step in two traces.
struct StepComparison {
  let expected: TraceStep
  let actual: TraceStep
  let tolerances: [TraceRow: Double]
  private(set) var found: [TraceDifference] = []

  init(expected: TraceStep, actual: TraceStep, tolerances: [TraceRow: Double]) {
    self.expected = expected
    self.actual = actual
    self.tolerances = tolerances
  }

  mutating func run() {
    compareCallbacks()
    compareDuration()
    for sheet in 0..<min(expected.sheetCount, actual.sheetCount) {
      compareSequences(of: sheet)
      compareTracks(of: sheet)
    }
    compareEnds()
    comparePresenters()
  }

  // Callbacks

  private mutating func compareCallbacks() {
    let first = expected.callbacks
    let second = actual.callbacks
    let changes = second.map(\.name).difference(from: first.map(\.name)).inferringMoves()
    var missing: Set<Int> = []
    var additional: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let index, let name, let move):
        missing.insert(index)
        report(
          .callbacks, at: first[index].offset,
          move == nil
            ? "\(name) is not called in the second trace"
            : "\(name) is called in another order in the second trace")
      case .insert(let index, let name, let move):
        additional.insert(index)
        guard move == nil else { continue }
        report(
          .callbacks, at: second[index].offset, "\(name) is called in the second trace only")
      }
    }
    let left = first.indices.filter { !missing.contains($0) }.map { first[$0] }
    let right = second.indices.filter { !additional.contains($0) }.map { second[$0] }
    for (left, right) in zip(left, right) {
      compareTimes(.callbackTime, left.offset, right.offset, "\(left.name) is called")
    }
  }

  private mutating func compareDuration() {
    compareTimes(.duration, expected.duration, actual.duration, "the movement ends")
  }

  private mutating func compareTimes(
    _ row: TraceRow, _ first: Double, _ second: Double, _ what: String
  ) {
    let (left, right) = (first / TraceRow.frameTime, second / TraceRow.frameTime)
    // Times have six places.
    guard let excess = excess(row, abs(left - right) - 0.001) else { return }
    report(
      row, at: first, excess: excess,
      "\(what) after \(text(right)) frames instead of \(text(left))")
  }

  // Sheets

  private mutating func compareSequences(of sheet: Int) {
    compare(.detents, sheet, "detents") { $0.detent ?? "none" }
    compare(.phases, sheet, "phases", \.phase)
  }

  private mutating func compare(
    _ row: TraceRow, _ sheet: Int, _ what: String, _ value: (TraceFrame.Sheet) -> String
  ) {
    let left = expected.sequence(sheet, value)
    let right = actual.sequence(sheet, value)
    guard left != right else { return }
    report(
      row, at: 0,
      "\(name(sheet)) has the \(what) \(right.joined(separator: ", ")) instead of "
        + left.joined(separator: ", "))
  }

  private mutating func compareTracks(of sheet: Int) {
    let name = name(sheet)
    if !restDiffers(sheet) {
      compareTrack(.movement, TraceFrame.Sheet.edgeNames.map { "the \($0) of \(name)" }) {
        $0.sheet(sheet)?.edges
      }
    }
    compareTrack(.dimming, ["the dimming of \(name)"]) { $0.sheet(sheet).map { [$0.dim] } }
    compareTrack(.corners, (1...4).map { "the radius of corner \($0) of \(name)" }) {
      $0.sheet(sheet)?.corners
    }
  }

  private mutating func comparePresenters() {
    let scale = Array(repeating: "the presenting view's scale or rotation", count: 4)
    compareTrack(.presenterScale, scale) { Array($0.presenter.transform.prefix(4)) }
    let offset = ["x", "y"].map { "the presenting view's offset \($0)" }
    compareTrack(.presenterOffset, offset) { Array($0.presenter.transform.dropFirst(4)) }
  }

  /// Reports the largest deviation of the two tracks from each other, in either direction.
  ///
  /// - Parameter names: the names of the numbers.
  private mutating func compareTrack(
    _ row: TraceRow, _ names: [String], _ values: (TraceFrame) -> [Double]?
  ) {
    let (left, right) = (TraceTrack(expected, values), TraceTrack(actual, values))
    let backward = right.deviation(from: left).map {
      TraceTrack.Deviation(offset: $0.offset, index: $0.index, first: $0.second, second: $0.first)
    }
    let worst = [left.deviation(from: right), backward].compactMap { $0 }
      .max { $0.size < $1.size }
    guard let worst, let excess = excess(row, worst.size) else { return }
    report(
      row, at: worst.offset, excess: excess,
      "\(names[worst.index]) is \(text(worst.second)) instead of \(text(worst.first)), "
        + allowance(row))
  }

  // Ends

  private mutating func compareEnds() {
    guard let left = expected.frames.last, let right = actual.frames.last else { return }
    let offset = left.time - expected.start
    guard left.sheets.count == right.sheets.count else {
      report(
        .sheets, at: offset,
        "at the end there are \(right.sheets.count) sheets instead of \(left.sheets.count)")
      return
    }
    for (index, (sheet, other)) in zip(left.sheets, right.sheets).enumerated() {
      compareRest(index, sheet, other, at: offset)
      if sheet.grabber != other.grabber {
        report(
          .grabber, at: offset,
          "\(name(index)) has \(other.grabber ? "a" : "no") grabber instead of "
            + (sheet.grabber ? "one" : "none"))
      }
    }
    if left.presenter.isTintDimmed != right.presenter.isTintDimmed {
      let words = [false: "normal", true: "dimmed"]
      report(
        .tint, at: offset,
        "the tint is \(words[right.presenter.isTintDimmed] ?? "") instead of "
          + (words[left.presenter.isTintDimmed] ?? ""))
    }
  }

  private func restDiffers(_ index: Int) -> Bool {
    guard let left = expected.frames.last?.sheet(index),
      let right = actual.frames.last?.sheet(index)
    else { return false }
    return zip(left.edges, right.edges).contains { excess(.rest, abs($0 - $1)) != nil }
  }

  private mutating func compareRest(
    _ index: Int, _ sheet: TraceFrame.Sheet, _ other: TraceFrame.Sheet, at offset: Double
  ) {
    for (edge, (first, second)) in zip(sheet.edges, other.edges).enumerated() {
      guard let excess = excess(.rest, abs(first - second)) else { continue }
      report(
        .rest, at: offset, excess: excess,
        "the \(TraceFrame.Sheet.edgeNames[edge]) of \(name(index)) is at \(text(second)) instead "
          + "of \(text(first)), \(allowance(.rest))")
    }
  }

  // Words

  private func name(_ sheet: Int) -> String {
    max(expected.sheetCount, actual.sheetCount) == 1 ? "the sheet" : "sheet \(sheet + 1)"
  }

  private func text(_ number: Double) -> String { FixedNumber.text(number, places: 3) }

  private func tolerance(_ row: TraceRow) -> Double { tolerances[row] ?? row.tolerance ?? 0 }

  private func allowance(_ row: TraceRow) -> String {
    "with a tolerance of \(text(tolerance(row)))"
  }

  /// Returns a difference in tolerances, or `nil` if it is tolerated.
  private func excess(_ row: TraceRow, _ size: Double) -> Double? {
    let tolerance = tolerance(row)
    guard size > tolerance else { return nil }
    return tolerance > 0 ? size / tolerance : size
  }

  private mutating func report(
    _ row: TraceRow, at offset: Double, excess: Double = 1, _ sentence: String
  ) {
    found.append(
      TraceDifference(
        row: row, step: expected.name, time: expected.start + offset, excess: excess,
        sentence: sentence))
  }
}

extension TraceFrame {
  fileprivate func sheet(_ index: Int) -> Sheet? {
    sheets.indices.contains(index) ? sheets[index] : nil
  }
}
