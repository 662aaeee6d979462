import Foundation
import FoundationNetworking
import Synchronization
import UIKit

/// The loading of requests by the networks of apps.
///
/// Foundation asks `canInit(with:)` on the thread and in the task that resumes a request, where the device is
/// known, and begins to load later on a thread of the session's.
final class NetworkProtocol: URLProtocol {
  private struct Networks {
    var boards: [NetworkBoard] = []
    var resumed: [NetworkRequest] = []
  }

  private static let networks = Mutex(Networks())

  private let accepted = Mutex<NetworkRequest?>(nil)

  private static let isRegistered = URLProtocol.registerClass(NetworkProtocol.self)

  /// Registers the class with Foundation. `URLSession.shared` has those that are registered before its
  /// first use.
  static func register() {
    _ = isRegistered
  }

  /// Opens the network of a device.
  static func open(_ board: NetworkBoard) {
    networks.withLock { networks in networks.boards.append(board) }
  }

  /// Closes the network of a device.
  static func close(_ board: NetworkBoard) {
    networks.withLock { networks in networks.boards.removeAll { $0 === board } }
  }

  override static func canInit(with request: URLRequest) -> Bool {
    guard let device = RunningDevice.ofScope else { return false }
    let board = networks.withLock { networks in networks.boards.last { $0.isOf(device) } }
    guard let board else { return false }
    let request = board.accept(request)
    networks.withLock { $0.resumed.append(request) }
    return true
  }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let found = Self.networks.withLock { networks -> NetworkRequest? in
      let index = networks.resumed.firstIndex {
        $0.request.url == request.url && $0.request.httpMethod == request.httpMethod
      }
      return index.map { networks.resumed.remove(at: $0) }
    }
    accepted.withLock { $0 = found }
    found?.begin(self)
  }

  override func stopLoading() {
    accepted.withLock { $0 }?.stop()
  }
}
