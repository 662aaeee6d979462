import Foundation

/// The server's side of the listener: it answers requests with the page's files and those of the
/// library, and connects pages with the hub.
final class HTTPFront: Listener.Owner {
  private let routes: Routes
  private let hub: any PageHub
  private let limits: ServerLimits

  private init(routes: Routes, hub: any PageHub, limits: ServerLimits) {
    self.routes = routes
    self.hub = hub
    self.limits = limits
  }

  /// Binds to the loopback address and begins to serve.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  static func start(
    port: Int, routes: Routes, hub: any PageHub, limits: ServerLimits = ServerLimits()
  ) throws(ServerProblem) -> Listener {
    guard let number = UInt16(exactly: port) else { throw .port(port, "it is not a port") }
    let front = HTTPFront(routes: routes, hub: hub, limits: limits)
    guard let listener = Listener(port: number, limits: limits, owner: front) else {
      throw .port(port, "another program uses it")
    }
    listener.start()
    return listener
  }

  func answer(at path: String) -> Response? {
    // The links of the pages are relative to their folder.
    if path == DocumentationFiles.root { return Response(movedTo: path + "/") }
    return file(at: path)
  }

  private func file(at path: String) -> Response? {
    routes.resources[path].map { Response(Routes.Answer(type: $0.type, data: $0.data)) }
  }

  func answerLater(to path: String) async -> Response {
    await routes.answer(to: path).map(Response.init) ?? Response(.notFound)
  }

  func open(_ outbox: Outbox, wake: @escaping @Sendable () -> Void) -> PageChannel {
    PageChannel(outbox: outbox, hub: hub, limits: limits, wake: wake)
  }
}
