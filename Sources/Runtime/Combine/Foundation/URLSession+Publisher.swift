import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// A publisher of the data that a session loads. Each subscriber starts a task of its own;
  /// cancelling the subscription cancels the task.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of the task.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates a publisher of the data for a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, which receives the data and the response, or an error.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let load = DataLoad()
      Future<Output, Failure> { promise in
        nonisolated(unsafe) let promise = promise
        load.start(session, request) { promise($0) }
      }
      .handleEvents(receiveCancel: { load.cancel() })
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the data at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data for a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The task of one subscriber.
private final class DataLoad: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionDataTask?

  func start(
    _ session: URLSession, _ request: URLRequest,
    done: @escaping (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void
  ) {
    nonisolated(unsafe) let done = done
    let task = session.dataTask(with: request) { data, response, error in
      if let error {
        done(.failure(error as? URLError ?? URLError(.unknown)))
      } else if let response {
        done(.success((data ?? Data(), response)))
      } else {
        done(.failure(URLError(.badServerResponse)))
      }
    }
    lock.withLock { self.task = task }
    task.resume()
  }

  func cancel() {
    lock.withLock { task }?.cancel()
  }
}
