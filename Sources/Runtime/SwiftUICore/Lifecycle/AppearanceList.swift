/// An object that is notified when a view appears and disappears.
@MainActor
package protocol AppearanceObserver: AnyObject {
  func hostDidAppear()
  func hostDidDisappear()
}

/// Calls appearance closures with the appearance of the host: nodes may be created long before they
/// are visible.
@MainActor
package final class AppearanceList {
  private struct Entry {
    weak var observer: (any AppearanceObserver)?
  }

  /// Proven: the host is its only owner.
  private unowned let host: ViewHost
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var waiting: [Entry] = []
  package private(set) var isVisible = false

  init(host: ViewHost) {
    self.host = host
  }

  package func add(_ observer: any AppearanceObserver) {
    let id = ObjectIdentifier(observer)
    entries[id] = Entry(observer: observer)
    order.append(id)
    if isVisible { observer.hostDidAppear() }
  }

  package func remove(_ observer: any AppearanceObserver) {
    entries[ObjectIdentifier(observer)] = nil
    if order.count > 64, order.count > 2 * entries.count {
      order.removeAll { entries[$0] == nil }
    }
  }

  /// Notifies `observer` as if the host appeared, once the current presentation has been dismissed.
  package func waitForDismissal(_ observer: any AppearanceObserver) {
    waiting.append(Entry(observer: observer))
  }

  /// Called after a presentation from here was dismissed.
  package func presentationDidEnd() {
    let turn = waiting
    waiting = []
    for entry in turn { entry.observer?.hostDidAppear() }
  }

  /// Schedules `action` in the order that the removal's transition requires.
  package func appendDisappearance(_ action: @escaping () -> Void) {
    if host.leavesLate {
      host.updater.lastAfterThisUpdate(action)
    } else {
      host.updater.afterThisUpdate(action)
    }
  }

  /// Updates the observers after the host appeared or disappeared.
  package func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    for id in order {
      guard let observer = entries[id]?.observer else { continue }
      if visible { observer.hostDidAppear() } else { observer.hostDidDisappear() }
    }
  }
}
