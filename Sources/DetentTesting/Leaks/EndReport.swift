/// The work and the view controllers that an app left behind at its end.
public struct EndReport: Equatable, Sendable, CustomStringConvertible {
  /// Descriptions of the work that still ran.
  public var pendingWork: [String]
  /// The types of the view controllers that still exist.
  public var leakedControllers: [String]
  /// The references that hold each of ``leakedControllers``, as far as they are stored properties,
  /// such as `DetailController.model.owner`: a path that begins at a leaked view controller. An empty
  /// path means that something else holds it: a closure, a global variable, or the test.
  public var leakPaths: [String] = []

  /// Indicates whether nothing was left behind.
  public var isClean: Bool { pendingWork.isEmpty && leakedControllers.isEmpty }

  /// A description in one sentence.
  public var description: String {
    if isClean { return "nothing was left behind" }
    var parts: [String] = []
    if !pendingWork.isEmpty {
      parts.append("still running: " + pendingWork.joined(separator: "; "))
    }
    if !leakedControllers.isEmpty {
      let leaks = leakedControllers.enumerated().map { index, name in
        guard index < leakPaths.count, !leakPaths[index].isEmpty else { return name }
        return "\(name) (held by \(leakPaths[index]))"
      }
      parts.append("still alive: " + leaks.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }
}
