import UIKit
import VirtualDevice

/// The view controllers that an app has shown, and their views: those in the hierarchy of the root view
/// controller, and those that any of them presents.
@MainActor
struct ControllerWatch {
  private struct Entry {
    let name: String
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var views = ViewWatch()

  /// Notes a view controller, its children and what it presents, and the views of those that are new.
  ///
  /// - Parameter isEnd: `true` at the end of the app, when the views of all are noted.
  mutating func note(_ controller: UIViewController, isEnd: Bool = false) {
    var walk = ControllerWalk()
    walk.visit(controller) { found, _ in
      let isKnown = entries.contains { $0.controller === found }
      if !isKnown { entries.append(Entry(name: "\(type(of: found))", controller: found)) }
      if isEnd || !isKnown, let view = found.viewIfLoaded { views.note(view) }
    }
  }

  /// Something that still exists, and the path of references that holds it; empty if none is known.
  typealias Leak = (name: String, path: String)

  /// The noted view controllers that still exist, the views that do without one of these, and the layers
  /// that do without a view.
  func leaks() -> (controllers: [Leak], views: [Leak], layers: [Leak]) {
    let alive = entries.compactMap { entry in
      entry.controller.map { (name: entry.name, controller: $0) }
    }
    let left = views.leaks(outside: alive.compactMap(\.controller.viewIfLoaded))
    let layers = views.layers.leaks()
    let roots =
      alive.map { (name: $0.name, object: $0.controller as AnyObject) }
      + left.map { (name: "\(type(of: $0))", object: $0) }
      + layers.map { (name: "\(type(of: $0))", object: $0) }
    func path(to object: AnyObject) -> String {
      RetainPath.shortest(to: object, from: roots) ?? ""
    }
    return (
      alive.map { ($0.name, path(to: $0.controller)) },
      left.map { ("\(type(of: $0))", path(to: $0)) },
      layers.map { ("\(type(of: $0))", path(to: $0)) }
    )
  }
}
