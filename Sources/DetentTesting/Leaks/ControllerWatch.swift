import UIKit

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
    var visited: Set<ObjectIdentifier> = []
    note(controller, &visited)
  }

  private mutating func note(_ controller: UIViewController, _ visited: inout Set<ObjectIdentifier>)
  {
    // A child's presented view controller can be that of an ancestor.
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
    if !entries.contains(where: { $0.controller === controller }) {
      entries.append(Entry(name: "\(type(of: controller))", controller: controller))
    }
    for child in controller.children { note(child, &visited) }
    if let presented = controller.presentedViewController { note(presented, &visited) }
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
