import UIKit

/// A reader that turns the JSON of a touch script into steps, and reports the first problem.
struct ScriptReader {
  /// The verbs, in the order in which an error lists them, and the permitted other keys of each.
  static let verbs: [(verb: String, companions: [String])] = [
    ("tap", []), ("hover", []), ("activate", ["action"]), ("down", ["finger"]),
    ("move", ["over", "finger"]), ("hold", []), ("up", ["finger"]), ("advance", []), ("settle", []),
    ("rotate", []), ("keyboard", []),
    ("type", []), ("key", []), ("set", []), ("call", []),
  ]

  /// The duration of a move without `over`, in seconds; tunable.
  private static let usualMove = 0.25
  /// The largest number of fingers: no device recognises more.
  private static let mostFingers = 11

  private let number: Int
  private let node: JSONNode
  private let members: [JSONNode.Member]

  static func read(_ json: String) throws(ScriptError) -> [TouchScript.Step] {
    let root: JSONNode
    do {
      root = try JSONReader.read(json)
    } catch {
      throw ScriptError(position: error.position, problem: error.problem)
    }
    guard case .array(let nodes) = root.value else {
      throw ScriptError(
        position: root.position, problem: "a script is an array of steps, not \(root.kind)")
    }
    var steps: [TouchScript.Step] = []
    var down: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      let action =
        if case .array(let parts) = node.value {
          try together(parts, of: node, number: index + 1, down: &down)
        } else {
          try single(node, number: index + 1, down: &down)
        }
      steps.append(TouchScript.Step(action, position: node.position))
    }
    return steps
  }

  static func single(
    _ node: JSONNode, number: Int, down: inout Set<Int>
  ) throws(ScriptError) -> TouchScript.Action {
    let reader = try ScriptReader(node, number: number)
    let action = try reader.action()
    try reader.track(action, down: &down)
    return action
  }

  private init(_ node: JSONNode, number: Int) throws(ScriptError) {
    guard case .object(let members) = node.value else {
      throw ScriptError(
        position: node.position, step: number,
        problem: "a step is an object such as {\"settle\": true}, not \(node.kind)")
    }
    self.number = number
    self.node = node
    self.members = members
  }

  func error(_ problem: String, at position: TextPosition? = nil) -> ScriptError {
    ScriptError(position: position ?? node.position, step: number, problem: problem)
  }

  private func action() throws(ScriptError) -> TouchScript.Action {
    let found = members.filter { member in Self.verbs.contains { $0.verb == member.key } }
    guard let verb = found.first else {
      guard let first = members.first else { throw error("the step is empty") }
      throw error(
        "\(Excerpt.quoted(first.key)) is not a step; "
          + (NearName.find(first.key, in: Self.verbs.map(\.verb)).map { "did you mean \"\($0)\"?" }
            ?? "steps are " + Self.list(Self.verbs.map(\.verb))),
        at: first.keyPosition)
    }
    if found.count > 1 {
      throw error(
        "a step does one thing, but \"\(verb.key)\" and \"\(found[1].key)\" stand here together",
        at: found[1].keyPosition)
    }
    let companions = Self.verbs.first { $0.verb == verb.key }?.companions ?? []
    for member in members where member.key != verb.key && !companions.contains(member.key) {
      let allowed =
        companions.isEmpty ? "nothing may" : "only " + Self.list(companions) + " may"
      throw error(
        "\(Excerpt.quoted(member.key)) does not belong to \"\(verb.key)\": \(allowed) stand beside it",
        at: member.keyPosition)
    }
    return try action(verb: verb.key, value: verb.value)
  }

  private func action(verb: String, value: JSONNode) throws(ScriptError) -> TouchScript.Action {
    switch verb {
    case "tap": return try tap(value)
    case "hover": return try hover(value)
    case "activate": return try activate(value)
    case "down": return .down(try point(value, of: verb), finger: try finger())
    case "move":
      let over = try member("over").map { (node) throws(ScriptError) in
        try seconds(node, of: "over")
      }
      return .move(
        try point(value, of: verb), over: over ?? Self.usualMove, finger: try finger())
    case "hold": return .hold(try seconds(value, of: verb))
    case "up": return try up(value)
    case "advance": return .advance(try seconds(value, of: verb))
    case "settle":
      guard value.value == .bool(true) else {
        throw error("\"settle\" takes true, not \(value.kind)", at: value.position)
      }
      return .settle
    case "rotate": return try rotate(value)
    case "keyboard": return .keyboard(try amount(value, of: verb, unit: "a height in points"))
    case "type":
      guard case .string(let text) = value.value, !text.isEmpty else {
        throw error("\"type\" takes a text that is not empty", at: value.position)
      }
      return .type(text)
    case "key":
      guard case .string(let text) = value.value, let stroke = DeviceKeyStroke(text) else {
        throw error(
          "\"key\" takes a key such as \"a\", \"left\" or \"shift+cmd+right\"", at: value.position)
      }
      return .key(stroke)
    case "set": return try set(value)
    default: return try call(value)
    }
  }

  func member(_ key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }

  private func up(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    switch node.value {
    case .bool(true): return .up(velocity: nil, finger: try finger())
    case .object(let members):
      if let wrong = members.first(where: { $0.key != "velocity" }) {
        throw error(
          "\(Excerpt.quoted(wrong.key)) does not belong to \"up\": only \"velocity\" may stand in it",
          at: wrong.keyPosition)
      }
      guard let velocity = members.first?.value else {
        throw error(
          "\"up\" takes true or {\"velocity\": [dx, dy]}, not an empty object", at: node.position)
      }
      let vector = try pair(velocity, of: "velocity", form: "[dx, dy] in points per second")
      return .up(velocity: CGVector(dx: vector.0, dy: vector.1), finger: try finger())
    default:
      throw error(
        "\"up\" takes true or {\"velocity\": [dx, dy]}, not \(node.kind)", at: node.position)
    }
  }

  private func rotate(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    let names = DeviceOrientation.allCases.map(\.rawValue)
    guard case .string(let name) = node.value, let result = DeviceOrientation(rawValue: name) else {
      let found = if case .string(let name) = node.value { Excerpt.quoted(name) } else { node.kind }
      throw error("\"rotate\" takes \(Self.list(names)), not \(found)", at: node.position)
    }
    return .rotate(result)
  }

  private func set(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    guard case .object(let members) = node.value, !members.isEmpty else {
      throw error(
        "\"set\" takes an object of parameters such as {\"detents\": \"medium,large\"}",
        at: node.position)
    }
    var settings: [TouchScript.Setting] = []
    for member in members {
      let text: String
      switch member.value.value {
      case .string(let value): text = value
      case .number(let value): text = FixedNumber.text(value, places: 6)
      case .bool(let value): text = value ? "true" : "false"
      default:
        throw error(
          "the parameter \(Excerpt.quoted(member.key)) takes a string, a number, true or false, "
            + "not \(member.value.kind)", at: member.value.position)
      }
      settings.append(TouchScript.Setting(key: member.key, value: text))
    }
    return .set(settings)
  }

  private func call(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    guard case .string(let text) = node.value, !text.isEmpty, !text.hasPrefix(":") else {
      throw error(
        "\"call\" takes an action of the scene such as \"present\" or \"select:large\", "
          + "not \(node.kind)", at: node.position)
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return .call(String(parts[0]), argument: parts.count > 1 ? String(parts[1]) : nil)
  }

  private func finger() throws(ScriptError) -> Int {
    guard let node = member("finger") else { return 1 }
    guard case .number(let value) = node.value, value == value.rounded(), value >= 1,
      value <= Double(Self.mostFingers)
    else {
      throw error(
        "\"finger\" takes a whole number from 1 to \(Self.mostFingers)", at: node.position)
    }
    return Int(value)
  }

  func point(_ node: JSONNode, of key: String) throws(ScriptError) -> CGPoint {
    let (x, y) = try pair(node, of: key, form: "a point [x, y]")
    return CGPoint(x: x, y: y)
  }

  private func pair(
    _ node: JSONNode, of key: String, form: String
  ) throws(ScriptError) -> (Double, Double) {
    guard case .array(let elements) = node.value, elements.count == 2,
      case .number(let first) = elements[0].value, case .number(let second) = elements[1].value
    else {
      throw error("\"\(key)\" takes \(form)", at: node.position)
    }
    return (first, second)
  }

  private func seconds(_ node: JSONNode, of key: String) throws(ScriptError) -> Double {
    try amount(node, of: key, unit: "a number of seconds", most: 3600)
  }

  private func amount(
    _ node: JSONNode, of key: String, unit: String, most: Double = 10_000
  ) throws(ScriptError) -> Double {
    guard case .number(let value) = node.value else {
      throw error("\"\(key)\" takes \(unit), not \(node.kind)", at: node.position)
    }
    guard value >= 0, value <= most else {
      throw error(
        "\"\(key)\" takes \(unit) from 0 to \(FixedNumber.text(most, places: 0))",
        at: node.position)
    }
    return value
  }

  /// Checks that fingers that are moved or lifted are down, and that none is put down twice.
  private func track(
    _ action: TouchScript.Action, down: inout Set<Int>
  ) throws(ScriptError) {
    switch action {
    case .down(_, let finger):
      guard down.insert(finger).inserted else {
        throw error("finger \(finger) is down already; lift it first with \"up\"")
      }
    case .move(_, _, let finger):
      guard down.contains(finger) else {
        throw error("finger \(finger) is not down; put it down first with \"down\"")
      }
    case .up(_, let finger):
      guard down.remove(finger) != nil else {
        throw error("finger \(finger) is not down, so it cannot be lifted")
      }
    default: break
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
