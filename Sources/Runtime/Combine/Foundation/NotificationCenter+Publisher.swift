import Foundation
import OpenCombine
import RuntimeBase

extension NotificationCenter {
  /// A publisher that emits the notifications with a name.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// The type of the emitted values.
    public typealias Output = Notification
    /// The type of the error: the publisher never fails.
    public typealias Failure = Never

    /// The notification center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name that `object` posts; `nil` for any
    /// object.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      subscriber.receive(
        subscription: NotificationSubscription(publisher: self, subscriber: subscriber))
    }

    /// Returns whether two publishers emit the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Returns a publisher of the notifications with a name that `object` posts; `nil` for any
  /// object.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A receiver of notifications, without the type of its subscriber, which may not be sendable.
private protocol NotificationTarget: AnyObject, Sendable {
  func send(_ notification: Notification)
}

/// The subscription of a notification publisher, which forwards notifications while there is
/// demand.
///
/// `@unchecked Sendable`: a lock guards what changes.
private final class NotificationSubscription<S: Subscriber>:
  Subscription, NotificationTarget, @unchecked Sendable
where S.Input == Notification, S.Failure == Never {
  private let lock = NSLock()
  private var center: NotificationCenter?
  private var subscriber: S?
  private var token: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(publisher: NotificationCenter.Publisher, subscriber: S) {
    center = publisher.center
    self.subscriber = subscriber
    let target: any NotificationTarget = self
    token = publisher.center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak target] in target?.send($0) }
  }

  func send(_ notification: Notification) {
    let receiver: S? = lock.withLock {
      guard demand > 0, let subscriber else { return nil }
      demand -= 1
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(notification)
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let old = lock.withLock {
      defer { (center, token, subscriber) = (nil, nil, nil) }
      return (center, token)
    }
    if let token = old.1 { old.0?.removeObserver(token) }
  }
}
