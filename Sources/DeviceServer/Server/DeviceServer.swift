import Foundation
import VirtualDevice

/// A server that shows scenes live in browsers on this machine.
@MainActor
public final class DeviceServer {
  /// The configuration of a server.
  public struct Configuration: Sendable {
    /// The scenes to choose from.
    public var scenes: SceneRegistry
    /// The scene that a page opens with; `nil` for the gallery.
    public var scene: String?
    /// The device that a page opens with.
    public var device: DeviceModel
    /// The port; `nil` for the usual one, or a free one if that is taken.
    public var port: Int?
    /// The folder of the documentation, as `scripts/docs` writes it, to serve under `/docs`.
    public var documentation: URL?

    /// Creates a configuration.
    public init(
      scenes: SceneRegistry, scene: String? = nil, device: DeviceModel = .iPhone16,
      port: Int? = nil, documentation: URL? = nil
    ) {
      self.scenes = scenes
      self.scene = scene
      self.device = device
      self.port = port
      self.documentation = documentation
    }
  }

  /// The port that is tried first.
  public nonisolated static let usualPort = 8026

  private let configuration: Configuration
  private let loop: LiveLoop

  /// Creates a server, which does not run yet.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    loop = LiveLoop(configuration)
  }

  /// Serves pages until ``stop()``. It must be called on the main thread, outside of any task.
  ///
  /// - Parameter ready: called with the URL once pages can be opened.
  /// - Throws: `ServerProblem`, if it cannot begin.
  public func run(ready: @escaping @MainActor (String) -> Void) throws {
    SystemMemory.returnLargeBlocks()
    let documentation = configuration.documentation.flatMap(DocumentationFiles.init)
    if let folder = configuration.documentation, documentation == nil {
      throw ServerProblem.noDocumentation(folder.path)
    }
    let routes = Routes(
      resources: try PageResources(), library: loop.library, documentation: documentation)
    loop.library.documentation = documentation
    let port = configuration.port
    let loop = loop
    let listener =
      if let port {
        try HTTPFront.start(port: port, routes: routes, hub: loop)
      } else {
        try Self.startAnywhere(routes, loop)
      }
    // The page can be opened once the loop runs.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { ready("http://127.0.0.1:\(listener.port)/") }
    }
    loop.run()
    listener.stop()
  }

  /// Ends ``run(ready:)`` and closes the pages' connections.
  public func stop() {
    loop.stop()
  }

  private static func startAnywhere(
    _ routes: Routes, _ loop: LiveLoop
  ) throws(ServerProblem) -> Listener {
    do {
      return try HTTPFront.start(port: usualPort, routes: routes, hub: loop)
    } catch {
      return try HTTPFront.start(port: 0, routes: routes, hub: loop)
    }
  }
}
