import UIKit

/// The steps that act on a part of the screen.
extension ScriptReader {
  func tap(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    if case .string(let label) = node.value {
      guard !label.isEmpty else {
        throw error("\"tap\" needs a label or identifier that is not empty", at: node.position)
      }
      return .tap(label)
    }
    guard case .array = node.value else {
      throw error(
        "\"tap\" takes a label, an identifier or a point [x, y], not \(node.kind)",
        at: node.position)
    }
    return .tapPoint(try point(node, of: "tap"))
  }

  func hover(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    switch node.value {
    case .bool(false): return .hoverPoint(nil)
    case .string(let label) where !label.isEmpty: return .hover(label)
    case .array: return .hoverPoint(try point(node, of: "hover"))
    default:
      throw error(
        "\"hover\" takes a label, an identifier, a point [x, y], or false for no pointer",
        at: node.position)
    }
  }

  func activate(_ node: JSONNode) throws(ScriptError) -> TouchScript.Action {
    let action = try member("action").map { (node) throws(ScriptError) in
      guard case .string(let name) = node.value, !name.isEmpty else {
        throw error(
          "\"action\" takes \"increment\", \"decrement\" or the name of one of the element's own "
            + "actions, not \(node.kind)", at: node.position)
      }
      return name
    }
    switch node.value {
    case .string(let name) where !name.isEmpty: return .activate(name, action: action)
    case .array: return .activatePoint(try point(node, of: "activate"), action: action)
    default:
      throw error(
        "\"activate\" takes a label, an identifier or a point [x, y], not \(node.kind)",
        at: node.position)
    }
  }
}
