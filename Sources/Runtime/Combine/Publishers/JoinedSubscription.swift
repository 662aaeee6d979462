import Foundation
import OpenCombine

/// A subscription to several publishers that forwards values computed from theirs.
///
/// `@unchecked Sendable`: a lock guards what changes.
final class JoinedSubscription<S: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var subscriber: S?
  private var sources: [AnyCancellable] = []
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  /// Indicates whether values are kept until there is demand; otherwise only the last one is.
  private let keepsAll: Bool

  init(_ subscriber: S, sources count: Int, keepsAll: Bool) {
    self.subscriber = subscriber
    unfinished = count
    self.keepsAll = keepsAll
  }

  func add<P: Publisher>(
    _ publisher: P, receive: @escaping (P.Output) -> Void
  ) where P.Failure == S.Failure {
    let source = publisher.sink(
      receiveCompletion: { [weak self] in self?.complete($0) },
      receiveValue: { [weak self] value in
        guard let self else { return }
        lock.withLock { receive(value) }
      })
    lock.withLock { if subscriber != nil { sources.append(source) } }
  }

  func send(_ value: S.Input) {
    lock.withLock {
      guard let subscriber else { return }
      guard demand > 0 else {
        if !keepsAll { waiting = [] }
        waiting.append(value)
        return
      }
      demand -= 1
      demand += subscriber.receive(value)
    }
  }

  private func complete(_ completion: Subscribers.Completion<S.Failure>) {
    lock.withLock {
      unfinished -= 1
      if case .finished = completion, unfinished > 0 || !waiting.isEmpty { return }
      finish(completion)
    }
  }

  private func finish(_ completion: Subscribers.Completion<S.Failure>) {
    let last = subscriber
    cancel()
    last?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      while demand > 0, !waiting.isEmpty, let subscriber {
        demand -= 1
        demand += subscriber.receive(waiting.removeFirst())
      }
      if unfinished == 0, waiting.isEmpty { finish(.finished) }
    }
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      for source in sources { source.cancel() }
      sources = []
      waiting = []
    }
  }
}

/// The latest values of several publishers, which are complete once each has emitted one.
struct LatestValues {
  private var values: [Any?]

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  mutating func set(_ value: Any, at index: Int) -> Bool {
    values[index] = .some(value)
    return values.allSatisfy { $0 != nil }
  }

  /// Returns the latest value of a publisher.
  func value<T>(_ index: Int, as type: T.Type) -> T? { values[index] as? T }
}
