#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An observation of notifications that ends when the object is released.
  final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - name: the name of the notifications, of every sender.
    ///   - block: the closure that is called on the sender's thread.
    init(_ name: Notification.Name, using block: @escaping @Sendable (Notification) -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil, using: block)
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
