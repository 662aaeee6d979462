/// An error of a scene; the description of each case is one sentence.
public enum SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No scene has the name.
  case unknownScene(String, known: [String])
  /// The scene has no such parameter.
  case unknownParameter(String, known: [String])
  /// The value is not valid for the parameter; `near` is the word that was probably meant.
  case wrongValue(String, parameter: String, form: String, near: String? = nil)
  /// The parameter's value is not among the items of the list it belongs to.
  case notAnItem(String, parameter: String, list: String, allowed: [String])
  /// The scene has no such action.
  case unknownCall(String, known: [String])
  /// The scene's root view controller does not support changes and calls while it is shown.
  case notResponding(scene: String)
  /// An action other than those of fingers cannot be performed at the same time as others.
  case notTogether

  /// The error in one sentence, without a full stop.
  public var description: String {
    switch self {
    case .unknownScene(let name, let known):
      "no scene is named \(Excerpt.quoted(name)); " + NearName.hint(name, in: known)
    case .unknownParameter(let name, let known) where known.isEmpty:
      "the scene has no parameter \(Excerpt.quoted(name)); it has none at all"
    case .unknownParameter(let name, let known):
      "the scene has no parameter \(Excerpt.quoted(name)); " + NearName.hint(name, in: known)
    case .wrongValue(let value, let parameter, let form, let near):
      "the parameter \"\(parameter)\" takes \(form), not \(Excerpt.quoted(value))"
        + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    case .notAnItem(let value, let parameter, let list, let allowed):
      "the parameter \"\(parameter)\" is \(Excerpt.quoted(value)), which is not in \"\(list)\"; it takes "
        + allowed.joined(separator: ", ")
    case .unknownCall(let name, let known) where known.isEmpty:
      "the scene has no action \(Excerpt.quoted(name)); it has none at all"
    case .unknownCall(let name, let known):
      "the scene has no action \(Excerpt.quoted(name)); " + NearName.hint(name, in: known)
    case .notResponding(let scene):
      "the scene \"\(scene)\" takes no changes and calls while it is shown"
    case .notTogether: "at the same time fingers can only come down, move and leave"
    }
  }
}
