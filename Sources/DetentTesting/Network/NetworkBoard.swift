import Foundation
import FoundationNetworking
import Testing
import UIKit

/// The answers of an app's network, and its requests.
///
/// `@unchecked Sendable`: a lock guards what changes.
final class NetworkBoard: @unchecked Sendable {
  /// An answer and the requests that receive it.
  struct Rule: Sendable {
    let url: String
    let method: String?
    let answer: NetworkAnswer
    let delay: Double

    func matches(_ request: URLRequest) -> Bool {
      guard let wanted = request.url?.absoluteString else { return false }
      guard method == nil || method == request.httpMethod else { return false }
      return wanted == url || wanted.hasPrefix(url + "?")
    }
  }

  private weak var device: RunningDevice?
  private let lock = NSLock()
  private var rules: [Rule] = []
  private var made: [URLRequest] = []
  private var location: SourceLocation?

  init(_ device: RunningDevice) {
    self.device = device
  }

  func add(_ rule: Rule, at location: SourceLocation) {
    lock.withLock {
      rules.append(rule)
      self.location = location
    }
  }

  var requests: [URLRequest] { lock.withLock { made } }

  func isOf(_ device: RunningDevice) -> Bool { self.device === device }

  /// Accepts a request that the device's code has resumed: its answer arrives on the device's clock.
  func accept(_ request: URLRequest) -> NetworkRequest {
    let (rule, location) = lock.withLock {
      made.append(request)
      return (rules.last { $0.matches(request) }, self.location)
    }
    let flight = NetworkRequest(request, rule?.answer ?? .failure(.cannotConnectToHost))
    if rule == nil {
      let name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "of no URL")"
      TestFailure.record(
        "the app's network has no answer for \(name): app.network.answer(…) gives it one",
        at: location ?? #_sourceLocation)
    }
    device?.schedule(after: rule?.delay ?? 0, "a request") { flight.arrive() }
    return flight
  }
}
