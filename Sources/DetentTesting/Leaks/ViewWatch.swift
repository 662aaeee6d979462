import UIKit

/// The views of the view controllers that an app has shown: those that each had when it appeared, and those
/// at the end of the app.
@MainActor
struct ViewWatch {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The layers of the views.
  private(set) var layers = LayerWatch()

  /// Notes a view and its subviews.
  mutating func note(_ view: UIView) {
    let identifier = ObjectIdentifier(view)
    // The identifier of a view that is gone can be that of another one.
    if places[identifier].map({ entries[$0].view !== view }) ?? true {
      places[identifier] = entries.count
      entries.append(Entry(view: view))
    }
    layers.note(view.layer)
    for subview in view.subviews { note(subview) }
  }

  /// The noted views that still exist outside of some views and outside of each other.
  func leaks(outside others: [UIView]) -> [UIView] {
    var alive: [UIView] = []
    var found: Set<ObjectIdentifier> = Set(others.map { ObjectIdentifier($0) })
    for entry in entries {
      guard let view = entry.view, found.insert(ObjectIdentifier(view)).inserted else { continue }
      alive.append(view)
    }
    return alive.filter { view in
      var above = view.superview
      while let next = above {
        if found.contains(ObjectIdentifier(next)) { return false }
        above = next.superview
      }
      return true
    }
  }
}
