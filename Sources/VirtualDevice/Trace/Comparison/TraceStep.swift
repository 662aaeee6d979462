extension TraceFrame {
  /// Returns the event that marks the beginning of a step of a flow.
  public static func stepEvent(_ name: String) -> String { "\(stepStart)\(name))" }

  private static let stepStart = "Flow.step("

  /// Returns the name of the step that an event marks; `nil` for other events.
  static func stepName(of event: String) -> String? {
    guard event.hasPrefix(stepStart), event.hasSuffix(")") else { return nil }
    return String(event.dropFirst(stepStart.count).dropLast())
  }
}

/// The part of a trace that belongs to one step of a flow; of a trace without steps, all of it.
struct TraceStep {
  /// A callback and its time from the beginning of the step, in seconds.
  struct Callback {
    var name: String
    var offset: Double
  }

  /// The name; `nil` before the first step.
  var name: String?
  /// The time of its first frame.
  var start: Double
  var frames: [TraceFrame] = []
  var callbacks: [Callback] = []

  /// Divides a trace at the events that mark steps.
  static func steps(of frames: [TraceFrame]) -> [TraceStep] {
    var steps = [TraceStep(name: nil, start: frames.first?.time ?? 0)]
    for frame in frames {
      for event in frame.events {
        if let name = TraceFrame.stepName(of: event) {
          steps.append(TraceStep(name: name, start: frame.time))
        } else {
          let start = steps[steps.count - 1].start
          steps[steps.count - 1].callbacks.append(
            Callback(name: event, offset: frame.time - start))
        }
      }
      steps[steps.count - 1].frames.append(frame)
    }
    // A trace that begins with a step has nothing before it.
    return steps.filter { $0.name != nil || !$0.frames.isEmpty || !$0.callbacks.isEmpty }
  }

  /// The largest number of sheets in a frame.
  var sheetCount: Int { frames.map(\.sheets.count).max() ?? 0 }

  /// Returns the distinct successive values of a sheet.
  func sequence(_ sheet: Int, _ value: (TraceFrame.Sheet) -> String) -> [String] {
    var values: [String] = []
    for frame in frames where frame.sheets.indices.contains(sheet) {
      let next = value(frame.sheets[sheet])
      if next != values.last { values.append(next) }
    }
    return values
  }

  /// The time until no edge of a sheet is further from its end than the tolerance of a rest, from
  /// the beginning of the step, in seconds.
  var duration: Double {
    guard let last = frames.last else { return 0 }
    let tolerance = TraceRow.rest.tolerance ?? 0
    let moving = frames.last { frame in
      guard frame.sheets.count == last.sheets.count else { return true }
      return zip(frame.sheets, last.sheets).contains { sheet, end in
        zip(sheet.edges, end.edges).contains { abs($0 - $1) > tolerance }
      }
    }
    return moving.map { $0.time - start } ?? 0
  }
}

extension TraceFrame.Sheet {
  /// The names of ``edges``.
  static let edgeNames = ["left", "top", "right", "bottom"]

  /// The edges of the frame.
  var edges: [Double] { [frame.minX, frame.minY, frame.maxX, frame.maxY].map { Double($0) } }
}
