extension ScriptReader {
  /// Reads several actions at the same time: each is another finger's, and none has a velocity.
  static func together(
    _ parts: [JSONNode], of node: JSONNode, number: Int, down: inout Set<Int>
  ) throws(ScriptError) -> TouchScript.Action {
    guard !parts.isEmpty else {
      throw ScriptError(
        position: node.position, step: number,
        problem: "an array in a script holds what fingers do at the same time, but this is empty")
    }
    var actions: [TouchScript.Action] = []
    var busy: Set<Int> = []
    for part in parts {
      let action = try single(part, number: number, down: &down)
      let finger: Int? =
        switch action {
        case .down(_, let finger), .move(_, _, let finger), .up(nil, let finger): finger
        default: nil
        }
      guard let finger else {
        throw ScriptError(
          position: part.position, step: number,
          problem: "at the same time fingers can only \"down\", \"move\" and \"up\": true")
      }
      guard busy.insert(finger).inserted else {
        throw ScriptError(
          position: part.position, step: number,
          problem: "finger \(finger) cannot do two things at the same time")
      }
      actions.append(action)
    }
    return .together(actions)
  }
}
