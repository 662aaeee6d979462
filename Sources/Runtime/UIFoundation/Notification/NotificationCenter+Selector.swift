import Foundation
import QuartzCore

extension NotificationCenter {
  /// Adds an observer whose method is called for notifications until it is deallocated or removed.
  /// It is not retained.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which has the notification as its argument or none. One with a name
  ///     only is
  ///     reported as misuse when a notification is posted.
  ///   - aName: The name of the notifications; `nil` for every name.
  ///   - anObject: The sender; `nil` for every sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let call = NotificationCall(observer, aSelector)
    let token = addObserver(
      forName: aName, object: anObject, queue: nil,
      using: RunningDevice.observing { note in call.perform(note) })
    NotificationRegistrations.add(
      NotificationRegistrations.Entry(
        center: self, observer: observer, token: token, name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Removes all registrations of an observer: those of its methods, or that of the token it is.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the registrations of an observer for a name and a sender; `nil` for every one.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let ended = NotificationRegistrations.remove { entry in
      entry.center === self && entry.observer === observer
        && (aName == nil || entry.name == aName) && (sender == nil || entry.object == sender)
    }
    for token in ended { removeObserver(token as Any, name: nil, object: nil) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The call of a method for a notification.
private final class NotificationCall: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  /// Calls the method on the main actor: notifications from other threads wait for it.
  func perform(_ note: Notification) {
    nonisolated(unsafe) let note = note
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { performNow(note) }
    } else {
      DispatchQueue.main.async { self.performNow(note) }
    }
  }

  @MainActor
  private func performNow(_ note: Notification) {
    guard let observer else { return }
    selector.perform(on: observer, with: note)
  }
}

/// The registrations of methods; Foundation knows only their tokens.
private enum NotificationRegistrations {
  struct Entry {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private static let lock = NSLock()
  // Accessed only with the lock held.
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Adds a registration, and removes those whose observers were deallocated.
  static func add(_ entry: Entry) {
    for (center, token) in lock.withLock({ () -> [(NotificationCenter?, any NSObjectProtocol)] in
      let gone = entries.filter { $0.observer == nil }.map { ($0.center, $0.token) }
      entries.removeAll { $0.observer == nil }
      entries.append(entry)
      return gone
    }) {
      center?.removeObserver(token as Any, name: nil, object: nil)
    }
  }

  static func remove(where condition: (Entry) -> Bool) -> [any NSObjectProtocol] {
    lock.withLock {
      let ended = entries.filter(condition).map(\.token)
      entries.removeAll(where: condition)
      return ended
    }
  }
}
