/// Lines and times of a page's scene that it has not been sent.
struct SessionDiary {
  /// The largest number of lines that are kept for a page that does not request them, and of letters
  /// in one; tunable.
  static let mostLines = 200
  static let longestLine = 2000
  /// The number of frames whose times are sent together; tunable.
  static let framesTogether = 10

  private(set) var lines: [LogReport.Line] = []
  private(set) var work: [[Double]] = []

  mutating func add(_ line: LogReport.Line) {
    var line = line
    if line.text.count > Self.longestLine { line.text = line.text.prefix(Self.longestLine) + "…" }
    lines.append(line)
    if lines.count > Self.mostLines { lines = lines.suffix(Self.mostLines) }
  }

  mutating func addWork(_ seconds: Double, at time: Double) {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    work.append([rounded(time), rounded(seconds * 1000)])
  }

  mutating func takeLines() -> [LogReport.Line] {
    defer { lines.removeAll() }
    return lines
  }

  mutating func takeWork() -> [[Double]] {
    defer { work.removeAll(keepingCapacity: true) }
    return work
  }
}

extension Session {
  /// Adds a line of the page's app to its log.
  func note(_ kind: LogReport.Line.Kind, id: String? = nil, _ text: String) {
    guard let stage else { return }
    recorder?.recorder.note(kind, text)
    let time = (stage.device.time * 1000).rounded() / 1000
    diary.add(LogReport.Line(time: time, kind: kind, id: id, text: text))
    sendLog()
  }

  /// Sends the lines of the log to a page that requests them.
  func sendLog() {
    guard watched.contains(.log), !diary.lines.isEmpty else { return }
    send(LogReport(lines: diary.takeLines()))
  }

  /// Notes the time that a turn took, for a page that requests it.
  func worked(_ seconds: Double) {
    guard watched.contains(.work), let stage else { return }
    diary.addWork(seconds, at: stage.device.time)
    if diary.work.count >= SessionDiary.framesTogether || nextTick == nil {
      send(WorkReport(frames: diary.takeWork()))
    }
  }
}
