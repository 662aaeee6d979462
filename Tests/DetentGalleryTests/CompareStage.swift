import DetentTesting
import Foundation
import Gallery
import SwiftUI
import Testing

@testable import DetentGallery

/// The app's Compare on a virtual device.
@MainActor
struct CompareStage {
  let app: TestApp
  let model: GalleryModel
  private let requests: Requests
  let folder: URL

  /// The rotations that the app has asked for.
  private final class Requests {
    var orientation: FlowOrientation?
  }

  /// - Parameter scenes: the scenes whose flows are run.
  init(_ scenes: [DeviceScene] = kitScenes.scenes) throws {
    let requests = Requests()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let model = GalleryModel(scenes: scenes, folder: folder) { requests.orientation = $0 }
    (self.model, self.requests, self.folder) = (model, requests, folder)
    app = TestApp { UIHostingController(rootView: GalleryScreen(model: model)) }
    try app.settle()
  }

  /// Runs all flows as the user starts them, and returns the text of the file that is shared.
  func run() throws -> String {
    try app.tap("Run All Flows")
    // A device that rotates runs frames of its own, so not within a frame.
    for _ in 0..<60_000 where model.run != nil {
      app.advance(by: 1.0 / 60)
      guard let orientation = requests.orientation else { continue }
      requests.orientation = nil
      app.rotate(to: orientation == .portrait ? .portrait : .landscapeRight)
    }
    try app.settle()
    let file = try #require(model.result)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The file with the expected trace of an iPhone 16.
  static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Fixtures/Compare/iphone-16.jsonl")
}
