import VirtualDevice

extension ClientMessage {
  /// The message as a step of a trace, in a few words; `nil` for one that changes nothing in the app, and
  /// for a finger that moves.
  var step: String? {
    switch self {
    case .touches(let samples): Self.step(of: samples)
    case .key(let stroke): "press \(stroke.text)"
    case .text(let text): "type \"\(text.prefix(40))\""
    case .set(let values):
      values.sorted { $0.key < $1.key }.map { "set \($0.key) to \($0.value)" }
        .joined(separator: ", ")
    case .call(let name, let argument):
      argument.map { "call \(name) with \($0)" } ?? "call \(name)"
    case .keyboard(let isShown): isShown ? "show the keyboard" : "hide the keyboard"
    case .activate(_, let action, _):
      action == "activate" ? "activate an element" : "\(action) an element"
    case .settings(let request): request.orientation.map { "rotate to \($0)" }
    default: nil
    }
  }

  private static func step(of samples: [ClientTouch]) -> String? {
    let steps = samples.compactMap { sample -> String? in
      let place = [sample.x, sample.y].map { FixedNumber.text($0, places: 0) }
        .joined(separator: ", ")
      return switch sample.phase {
      case .down: "touch at \(place)"
      case .move: nil
      case .up: "lift at \(place)"
      case .cancel: "cancel the touch"
      }
    }
    return steps.isEmpty ? nil : steps.joined(separator: ", with it ")
  }
}
