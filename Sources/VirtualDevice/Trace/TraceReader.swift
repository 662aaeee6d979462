import Foundation

extension TraceFrame {
  /// Reads the frames of a trace, one line of JSON for each, as ``json`` writes them.
  ///
  /// Blank lines and unknown members are ignored.
  ///
  /// - Throws: an error about the first line that is no frame or that is earlier than the one before,
  ///   or about a trace without frames.
  public static func read(_ text: String) throws(TraceError) -> [TraceFrame] {
    var frames: [TraceFrame] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      let reader = TraceReader(line: index + 1)
      let frame = try reader.frame(String(line))
      if let last = frames.last, frame.time < last.time {
        throw TraceError(
          position: TextPosition(line: index + 1, column: 1),
          problem: "the frame is earlier than the one before it")
      }
      frames.append(frame)
    }
    guard !frames.isEmpty else { throw TraceError(problem: "the trace has no frames") }
    return frames
  }
}

/// A reader of one line of a trace.
private struct TraceReader {
  let line: Int

  func frame(_ text: String) throws(TraceError) -> TraceFrame {
    let node: JSONNode
    do {
      node = try JSONReader.read(text)
    } catch {
      throw TraceError(position: place(error.position), problem: error.problem)
    }
    let frame = try members(node, "a frame")
    var sheets: [TraceFrame.Sheet] = []
    for sheet in try elements(frame, "sheets", of: "a frame") {
      sheets.append(try self.sheet(members(sheet, "a sheet")))
    }
    let presenter = try members(value(frame, "presenter", of: "a frame"), "the presenter")
    return TraceFrame(
      time: try number(value(frame, "t", of: "a frame"), "\"t\""), sheets: sheets,
      presenter: TraceFrame.Presenter(
        transform: try numbers(presenter, "transform", of: "the presenter", counts: [0, 6]),
        isTintDimmed: try word(
          presenter, "tint", of: "the presenter", among: ["normal", "dimmed"]) == "dimmed"),
      events: try events(frame))
  }

  private func sheet(_ sheet: Members) throws(TraceError) -> TraceFrame.Sheet {
    let edges = try numbers(sheet, "frame", of: "a sheet", counts: [4])
    guard edges[2] >= 0, edges[3] >= 0 else {
      throw TraceError(
        position: place(try value(sheet, "frame", of: "a sheet").position),
        problem: "the width and the height of \"frame\" are 0 or more")
    }
    let detent = try value(sheet, "detent", of: "a sheet")
    let dim = try value(sheet, "dim", of: "a sheet")
    let grabber = try value(sheet, "grabber", of: "a sheet")
    guard case .bool(let hasGrabber) = grabber.value else {
      throw wrong(grabber, "\"grabber\" is true or false")
    }
    return TraceFrame.Sheet(
      frame: CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]),
      detent: detent.value == .null ? nil : try string(detent, "\"detent\""),
      phase: try string(value(sheet, "phase", of: "a sheet"), "\"phase\""),
      dim: dim.value == .null ? .nan : try number(dim, "\"dim\""),
      corners: try numbers(sheet, "corners", of: "a sheet", counts: [0, 4]),
      grabber: hasGrabber)
  }

  private func events(_ frame: Members) throws(TraceError) -> [String] {
    var events: [String] = []
    for event in try elements(frame, "events", of: "a frame") {
      events.append(try string(event, "an event"))
    }
    return events
  }

  /// The members of an object, with the object's position.
  private struct Members {
    var position: TextPosition
    var values: [String: JSONNode]
  }

  private func members(_ node: JSONNode, _ owner: String) throws(TraceError) -> Members {
    guard case .object(let members) = node.value else { throw wrong(node, "\(owner) is an object") }
    let pairs = members.map { ($0.key, $0.value) }
    return Members(
      position: node.position, values: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  private func value(
    _ members: Members, _ key: String, of owner: String
  ) throws(TraceError) -> JSONNode {
    guard let value = members.values[key] else {
      throw TraceError(position: place(members.position), problem: "\(owner) needs \"\(key)\"")
    }
    return value
  }

  private func elements(
    _ members: Members, _ key: String, of owner: String
  ) throws(TraceError) -> [JSONNode] {
    let node = try value(members, key, of: owner)
    guard case .array(let elements) = node.value else {
      throw wrong(node, "\"\(key)\" is an array")
    }
    return elements
  }

  private func numbers(
    _ members: Members, _ key: String, of owner: String, counts: [Int]
  ) throws(TraceError) -> [Double] {
    var numbers: [Double] = []
    let elements = try elements(members, key, of: owner)
    for element in elements { numbers.append(try number(element, "an item of \"\(key)\"")) }
    guard counts.contains(numbers.count) else {
      let form = counts.map(String.init).joined(separator: " or ")
      throw TraceError(
        position: place(members.values[key]?.position ?? members.position),
        problem: "\"\(key)\" has \(form) numbers, not \(numbers.count)")
    }
    return numbers
  }

  private func word(
    _ members: Members, _ key: String, of owner: String, among words: [String]
  ) throws(TraceError) -> String {
    let node = try value(members, key, of: owner)
    guard case .string(let word) = node.value, words.contains(word) else {
      throw wrong(node, "\"\(key)\" is \(words.joined(separator: " or "))")
    }
    return word
  }

  private func number(_ node: JSONNode, _ what: String) throws(TraceError) -> Double {
    guard case .number(let number) = node.value else { throw wrong(node, "\(what) is a number") }
    return number
  }

  private func string(_ node: JSONNode, _ what: String) throws(TraceError) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, "\(what) is a string") }
    return text
  }

  private func wrong(_ node: JSONNode, _ rule: String) -> TraceError {
    TraceError(position: place(node.position), problem: "\(rule), not \(node.kind)")
  }

  private func place(_ position: TextPosition) -> TextPosition {
    TextPosition(line: line, column: position.column)
  }
}
