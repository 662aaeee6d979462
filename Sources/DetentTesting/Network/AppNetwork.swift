import Foundation
import FoundationNetworking
import Testing
import VirtualDevice

/// The network of an app under test: it answers the requests of `URLSession` on the device's clock.
///
/// ```swift
/// @Test func opens() async throws {
///   let app = TestApp { FerriesController() }
///   app.network.answer("https://api.example.com/ferries", with: .json("[]"), after: 0.3)
///   try app.button("Load").tap()
///   await app.expect(app.element(.label("No ferries")).exists, within: 2)
/// }
/// ```
///
/// The first use of ``TestApp/network`` takes the app off the real network: a request that has no answer
/// fails the test and the request. Requests of `URLSession.shared` arrive here by themselves, if a `TestApp`
/// existed before its first use in the process; those of another session if ``protocolClass`` is the first of
/// its configuration's `protocolClasses`. A request belongs to the app whose code, or whose task, resumes it.
@MainActor
public final class AppNetwork {
  /// The `URLProtocol` of the network, for sessions with a configuration of their own.
  nonisolated public static var protocolClass: AnyClass { NetworkProtocol.self }

  let board: NetworkBoard

  init(_ device: VirtualDevice) {
    board = NetworkBoard(device.runningDevice)
    NetworkProtocol.open(board)
  }

  deinit { NetworkProtocol.close(board) }

  /// Answers the requests for a URL from now on. Of several answers for one URL the last counts.
  ///
  /// - Parameters:
  ///   - url: the URL as a text, without its query if the request's query does not matter.
  ///   - method: the method of the requests; `nil`, the default, for every method.
  ///   - answer: the answer.
  ///   - seconds: the time from the request to the answer on the device's clock, by default none: the
  ///     answer arrives in the next frame.
  ///   - sourceLocation: the location of the issue about a request that has no answer.
  public func answer(
    _ url: String, method: String? = nil, with answer: NetworkAnswer, after seconds: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rule = NetworkBoard.Rule(url: url, method: method, answer: answer, delay: seconds)
    board.add(rule, at: sourceLocation)
  }

  /// The requests so far, in the order in which they were resumed.
  public var requests: [URLRequest] { board.requests }
}

extension TestApp {
  /// The network that answers the app's requests; see ``AppNetwork``.
  public var network: AppNetwork {
    if let openNetwork { return openNetwork }
    let network = AppNetwork(device)
    openNetwork = network
    return network
  }
}
