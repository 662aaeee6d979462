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

    /// Creates a configuration.
    public init(
      scenes: SceneRegistry, scene: String? = nil, device: DeviceModel = .iPhone16,
      port: Int? = nil
    ) {
      self.scenes = scenes
      self.scene = scene
      self.device = device
      self.port = port
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
    Self.returnLargeMemory()
    let routes = Routes(resources: try PageResources(), library: loop.library)
    let port = configuration.port
    let loop = loop
    let result = Outcome()
    Task {
      do throws(ServerProblem) {
        let front: HTTPFront
        if let port {
          front = try await HTTPFront.start(port: port, routes: routes, hub: loop)
        } else {
          front = try await Self.startAnywhere(routes, loop)
        }
        result.front = front
        ready("http://127.0.0.1:\(front.port)/")
      } catch {
        result.problem = error
        loop.stop()
      }
    }
    loop.run()
    if let problem = result.problem { throw problem }
    guard let front = result.front else { return }
    let stopping = Outcome()
    Task {
      await front.stop()
      stopping.isDone = true
    }
    let end = Date(timeIntervalSinceNow: 2)
    while !stopping.isDone, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
  }

  /// Ends ``run(ready:)`` and closes the pages' connections.
  public func stop() {
    loop.stop()
  }

  /// Returns the memory of whole screens to the system when they are freed. Kept in the heap, it
  /// leaves holes that the next one does not fit into, and the server grows with every scene.
  private static func returnLargeMemory() {
    // Swift does not import the function, and other systems than Linux do not need it.
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    let mappedFrom: Int32 = -3
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: SetOption.self)(mappedFrom, 1 << 20)
  }

  private static func startAnywhere(
    _ routes: Routes, _ loop: LiveLoop
  ) async throws(ServerProblem) -> HTTPFront {
    do {
      return try await HTTPFront.start(port: usualPort, routes: routes, hub: loop)
    } catch {
      return try await HTTPFront.start(port: 0, routes: routes, hub: loop)
    }
  }

  private final class Outcome {
    var front: HTTPFront?
    var problem: ServerProblem?
    var isDone = false
  }
}
