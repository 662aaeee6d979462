import Foundation
import UIKit
import VirtualDevice

/// The resources beside the page: the list of scenes, their sources, still pictures of them, and
/// recordings.
@MainActor
final class SceneLibrary {
  private let configuration: DeviceServer.Configuration
  private var thumbnails: [String: Data] = [:]
  private var recordings: [String: Routes.Answer] = [:]
  /// The recordings of each page, the oldest first.
  private var recordingOrder: [Int: [String]] = [:]
  private var lastRecording = 0
  /// Indicates whether a page is in use, so that other work should wait.
  var isBusy: () -> Bool = { false }
  /// The documentation, which has pages about scenes.
  var documentation: DocumentationFiles?

  /// The number of recordings and pictures that are kept for a page; the oldest is removed first.
  /// tunable
  static let keptRecordings = 4
  /// The number of their bytes; the newest is kept whatever its size. tunable
  static let keptBytes = 64 << 20
  /// The number of pixels in a point of a thumbnail; tunable.
  private static let thumbnailScale = 0.5
  /// The folder of the sources, relative to this file.
  private static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(_ configuration: DeviceServer.Configuration) {
    self.configuration = configuration
  }

  /// Returns the answer to a path of the library; `nil` for other paths.
  func answer(to path: String) async -> Routes.Answer? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard parts.count == 2 || path == "/catalog.json" else { return nil }
    if path == "/catalog.json" { return catalog }
    switch parts[0] {
    case "recording": return recordings[parts[1]]
    case "source": return source(of: parts[1])
    case "thumbnail": return await thumbnail(parts[1])
    default: return nil
    }
  }

  // Catalog

  private var catalog: Routes.Answer? {
    let catalog = Catalog(
      first: configuration.scene, device: configuration.device.name,
      scenes: configuration.scenes.scenes.map { scene in
        Catalog.Entry(scene, page: documentation?.page(ofScene: scene.name))
      },
      devices: DeviceModel.all.map(Catalog.Device.init),
      textSizes: DeviceTextSize.allCases.map(\.rawValue))
    let text = ServerText.encode(catalog)
    return Routes.Answer(type: "application/json", data: Data(text.utf8))
  }

  private struct Catalog: Encodable {
    struct Entry: Encodable {
      var name: String
      var title: String
      var summary: String
      var seed: String?
      var file: String
      /// The path of the scene's page in the documentation.
      var page: String?
      var parameters: [Parameter]
      var calls: [Call]

      init(_ scene: DeviceScene, page: String?) {
        self.page = page
        name = scene.name
        title = scene.title
        summary = scene.summary
        seed = scene.seed
        file = scene.sourceFile
        parameters = scene.parameters.map(Parameter.init)
        calls = scene.calls.map {
          Call(name: $0.name, argument: $0.argument, about: $0.documentation)
        }
      }
    }

    struct Parameter: Encodable {
      var name: String
      var kind: String
      var `default`: String
      var words: [String]
      var range: [Double]?
      var form: String
      var about: String

      init(_ parameter: SceneParameter) {
        name = parameter.name
        kind = parameter.kind.rawValue
        `default` = parameter.defaultValue
        words = parameter.words
        range = parameter.range.map { [$0.lowerBound, $0.upperBound] }
        form = parameter.form
        about = parameter.documentation
      }
    }

    struct Call: Encodable {
      var name: String
      var argument: String?
      var about: String
    }

    struct Device: Encodable {
      var name: String
      var title: String
      var isPad: Bool
      var width: Double
      var height: Double

      init(_ model: DeviceModel) {
        name = model.name
        title = model.title
        isPad = model.idiom == .pad
        width = model.size.width
        height = model.size.height
      }
    }

    var first: String?
    var device: String
    var scenes: [Entry]
    var devices: [Device]
    var textSizes: [String]
  }

  // Sources

  /// Returns the file that declares a scene. Only files that scenes name can be read.
  private func source(of name: String) -> Routes.Answer? {
    guard let scene = configuration.scenes.scenes.first(where: { $0.name == name }),
      let data = try? Data(contentsOf: Self.checkout.appendingPathComponent(scene.sourceFile))
    else { return nil }
    return Routes.Answer(type: "text/plain; charset=utf-8", data: data)
  }

  // Thumbnails

  private func thumbnail(_ file: String) async -> Routes.Answer? {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[2] == "png",
      let appearance = DeviceAppearance(rawValue: parts[1]),
      let scene = configuration.scenes.scenes.first(where: { $0.name == parts[0] })
    else { return nil }
    while thumbnails[file] == nil, isBusy() {
      guard (try? await Task.sleep(nanoseconds: 120_000_000)) != nil else { return nil }
    }
    // The client may have gone in the meantime.
    guard !Task.isCancelled else { return nil }
    let data = thumbnails[file] ?? picture(of: scene, appearance)
    thumbnails[file] = data
    return data.map { Routes.Answer(type: "image/png", data: $0, isLasting: true) }
  }

  private func picture(of scene: DeviceScene, _ appearance: DeviceAppearance) -> Data? {
    let device = VirtualDevice(model: configuration.device, appearance: appearance)
    let player = ScenePlayer(scene, values: SceneValues(scene.parameters), on: device)
    guard (try? player.play(scene.pose)) != nil else { return nil }
    return try? device.capture(scale: Self.thumbnailScale).pngData()
  }

  // Recordings

  /// Keeps a picture or a recording of a page, and returns its path and a name for the file.
  func keep(
    _ data: Data, of scene: String, ending: String, type: String, for page: Int
  ) -> (path: String, name: String) {
    lastRecording += 1
    let name = "\(scene).\(ending)"
    let key = "\(lastRecording).\(ending)"
    recordings[key] = Routes.Answer(type: type, data: data)
    var order = recordingOrder[page, default: []]
    order.append(key)
    while order.count > Self.keptRecordings
      || order.count > 1 && bytes(of: order) > Self.keptBytes, let oldest = order.first
    {
      order = Array(order.dropFirst())
      recordings[oldest] = nil
    }
    recordingOrder[page] = order
    return ("/recording/\(key)", name)
  }

  private func bytes(of keys: [String]) -> Int {
    keys.reduce(0) { $0 + (recordings[$1]?.data.count ?? 0) }
  }

  /// Removes what is kept for a page that is gone.
  func forget(_ page: Int) {
    for key in recordingOrder.removeValue(forKey: page) ?? [] { recordings[key] = nil }
  }
}
