import VirtualDevice

/// The command line of `detent`.
@MainActor
package enum DetentCommand {
  /// The scenes that the commands name. Set once, before a command line is run.
  nonisolated(unsafe) static var scenes = SceneRegistry([])

  /// Runs a command line over scenes, and returns the exit status.
  package static func run(_ arguments: [String], scenes: SceneRegistry) -> Int32 {
    self.scenes = scenes
    return Detent.run(arguments)
  }
}
