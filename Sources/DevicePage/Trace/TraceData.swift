import CoreGraphics
import Foundation
import VirtualDevice

/// The content of a trace page, as its script reads it.
struct TraceData: Encodable, Sendable {
  /// A frame of the film.
  struct Frame: Encodable {
    /// The time in seconds.
    var time: Double
    /// The message of the page's protocol with the changes of the layers, in base64; `nil` for
    /// none.
    var message: String?
    /// The fingers on the screen: number, x and y.
    var fingers: [[Double]] = []
    var sheets: [Sheet] = []
    /// Callbacks since the frame before.
    var events: [String] = []
    /// The numbers of the lines of the view hierarchy; `nil` for those of the frame before.
    var views: [Int]?
    /// The numbers of the lines of the accessibility tree, likewise.
    var elements: [Int]?

    enum CodingKeys: String, CodingKey {
      case time = "t"
      case message = "m"
      case fingers = "f"
      case sheets = "s"
      case events = "e"
      case views = "v"
      case elements = "x"
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode((time * 1e6).rounded() / 1e6, forKey: .time)
      try values.encodeIfPresent(message, forKey: .message)
      if !fingers.isEmpty { try values.encode(fingers, forKey: .fingers) }
      if !sheets.isEmpty { try values.encode(sheets, forKey: .sheets) }
      if !events.isEmpty { try values.encode(events, forKey: .events) }
      try values.encodeIfPresent(views, forKey: .views)
      try values.encodeIfPresent(elements, forKey: .elements)
    }
  }

  /// A sheet in a frame.
  struct Sheet: Encodable {
    var top: Double
    /// The height of the visible part, in points.
    var height: Double
    var dim: Double
    var detent: String?
    var phase: String

    init(_ sheet: TraceFrame.Sheet, on screen: CGSize) {
      let seen = sheet.frame.intersection(CGRect(origin: .zero, size: screen))
      top = Double(sheet.frame.minY).tenths
      height = seen.isNull ? 0 : Double(seen.height).tenths
      dim = sheet.dim.isNaN ? 0 : (sheet.dim * 1000).rounded() / 1000
      detent = sheet.detent
      phase = sheet.phase
    }
  }

  /// A step or a line of the log.
  struct Note: Encodable {
    var time: Double
    var text: String
    var place: TracePlace?
    /// The number of the source file in ``sources``.
    var source: Int?

    enum CodingKeys: String, CodingKey {
      case time, text, source, line
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(time, forKey: .time)
      try values.encode(text, forKey: .text)
      try values.encodeIfPresent(source, forKey: .source)
      try values.encodeIfPresent(place?.line, forKey: .line)
    }
  }

  /// A failure or a misuse.
  struct Mark: Encodable {
    var time: Double
    var kind: TraceMark
    var text: String
    var place: TracePlace?
    var source: Int?

    enum CodingKeys: String, CodingKey {
      case time, kind, text, source, line
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(time, forKey: .time)
      try values.encode(kind, forKey: .kind)
      try values.encode(text, forKey: .text)
      try values.encodeIfPresent(source, forKey: .source)
      try values.encodeIfPresent(place?.line, forKey: .line)
    }
  }

  /// A source file, and the lines of it that the steps and marks need.
  struct Source: Encodable {
    var name: String
    /// The lines by their number.
    var lines: [String: String]
  }

  var title: String
  var device: String
  var cornerRadius: Double
  var frames: [Frame] = []
  var steps: [Note] = []
  var marks: [Mark] = []
  var logs: [Note] = []
  var lines: [String] = []
  var sources: [Source] = []
  /// Indicates whether frames at the end are left out.
  var isCut = false

  init(title: String, device: String, cornerRadius: Double) {
    self.title = title
    self.device = device
    self.cornerRadius = cornerRadius
  }

  /// The number of lines of source before and after a step.
  private static let context = 4

  /// Reads the source lines around the steps and marks. Files that cannot be read have none.
  mutating func addSources() {
    var wanted: [String: Set<Int>] = [:]
    for place in steps.compactMap(\.place) + marks.compactMap(\.place) {
      wanted[place.path, default: []].insert(place.line)
    }
    var numbers: [String: Int] = [:]
    for (path, lines) in wanted.sorted(by: { $0.key < $1.key }) {
      let text = FileManager.default.contents(atPath: path).map {
        String(decoding: $0, as: UTF8.self)
      }
      let all = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      var kept: [String: String] = [:]
      for line in lines {
        for number in max(1, line - Self.context)...(line + Self.context)
        where number <= all.count {
          kept["\(number)"] = String(all[number - 1])
        }
      }
      numbers[path] = sources.count
      sources.append(Source(name: URL(fileURLWithPath: path).lastPathComponent, lines: kept))
    }
    for index in steps.indices {
      steps[index].source = steps[index].place.flatMap { numbers[$0.path] }
    }
    for index in marks.indices {
      marks[index].source = marks[index].place.flatMap { numbers[$0.path] }
    }
  }
}
