import Foundation
import UIKit
import VirtualDevice

/// The inputs since a scene began, as a touch script: played on a new device it repeats them, frame
/// by frame.
@MainActor
final class InputLog {
  private var steps: [Step] = []
  /// The steps that are not a finger's, as members of a script.
  private var texts: [String] = []
  private var textBytes = 0
  /// The duration of the frames that passed without a step, in seconds.
  private var rest = 0.0
  /// Indicates whether steps are left out, as the script would be too long.
  private(set) var isCut = false

  /// The largest number of steps: ten minutes of a finger that moves in each frame; tunable.
  static let mostSteps = 36_000
  /// The largest number of bytes of all other steps; tunable.
  static let mostTextBytes = 1 << 20

  /// The sample of one finger in a frame.
  struct Touch {
    /// The phase of the sample; a finger that is lifted stays at its location.
    enum Phase: UInt8 {
      case down, move, up
    }

    var phase: Phase
    var finger: Int
    var location: CGPoint
  }

  /// One step in twelve bytes: a long drag has one for each frame.
  private struct Step {
    enum Kind: UInt8 {
      case down, move, up, hover, leave, text, wait
    }

    var kind: Kind
    var finger: UInt8 = 0
    /// Indicates whether it is performed together with the step before.
    var isTogether = false
    /// Ten-thousandths of points or seconds, or the number of the text.
    var x: Int32 = 0
    var y: Int32 = 0
  }

  /// Records a frame without input.
  func passed(_ seconds: Double) {
    rest += seconds
  }

  /// Records the fingers' samples in one frame.
  ///
  /// - Parameter late: the samples of the frames before, the nearest first, that came only now. They take
  ///   the place of frames that passed without a step.
  func touched(_ touches: [Touch], after late: [[Touch]], frameDuration: Double) {
    let room = Int(clamping: (rest / frameDuration + 1e-3).rounded(.down))
    let found = late.prefix(room)
    rest -= Double(found.count) * frameDuration
    for group in found.reversed() {
      if group.isEmpty { passed(frameDuration) } else { touched(group) }
    }
    touched(touches)
  }

  /// Records the fingers' samples in one frame.
  func touched(_ touches: [Touch]) {
    guard begin(touches.count) else { return }
    for (index, touch) in touches.enumerated() {
      let kind: Step.Kind =
        switch touch.phase {
        case .down: .down
        case .move: .move
        case .up: .up
        }
      steps.append(
        Step(
          kind: kind, finger: UInt8(clamping: touch.finger), isTogether: index > 0,
          x: Self.packed(touch.location.x), y: Self.packed(touch.location.y)))
    }
  }

  /// Records the pointer's location in one frame; `nil` if it was removed.
  func hovered(_ point: CGPoint?) {
    guard begin(1) else { return }
    steps.append(
      point.map { Step(kind: .hover, x: Self.packed($0.x), y: Self.packed($0.y)) }
        ?? Step(kind: .leave))
  }

  /// Records an action of assistive technology with one of the elements of the screen: by the
  /// element's name if no other has it, or else by its location.
  func activated(_ element: ScreenElement, among elements: [ScreenElement], action: String?) {
    let name = element.identifier ?? element.label
    let isAlone = elements.count { $0.identifier == name || $0.label == name } == 1
    let place = CGPoint(x: element.frame.midX, y: element.frame.midY)
    let text =
      if let name, isAlone { Self.quoted(name) } else {
        "[\(Self.text(place.x)), \(Self.text(place.y))]"
      }
    note("\"activate\": \(text)" + (action.map { ", \"action\": \(Self.quoted($0))" } ?? ""))
  }

  /// Records a step that takes no time.
  func note(_ name: String, _ value: Value) {
    note("\(Self.quoted(name)): \(value.text)")
  }

  private func note(_ text: String) {
    guard textBytes + text.utf8.count <= Self.mostTextBytes else { return isCut = true }
    guard begin(1) else { return }
    textBytes += text.utf8.count
    steps.append(Step(kind: .text, x: Int32(texts.count)))
    texts.append(text)
  }

  /// Reserves room for steps. Returns `false` once the log is full.
  private func begin(_ count: Int) -> Bool {
    isCut = isCut || steps.count + count + 1 > Self.mostSteps
    guard !isCut else { return false }
    flush()
    return true
  }

  private func flush() {
    guard rest > 1e-4, !isCut else { return }
    steps.append(Step(kind: .wait, x: Self.packed(rest)))
    rest = 0
  }

  /// Returns the script so far. A move takes the time of a frame, in seconds.
  func script(frameDuration: Double) -> String {
    flush()
    let over = Self.text(frameDuration)
    var lines: [String] = []
    var index = 0
    while index < steps.count {
      let first = index
      index += 1
      while index < steps.count, steps[index].isTogether { index += 1 }
      let parts = steps[first..<index].map { text(of: $0, over: over) }
      lines.append(parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]")
    }
    return "[\n  " + lines.joined(separator: ",\n  ") + "\n]\n"
  }

  private func text(of step: Step, over: String) -> String {
    let place = "[\(Self.unpacked(step.x)), \(Self.unpacked(step.y))]"
    return switch step.kind {
    case .down: "{\"down\": \(place), \"finger\": \(step.finger)}"
    case .move: "{\"move\": \(place), \"over\": \(over), \"finger\": \(step.finger)}"
    case .up: "{\"up\": true, \"finger\": \(step.finger)}"
    case .hover: "{\"hover\": \(place)}"
    case .leave: "{\"hover\": false}"
    case .text: "{\(texts[Int(step.x)])}"
    case .wait: "{\"advance\": \(Self.unpacked(step.x))}"
    }
  }

  /// A value in a script.
  enum Value {
    case number(Double)
    case text(String)
    case settings([(key: String, value: String)])

    @MainActor fileprivate var text: String {
      switch self {
      case .number(let number): InputLog.text(number)
      case .text(let text): InputLog.quoted(text)
      case .settings(let settings):
        "{"
          + settings.map { "\(InputLog.quoted($0.key)): \(InputLog.quoted($0.value))" }
          .joined(separator: ", ") + "}"
      }
    }
  }

  private static func packed(_ number: Double) -> Int32 {
    Int32(max(Double(Int32.min), min((number * 10_000).rounded(), Double(Int32.max))))
  }

  private static func unpacked(_ number: Int32) -> String { text(Double(number) / 10_000) }

  private static func text(_ number: Double) -> String { FixedNumber.text(number, places: 4) }

  private static func quoted(_ text: String) -> String {
    guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
