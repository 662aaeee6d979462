/// The work, the view controllers, views, layers, observers and timers that an app left behind at its end.
public struct EndReport: Equatable, Sendable, CustomStringConvertible {
  /// Descriptions of the work that still ran.
  public var pendingWork: [String]
  /// The types of the view controllers that still exist.
  public var leakedControllers: [String]
  /// The references that hold each of ``leakedControllers``, as far as they are stored properties,
  /// such as `DetailController.model.owner`: a path that begins at a leaked view controller or view. An
  /// empty path means that something else holds it: a closure, a global variable, or the test.
  public var leakPaths: [String] = []
  /// The types of the views of view controllers that still exist, but for those in a view of
  /// ``leakedControllers`` and in one another; with the references that hold them, if they are known, as in
  /// `MapView (held by MapView.marker.map)`.
  public var leakedViews: [String] = []
  /// The types of the layers that still exist although no view shows them any more, but for those in one
  /// another, described as ``leakedViews`` are: layers of views that are gone, and those that an app added to
  /// them.
  public var leakedLayers: [String] = []
  /// The observers that were never removed: `notification NAME` for a closure of a `NotificationCenter`,
  /// `property UIWindow.frame` for a key-value observation.
  public var observers: [String] = []
  /// The timers and display links that were never invalidated: those of the device's clock, and those of
  /// Foundation, which follow the wall's clock and do not fire on a device.
  public var timers: [String] = []

  /// Indicates whether nothing was left behind.
  public var isClean: Bool { lists.allSatisfy(\.items.isEmpty) }

  /// A description in one sentence.
  public var description: String {
    if isClean { return "nothing was left behind" }
    return lists.filter { !$0.items.isEmpty }
      .map { "\($0.title): \($0.items.joined(separator: $0.separator))" }
      .joined(separator: "; ")
  }

  private var lists: [(title: String, items: [String], separator: String)] {
    let controllers = leakedControllers.enumerated().map { index, name in
      guard index < leakPaths.count, !leakPaths[index].isEmpty else { return name }
      return "\(name) (held by \(leakPaths[index]))"
    }
    return [
      ("still running", pendingWork, "; "),
      ("still alive", controllers + leakedViews + leakedLayers, ", "),
      ("still observing", observers, ", "), ("still waiting", timers, ", "),
    ]
  }
}
