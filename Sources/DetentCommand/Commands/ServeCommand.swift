import ArgumentParser
import DeviceServer
import Dispatch
import Foundation
import VirtualDevice

/// `detent serve`
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves all scenes, live, to browsers on this machine.",
    discussion: """
      EXAMPLES:
        detent serve --open
        detent serve --scene sheet --device ipad-a16 --port 8080
      """)

  @Option(
    parsing: .unconditional, help: "The scene to open with; see detent list.",
    completion: SceneOptions.completion)
  var scene: String?

  @Option(
    parsing: .unconditional, help: DeviceOptions.deviceHelp,
    completion: .list(DeviceModel.all.map(\.name)))
  var device = DeviceModel.iPhone16.name

  @Option(
    parsing: .unconditional,
    help: """
      The port; 0 for a free one. The default is \(DeviceServer.usualPort), or a free one if that is \
      taken.
      """)
  var port: Int?

  @Option(
    parsing: .unconditional,
    help: """
      The folder of the documentation, served under /docs. The default is \(Self.usualDocs), if it is \
      there; scripts/docs writes it.
      """, completion: .directory)
  var docs: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    try MainActor.assumeIsolated { try serve() }
  }

  @MainActor
  private func serve() throws {
    if let scene { _ = try SceneOptions.scene(scene) }
    let model = try DeviceOptions.model(device)
    if let port, !(0...65535).contains(port) {
      throw CommandFailure("--port takes a whole number from 0 to 65535, not \(port)")
    }
    let server = DeviceServer(
      DeviceServer.Configuration(
        scenes: DetentCommand.scenes, scene: scene, device: model, port: port,
        documentation: documentation))
    let signals = [SIGINT, SIGTERM].map { signal in
      Foundation.signal(signal, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { server.stop() } }
      source.resume()
      return source
    }
    defer { for signal in signals { signal.cancel() } }
    do {
      try server.run { [open] address in
        // The page is there even if its address cannot be written.
        try? Terminal.output("The gallery is at \(address) (Ctrl-C ends it).\n")
        if open { Self.openBrowser(address) }
      }
    } catch let problem as ServerProblem {
      if case .noDocumentation = problem { throw CommandFailure(problem, .badInput) }
      throw CommandFailure(problem, .failure)
    } catch {
      throw CommandFailure(error, .failure)
    }
  }

  private static let usualDocs = "out/docs"

  /// The folder of the documentation; `nil` if none is named and the usual one has no page.
  private var documentation: URL? {
    if let docs { return URL(fileURLWithPath: docs) }
    let usual = URL(fileURLWithPath: Self.usualDocs)
    let index = usual.appendingPathComponent("index.html").path
    return FileManager.default.fileExists(atPath: index) ? usual : nil
  }

  private static func openBrowser(_ address: String) {
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", address]
    opener.standardError = FileHandle.nullDevice
    opener.standardOutput = FileHandle.nullDevice
    try? opener.run()
  }
}
