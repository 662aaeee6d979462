import UIKit
import VirtualDevice

/// The view controllers that an app has shown: those in the hierarchy of the root view controller, and
/// those that any of them presents.
@MainActor
struct ControllerWatch {
  private struct Entry {
    let name: String
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []

  /// Notes a view controller, its children and what it presents.
  mutating func note(_ controller: UIViewController) {
    var walk = ControllerWalk()
    walk.visit(controller) { found, _ in
      guard !entries.contains(where: { $0.controller === found }) else { return }
      entries.append(Entry(name: "\(type(of: found))", controller: found))
    }
  }

  /// The noted view controllers that still exist, and the path of references that holds each.
  func leaks() -> [(name: String, path: String)] {
    let alive = entries.compactMap { entry in
      entry.controller.map { (name: entry.name, controller: $0) }
    }
    let roots = alive.map { (name: $0.name, object: $0.controller as AnyObject) }
    return alive.map { leak in
      (name: leak.name, path: RetainPath.shortest(to: leak.controller, from: roots) ?? "")
    }
  }
}
