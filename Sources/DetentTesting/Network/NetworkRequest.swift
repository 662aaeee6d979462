import Foundation
import FoundationNetworking

/// A request on its way: resumed by the app, begun by its session, answered by the device's clock.
///
/// `@unchecked Sendable`: a lock guards what changes.
final class NetworkRequest: @unchecked Sendable {
  let request: URLRequest
  private let answer: NetworkAnswer
  private let state = NSCondition()
  private var loading: NetworkProtocol?
  private var isOver = false

  /// The most waits for another thread, and the duration of each, in microseconds; tunable. A session whose
  /// delegate's queue is the main one delivers only after the wait.
  private static let waits = (count: 4000, duration: UInt32(50))

  init(_ request: URLRequest, _ answer: NetworkAnswer) {
    self.request = request
    self.answer = answer
  }

  /// Called on the session's thread as soon as it begins to load.
  func begin(_ loading: NetworkProtocol) {
    state.withLock {
      self.loading = loading
      state.broadcast()
    }
  }

  /// Called when the session stops to load: at the end, or after a cancellation.
  func stop() {
    state.withLock {
      isOver = true
      state.broadcast()
    }
  }

  /// Delivers the answer in the frame in which it is due. The session's threads have passed it to the app's
  /// handlers when this returns, so that a test has the same result each time.
  func arrive() {
    let limit = Date(timeIntervalSinceNow: 1)
    state.lock()
    while loading == nil, !isOver, state.wait(until: limit) {}
    let target = isOver ? nil : loading
    state.unlock()
    guard let target, let client = target.client else { return }
    DeviceTasks.deliver { deliver(to: client, of: target) }
  }

  private func deliver(to client: any URLProtocolClient, of target: NetworkProtocol) {
    switch answer.result {
    case .response(let status, let headers, let body):
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else { return }
      client.urlProtocol(target, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client.urlProtocol(target, didLoad: body) }
      client.urlProtocolDidFinishLoading(target)
    case .failure(let code):
      client.urlProtocol(target, didFailWithError: URLError(code))
    }
    for _ in 0..<Self.waits.count where target.task?.state != .completed {
      usleep(Self.waits.duration)
    }
  }
}
