import Foundation

/// The closures that a device's code has added as observers of notifications, as long as they exist: until
/// they are removed and their tokens are released.
///
/// `@unchecked Sendable`: a lock guards what changes.
package final class NotificationObservers: @unchecked Sendable {
  /// An object that the observer's closure holds.
  final class Observer: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
  }

  private struct Entry {
    weak var observer: Observer?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Adds an observer of notifications of a name.
  func add(_ name: String) -> Observer {
    let observer = Observer(name)
    lock.withLock {
      entries.removeAll { $0.observer == nil }
      entries.append(Entry(observer: observer))
    }
    return observer
  }

  /// The names of the notifications that are still observed, in the order of the registrations.
  package var names: [String] {
    lock.withLock { entries.compactMap { $0.observer?.name } }
  }
}
