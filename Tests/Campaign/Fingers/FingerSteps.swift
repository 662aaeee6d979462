import Foundation
import UIKit
import VirtualDevice

/// Random steps of touch scripts, as JSON.
struct FingerSteps {
  let scene: DeviceScene
  private var size: CGSize
  private let calls: [String]
  private var steps: [String] = []
  /// The fingers on the screen, and where they are.
  private var down: [Int: CGPoint] = [:]

  init(scene: DeviceScene, size: CGSize) {
    self.scene = scene
    self.size = size
    let stage = SceneStage(
      size: size, safeArea: DeviceInsets(top: 59, left: 0, bottom: 34, right: 0), idiom: .phone)
    // The arguments of calls are those of the scene's own script, and the names of detents.
    var calls: Set<String> = []
    for step in scene.script(stage).steps {
      if case .call(let name, let argument?) = step.action { calls.insert("\(name):\(argument)") }
    }
    for call in scene.calls {
      if call.argument == nil {
        calls.insert(call.name)
      } else {
        for word in ["medium", "large", "small", "1", "0.4"] {
          calls.insert("\(call.name):\(word)")
        }
      }
    }
    self.calls = calls.sorted()
  }

  mutating func make(count: Int, _ chance: inout Chance) -> [String] {
    if scene.calls.contains(where: { $0.name == "present" && $0.argument == nil }),
      !chance.isOneIn(4)
    {
      steps.append(#"{"call": "present"}"#)
      if chance.isOneIn(2) { steps.append(#"{"settle": true}"#) }
    }
    while steps.count < count { add(&chance) }
    return steps
  }

  private mutating func add(_ chance: inout Chance) {
    switch chance.one(weighted: [
      (30, 0), (12, 1), (8, 2), (10, 3), (8, 4), (4, 5), (3, 6), (3, 7), (3, 8), (4, 9), (2, 10),
    ]) {
    case 0: drag(&chance)
    case 1: steps.append("{\"tap\": \(point(&chance))}")
    case 2: twoFingers(&chance)
    case 3: if !calls.isEmpty { steps.append("{\"call\": \"\(chance.one(of: calls))\"}") }
    case 4: set(&chance)
    case 5: steps.append(#"{"settle": true}"#)
    case 6:
      let orientation = chance.one(of: DeviceOrientation.allCases)
      steps.append("{\"rotate\": \"\(orientation.rawValue)\"}")
    case 7: steps.append("{\"keyboard\": \(chance.one(of: [0, 0, 1, 216, 336, 900]))}")
    case 8:
      let keys = ["escape", "tab", "return", "space", "left", "down", "delete", "cmd+a", "a"]
      steps.append("{\"key\": \"\(chance.one(of: keys))\"}")
    case 9: steps.append("{\"advance\": \(chance.number(0...0.8))}")
    default:
      steps.append(
        chance.isOneIn(2) ? "{\"type\": \"ab\"}" : "{\"hover\": \(point(&chance))}")
    }
  }

  /// A finger goes down, moves once or more, and is lifted, mostly.
  private mutating func drag(_ chance: inout Chance) {
    let finger = chance.isOneIn(6) ? chance.whole(2...11) : 1
    if down[finger] == nil {
      let start = place(&chance)
      down[finger] = start
      steps.append("{\"down\": \(Self.text(start)), \"finger\": \(finger)}")
    }
    for _ in 0..<chance.whole(1...3) {
      let end = near(down[finger] ?? .zero, &chance)
      let time = chance.one(of: [0, 0.02, 0.05, 0.1, 0.25, 0.4])
      down[finger] = end
      steps.append("{\"move\": \(Self.text(end)), \"over\": \(time), \"finger\": \(finger)}")
    }
    if chance.isOneIn(6) { steps.append("{\"hold\": \(chance.number(0...0.7))}") }
    guard !chance.isOneIn(8) else { return }
    down[finger] = nil
    if chance.isOneIn(3) {
      let velocity = [chance.number(-300...300), chance.number(-3000...3000)]
      steps.append("{\"up\": {\"velocity\": \(velocity)}, \"finger\": \(finger)}")
    } else {
      steps.append("{\"up\": true, \"finger\": \(finger)}")
    }
  }

  private mutating func twoFingers(_ chance: inout Chance) {
    let fingers = [chance.whole(2...5), chance.whole(6...11)]
    guard fingers.allSatisfy({ down[$0] == nil }) else { return }
    for verb in ["down", "move", "up"] {
      let parts = fingers.map { finger in
        verb == "up"
          ? "{\"up\": true, \"finger\": \(finger)}"
          : "{\"\(verb)\": \(point(&chance)), \"finger\": \(finger)}"
      }
      steps.append("[\(parts.joined(separator: ", "))]")
    }
  }

  private mutating func set(_ chance: inout Chance) {
    guard !scene.parameters.isEmpty else { return }
    let parameter = chance.one(of: scene.parameters)
    guard let value = Self.value(of: parameter, &chance) else { return }
    steps.append("{\"set\": {\"\(parameter.name)\": \"\(value)\"}}")
  }

  /// A random value of a parameter that the scene accepts.
  static func value(of parameter: SceneParameter, _ chance: inout Chance) -> String? {
    var values = parameter.words + [parameter.defaultValue]
    if let range = parameter.range { values.append("\(chance.number(range))") }
    switch parameter.kind {
    case .size: values.append("\(chance.whole(1...900))x\(chance.whole(1...1200))")
    case .list:
      let items = ["medium", "large", "0.3", "0.95", "300", "1", "120", "small"]
      let few = (0..<chance.whole(0...4)).map { _ in chance.one(of: items) }
      values.append(few.joined(separator: ","))
    case .text: values += ["medium", "large", "smallest", "none"]
    case .flag, .choice, .number: break
    }
    let value = chance.one(of: values)
    return parameter.allows(value) ? value : nil
  }

  private func place(_ chance: inout Chance) -> CGPoint {
    // Sheets are mostly held near their top, and in the middle.
    let x = chance.isOneIn(2) ? size.width / 2 : chance.number(-20...size.width + 20)
    return CGPoint(x: x, y: chance.number(-20...size.height + 20))
  }

  private func near(_ point: CGPoint, _ chance: inout Chance) -> CGPoint {
    let isSteep = !chance.isOneIn(4)
    let x = point.x + chance.number(isSteep ? -10...10 : -300...300)
    return CGPoint(x: x, y: point.y + chance.number(-700...700))
  }

  private func point(_ chance: inout Chance) -> String { Self.text(place(&chance)) }

  private static func text(_ point: CGPoint) -> String {
    "[\(Int(point.x.rounded())), \(Int(point.y.rounded()))]"
  }

  /// The steps that can be played: a part of a script may move and lift fingers that are not down.
  static func playable(_ steps: [String]) -> [String] {
    var down: Set<Int> = []
    return steps.filter { step in
      guard let value = try? JSONSerialization.jsonObject(with: Data(step.utf8)) else {
        return false
      }
      let parts = value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
      var next = down
      for part in parts {
        let finger = (part["finger"] as? NSNumber)?.intValue ?? 1
        if part["down"] != nil, !next.insert(finger).inserted { return false }
        if part["move"] != nil, !next.contains(finger) { return false }
        if part["up"] != nil, next.remove(finger) == nil { return false }
      }
      down = next
      return true
    }
  }
}
