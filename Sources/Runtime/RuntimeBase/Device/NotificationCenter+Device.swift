import Foundation

extension RunningDevice {
  /// Returns the call of an observer that is added now, for the notifications that it receives.
  ///
  /// An observer that a device's code adds receives what that device's code posts, and, as code of
  /// the device, what is posted outside of every device's scope, as long as the device exists. Other
  /// observers receive everything.
  package static func observing(
    _ call: @escaping @Sendable (Notification) -> Void
  ) -> @Sendable (Notification) -> Void {
    guard let device = ofScope else { return call }
    // An observer that is never removed does not keep the device.
    return { [weak device] note in
      guard let device else { return }
      guard let poster = ofScope else { return device.resume { call(note) } }
      if poster === device { call(note) }
    }
  }
}

extension NotificationCenter {
  // Preferred to Foundation's method, whose object has the more general type.

  /// Adds a closure that is called for notifications until the returned token is removed.
  ///
  /// A closure that an app adds does not receive what apps on other devices post.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; `nil` for every name.
  ///   - obj: The sender; `nil` for every sender.
  ///   - queue: The queue on which the closure is called; `nil` for the sender's thread.
  ///   - block: The closure.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let device = RunningDevice.ofScope else {
      return addObserver(forName: name, object: obj as Any?, queue: queue, using: block)
    }
    let observer = device.notificationObservers.add(name?.rawValue ?? "every notification")
    return addObserver(
      forName: name, object: obj as Any?, queue: queue,
      using: RunningDevice.observing { note in
        withExtendedLifetime(observer) { block(note) }
      })
  }
}
