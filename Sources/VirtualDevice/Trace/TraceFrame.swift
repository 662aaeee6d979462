import Foundation

/// The sheets of a device in one frame, and the callbacks during it.
public struct TraceFrame: Hashable, Sendable {
  /// A sheet on the screen.
  public struct Sheet: Hashable, Sendable {
    /// The visible part of the sheet, in points of the screen.
    public var frame: CGRect
    /// The identifier of the detent at which it rests or to which it moves; `nil` before it has
    /// one.
    public var detent: String?
    /// `resting`, `dragging`, `settling`, `dismissing` or `presenting`.
    public var phase: String
    /// The opacity of the dimming behind it, from zero to one; not a number where it is not known,
    /// as on a device, and `null` in JSON.
    public var dim: Double
    /// The radii of the corners in points: top left, top right, bottom right, bottom left;
    /// none where they are not known.
    public var corners: [Double]
    /// Indicates whether its grabber is shown.
    public var grabber: Bool

    /// Creates a sheet's part of a frame.
    public init(
      frame: CGRect, detent: String?, phase: String, dim: Double, corners: [Double], grabber: Bool
    ) {
      self.frame = frame
      self.detent = detent
      self.phase = phase
      self.dim = dim
      self.corners = corners
      self.grabber = grabber
    }
  }

  /// The view controller that presented the first sheet.
  public struct Presenter: Hashable, Sendable {
    /// The transform with which its view is shown: a, b, c, d, tx, ty; empty where it is not known.
    public var transform: [Double]
    /// Indicates whether its tint is dimmed by a presentation above it.
    public var isTintDimmed: Bool

    /// Creates the presenting view controller's part of a frame.
    public init(transform: [Double] = [1, 0, 0, 1, 0, 0], isTintDimmed: Bool = false) {
      self.transform = transform
      self.isTintDimmed = isTintDimmed
    }
  }

  /// The time of the frame, in seconds.
  public var time: Double
  /// The sheets on the screen, the lowest first.
  public var sheets: [Sheet]
  /// The view controller below the sheets.
  public var presenter: Presenter
  /// Delegate and appearance callbacks since the frame before, in order, as `Type.method(args)`.
  public var events: [String]

  /// Creates a frame.
  public init(
    time: Double, sheets: [Sheet] = [], presenter: Presenter = Presenter(), events: [String] = []
  ) {
    self.time = time
    self.sheets = sheets
    self.presenter = presenter
    self.events = events
  }

  /// The number of decimal places of times (a microsecond) and of lengths (well under a pixel).
  private static let timePlaces = 6
  private static let lengthPlaces = 4

  /// The frame as one line of JSON, without its line end: always the same keys in the same order.
  public var json: String {
    var line = "{\"t\":"
    FixedNumber.append(time, places: Self.timePlaces, to: &line)
    line += ",\"sheets\":["
    for (index, sheet) in sheets.enumerated() {
      if index > 0 { line += "," }
      sheet.append(to: &line)
    }
    line += "],\"presenter\":{\"transform\":"
    Self.append(presenter.transform, to: &line)
    line += ",\"tint\":\"\(presenter.isTintDimmed ? "dimmed" : "normal")\"},\"events\":["
    for (index, event) in events.enumerated() {
      if index > 0 { line += "," }
      Self.append(event, to: &line)
    }
    return line + "]}"
  }

  fileprivate static func append(_ values: [Double], to line: inout String) {
    line += "["
    for (index, value) in values.enumerated() {
      if index > 0 { line += "," }
      FixedNumber.append(value, places: lengthPlaces, to: &line)
    }
    line += "]"
  }

  fileprivate static func append(_ text: String, to line: inout String) {
    line += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }
}

extension TraceFrame.Sheet {
  fileprivate func append(to line: inout String) {
    line += "{\"frame\":"
    TraceFrame.append(
      [frame.origin.x, frame.origin.y, frame.width, frame.height], to: &line)
    line += ",\"detent\":"
    if let detent { TraceFrame.append(detent, to: &line) } else { line += "null" }
    line += ",\"phase\":"
    TraceFrame.append(phase, to: &line)
    line += ",\"dim\":"
    FixedNumber.append(dim, places: 4, to: &line)
    line += ",\"corners\":"
    TraceFrame.append(corners, to: &line)
    line += ",\"grabber\":\(grabber)}"
  }
}
