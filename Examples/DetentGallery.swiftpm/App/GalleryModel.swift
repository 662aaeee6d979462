import Gallery
import SwiftUI
import VirtualDevice

/// The state of the app: the scene that is shown, and Compare.
@MainActor @Observable
final class GalleryModel {
  /// The scenes of the app.
  let scenes: [DeviceScene]
  /// The scene on the screen; `nil` shows the list.
  var shown: DeviceScene?
  /// The run of Compare, as long as it lasts.
  private(set) var run: CompareRun?
  /// The file with the result of the last run.
  private(set) var result: URL?
  /// The problem of the last run.
  private(set) var problem: String?
  @ObservationIgnored private var launchesCompare = CommandLine.arguments.contains("--compare")
  /// The folder of the result.
  @ObservationIgnored private let folder: URL
  /// Rotates the interface; `nil` where the app cannot.
  @ObservationIgnored private let rotation: (@MainActor (FlowOrientation) -> Void)?

  init(
    scenes: [DeviceScene] = kitScenes.scenes,
    folder: URL = FileManager.default.temporaryDirectory,
    rotation: (@MainActor (FlowOrientation) -> Void)? = FlowOrientation.system
  ) {
    self.scenes = scenes
    self.folder = folder
    self.rotation = rotation
  }

  /// Runs the flows of all scenes, and writes their trace into a file.
  func compare() {
    guard run == nil else { return }
    (result, problem) = (nil, nil)
    let run = CompareRun(scenes: scenes, rotation: rotation)
    run.onShow = { [weak self] in self?.shown = $0 }
    run.onEnd = { [weak self] in self?.end($0) }
    self.run = run
    run.start()
  }

  /// Runs the flows once if the app was launched for them, as scripts/simulator does.
  func compareIfLaunched() {
    guard launchesCompare else { return }
    launchesCompare = false
    compare()
  }

  /// Connects the scene's view controller with the run, if there is one.
  func didMake(_ controller: UIViewController) {
    run?.sceneController = controller
  }

  private func end(_ trace: String) {
    run = nil
    shown = nil
    let file = folder.appendingPathComponent("compare.jsonl")
    do {
      try trace.write(to: file, atomically: true, encoding: .utf8)
      result = file
    } catch {
      problem = "The result cannot be written: \(error.localizedDescription)"
    }
  }
}
