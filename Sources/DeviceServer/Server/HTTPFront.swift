import FlyingFox
import FlyingSocks
import Foundation

/// The only code that uses the HTTP library: it answers requests for the page's files and accepts
/// connections of pages.
final class HTTPFront: Sendable {
  private let server: HTTPServer
  private let relay: Task<Void, Never>
  let port: Int

  /// The size of a frame of a message; small ones make large messages slow.
  private static let frameSize = 1 << 24

  private init(server: HTTPServer, relay: Task<Void, Never>, port: Int) {
    self.server = server
    self.relay = relay
    self.port = port
  }

  /// Binds to the loopback address and begins to serve.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  static func start(
    port: Int, routes: Routes, hub: any PageHub
  ) async throws(ServerProblem) -> HTTPFront {
    guard let number = UInt16(exactly: port) else { throw .port(port, "it is not a port") }
    let pool = HTTPServer.defaultPool()
    guard
      let gate = try? Gate(port: number, longestMessage: ClientMessage.longest, pool: pool)
    else { throw .port(port, "another program uses it") }
    let server = HTTPServer(address: gate.inside, pool: pool, logger: .disabled)
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening(timeout: 5)
    } catch {
      running.cancel()
      throw .port(port, "the server does not begin")
    }
    await answer(on: server, port: gate.port, routes: routes, hub: hub)
    return HTTPFront(server: server, relay: Task { await gate.run() }, port: gate.port)
  }

  private static func answer(
    on server: HTTPServer, port: Int, routes: Routes, hub: any PageHub
  ) async {
    let gate = OriginGate(port: port)
    let socket = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(handler: PageConnection(hub: hub), frameSize: frameSize))
    await server.appendRoute("*") { request in
      guard gate.admits(host: request.headers[.host]) else { return .refused }
      if request.path == "/live" {
        guard gate.admits(origin: request.headers[HTTPHeader("Origin")]) else { return .refused }
        return try await socket.handleRequest(request)
      }
      guard request.method == .GET else { return HTTPResponse(statusCode: .methodNotAllowed) }
      guard let answer = await routes.answer(to: request.path) else {
        return HTTPResponse(statusCode: .notFound)
      }
      return HTTPResponse(
        statusCode: .ok, headers: answer.headers, body: answer.data)
    }
  }

  /// Stops listening, and closes the connections.
  func stop() async {
    await server.stop(timeout: 0.5)
    relay.cancel()
    await relay.value
  }
}

extension HTTPResponse {
  fileprivate static var refused: HTTPResponse { HTTPResponse(statusCode: .forbidden) }
}

extension Routes.Answer {
  fileprivate var headers: HTTPHeaders {
    [
      .contentType: type, .cacheControl: isLasting ? "max-age=3600" : "no-cache",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Content-Security-Policy"): Self.policy,
    ]
  }

  /// The page requests nothing from other origins.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    + "img-src 'self' blob: data:; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

/// A check that requests come from the server's own page. Any other page in the same browser could
/// otherwise use the device, and a host name that points to this machine would be accepted as ours.
struct OriginGate: Sendable {
  private let hosts: Set<String>

  init(port: Int) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  func admits(host: String?) -> Bool {
    host.map(hosts.contains) ?? false
  }

  func admits(origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(String(origin.dropFirst("http://".count)))
  }
}

/// Connects pages with the hub.
private struct PageConnection: WSMessageHandler {
  let hub: any PageHub

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream<WSMessage>.makeStream()
    let page = await hub.opened(SocketLink(continuation: continuation))
    let reading = Task {
      for await message in client {
        switch message {
        case .text(let text): await hub.received(text, from: page)
        case .data: await hub.received("", from: page)
        case .close: break
        }
      }
      await hub.closed(page)
      continuation.finish()
    }
    continuation.onTermination = { _ in reading.cancel() }
    return messages
  }
}

private struct SocketLink: PageLink {
  let continuation: AsyncStream<WSMessage>.Continuation

  func send(_ bytes: [UInt8]) {
    continuation.yield(.data(Data(bytes)))
  }

  func send(_ text: String) {
    continuation.yield(.text(text))
  }

  func close(_ ending: LinkEnding) {
    let code: WSCloseCode =
      switch ending {
      case .goingAway: WSCloseCode(1001, reason: "the server stops")
      // A close frame has 123 bytes for the reason.
      case .misunderstood(let reason):
        WSCloseCode(1008, reason: String(decoding: reason.utf8.prefix(120), as: UTF8.self))
      case .otherVersion: WSCloseCode(1008, reason: "the page is of another version; reload it")
      }
    continuation.yield(.close(code))
    continuation.finish()
  }
}
