/// A property of a trace that is compared, the most important first.
///
/// The order of the cases is the order in which differences are listed.
public enum TraceRow: String, CaseIterable, Sendable {
  /// The steps of a flow, in their order.
  case steps
  /// The number of sheets at the end of a step.
  case sheets
  /// The detents of a sheet, in the order in which it has them.
  case detents
  /// The callbacks, in their order.
  case callbacks
  /// The frame of a sheet at the end of a step.
  case rest
  /// The phases of a sheet, in the order in which it has them.
  case phases
  /// The time from the beginning of a step to the end of its movements.
  case duration
  /// The time of a callback from the beginning of its step.
  case callbackTime = "callback-time"
  /// The frame of a sheet while it moves.
  case movement
  /// The scale and rotation of the presenting view controller's view.
  case presenterScale = "presenter-scale"
  /// The offset of the presenting view controller's view.
  case presenterOffset = "presenter-offset"
  /// The opacity of the dimming view.
  case dimming
  /// The tint of the presenting view controller at the end of a step.
  case tint
  /// The radii of a sheet's corners.
  case corners
  /// The grabber at the end of a step.
  case grabber

  /// A unit of a tolerance.
  public enum Unit: String, Sendable {
    /// Points of the screen.
    case points
    /// Sixtieths of a second, whatever the rate of the display.
    case frames
    /// Parts of one.
    case parts = "of 1"
  }

  /// The largest difference that is not reported; `nil` for a row that is compared exactly.
  ///
  /// All are tunable. A real display rounds to its own pixels, a third of a point; its first frame
  /// after a step comes up to a frame later or earlier, and so do callbacks at the end of animations.
  public var tolerance: Double? {
    switch self {
    case .steps, .sheets, .detents, .callbacks, .phases, .tint, .grabber: nil
    case .rest: 1
    case .duration, .callbackTime: 3
    case .movement: 4
    case .presenterScale: 0.005
    case .presenterOffset: 1
    case .dimming: 0.03
    case .corners: 1
    }
  }

  /// The unit of the tolerance.
  public var unit: Unit? {
    switch self {
    case .steps, .sheets, .detents, .callbacks, .phases, .tint, .grabber: nil
    case .rest, .movement, .presenterOffset, .corners: .points
    case .duration, .callbackTime: .frames
    case .presenterScale, .dimming: .parts
    }
  }

  /// The description of the row in ``table``.
  public var documentation: String {
    switch self {
    case .steps: "the steps of a flow and their order"
    case .sheets: "the number of sheets at the end of a step"
    case .detents: "the detents of a sheet, in order"
    case .callbacks: "the callbacks of a step and their order"
    case .rest: "each edge of a sheet at the end of a step"
    case .phases: "the phases of a sheet, in order"
    case .duration: "the time from the beginning of a step to the end of its movements"
    case .callbackTime: "the time of a callback from the beginning of its step"
    case .movement: "each edge of a moving sheet, at most two frames earlier or later"
    case .presenterScale: "the presenting view's scale and rotation, likewise"
    case .presenterOffset: "the presenting view's offset, likewise"
    case .dimming: "the opacity of the dimming view, likewise"
    case .tint: "the presenting view controller's tint at the end of a step"
    case .corners: "the radii of a sheet's corners, as the movement"
    case .grabber: "the grabber at the end of a step"
    }
  }

  /// The tolerance in words: `exact`, `1 point` or `4 points`.
  public var toleranceText: String {
    guard let tolerance, let unit else { return "exact" }
    let name = tolerance == 1 && unit == .points ? "point" : unit.rawValue
    return "\(FixedNumber.text(tolerance, places: 4)) \(name)"
  }

  /// All rows with their tolerances, one in a line, for the command's help.
  public static var table: String {
    let width = (allCases.map(\.rawValue.count).max() ?? 0) + 2
    return allCases.map { row in
      let gap = String(repeating: " ", count: width - row.rawValue.count)
      return "  \(row.rawValue)\(gap)\(row.toleranceText): \(row.documentation)"
    }.joined(separator: "\n")
  }

  /// The time of a frame in tolerances, in seconds.
  static let frameTime = 1.0 / 60
  /// The frames by which a movement may be earlier or later, tunable.
  static let shift = 2
}
