import Foundation

/// Work that is done on several threads and whose results are delivered in the order in which the
/// work was added.
///
/// Few pieces wait at any moment, so that memory stays bounded: adding one waits for the first to end.
final class OrderedWork<Result: Sendable> {
  private let deliver: (Result) throws(RecordingError) -> Void
  private let results = Results()
  private let queue: OperationQueue?
  private let limit: Int
  private var added = 0
  private var delivered = 0

  /// Creates work without pieces.
  ///
  /// - Parameters:
  ///   - jobs: the pieces that are done at once; with 1 they are done by the thread that adds them.
  ///   - deliver: called with each result, in order, by the thread that adds work.
  init(jobs: Int, deliver: @escaping (Result) throws(RecordingError) -> Void) {
    self.deliver = deliver
    // One more piece than threads, so that none of them waits for the thread that adds.
    limit = jobs + 1
    guard jobs > 1 else {
      queue = nil
      return
    }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    self.queue = queue
  }

  /// Adds a piece of work.
  func add(_ piece: @escaping @Sendable () -> Result) throws(RecordingError) {
    guard let queue else { return try deliver(piece()) }
    while added - delivered >= limit { try deliverNext() }
    let place = added
    added += 1
    queue.addOperation { [results] in results.put(piece(), at: place) }
  }

  /// Waits for all pieces and delivers their results.
  func finish() throws(RecordingError) {
    while delivered < added { try deliverNext() }
  }

  private func deliverNext() throws(RecordingError) {
    let result = results.take(delivered)
    delivered += 1
    try deliver(result)
  }

  /// Results that wait for those before them.
  ///
  /// `@unchecked Sendable`: what changes is touched under the lock.
  private final class Results: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [Int: Result] = [:]

    func put(_ result: Result, at place: Int) {
      condition.withLock {
        waiting[place] = result
        condition.signal()
      }
    }

    func take(_ place: Int) -> Result {
      condition.withLock {
        while true {
          if let result = waiting.removeValue(forKey: place) { return result }
          condition.wait()
        }
      }
    }
  }
}
