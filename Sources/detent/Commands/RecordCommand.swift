import ArgumentParser
import Foundation
import Gallery
import VirtualDevice

/// `detent record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records a scene under a finger as an animated picture.")

  @Argument(help: "The scene; see detent list.")
  var scene: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The animation's file, x.webp or x.gif; with --all the folder.", valueName: "path"))
  var output: String

  @Option(help: ArgumentHelp("Also make a film strip.", valueName: "x.png"))
  var strip: String?

  @Option(help: ArgumentHelp("Moments on the film strip.", valueName: "n"))
  var stripFrames = 8

  @Option(help: ArgumentHelp("Pixels in a point.", valueName: "n"))
  var scale = 1.0

  @Option(
    help: ArgumentHelp(
      "Pictures in a second, up to 60, in a GIF up to 50; usually 60, in a GIF 30.",
      valueName: "n"))
  var fps: Double?

  @Flag(help: "Record every scene into a folder, with a page to look at.")
  var all = false

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let progress = Progress()
      defer { progress.clear() }
      do {
        if all { try recordAll(progress) } else { try recordOne(progress) }
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  @MainActor
  private func recordOne(_ progress: Progress) throws {
    guard let scene else {
      throw CommandFailure("record needs the name of a scene, or --all")
    }
    let animation = try OutputFile(output, kinds: ["webp", "gif"], what: "a recording")
    let film = try strip.map { (path) throws(CommandFailure) in
      try OutputFile(path, kinds: ["png"], what: "a film strip")
    }
    let take = try SceneTake(
      scene: SceneOptions.scene(scene), options: sceneOptions, device: deviceOptions,
      isGIF: animation.kind == "gif", scale: scale, rate: try rate(isGIF: animation.kind == "gif"),
      stripFrames: film == nil ? nil : try stripCount())
    let result = try take.record(progress)
    var files = [(file: animation, data: result.animation)]
    if let film, let data = result.strip { files.append((film, data)) }
    try OutputFile.write(files)
  }

  @MainActor
  private func recordAll(_ progress: Progress) throws {
    if let scene {
      throw CommandFailure("--all records every scene, so \"\(scene)\" may not be named as well")
    }
    if strip != nil { throw CommandFailure("--all makes every scene's film strip by itself") }
    if let script = sceneOptions.script {
      throw CommandFailure("--all plays every scene's own script, so \"\(script)\" has no place")
    }
    if let setting = sceneOptions.settings.first {
      throw CommandFailure("--all takes no --set, as scenes differ: \"\(setting)\"")
    }
    try makeFolder()
    var entries: [IndexPage.Entry] = []
    for scene in gallery.scenes {
      let take = try SceneTake(
        scene: scene, options: sceneOptions, device: deviceOptions, isGIF: false, scale: scale,
        rate: try rate(isGIF: false), stripFrames: try stripCount())
      let result = try take.record(progress)
      let animation = "\(scene.name).webp"
      let film = "\(scene.name).strip.png"
      var files = [(file: try inFolder(animation), data: result.animation)]
      if let data = result.strip { files.append((try inFolder(film), data)) }
      try OutputFile.write(files)
      entries.append(
        IndexPage.Entry(
          name: scene.name, title: scene.title, summary: scene.summary, animation: animation,
          strip: film, width: result.width, height: result.height))
    }
    let page = IndexPage(title: "DetentKit gallery", entries: entries)
    try OutputFile.write([(try inFolder("index.html"), Data(page.html.utf8))])
  }

  private func makeFolder() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("the folder \"\(output)\" cannot be made")
    }
  }

  private func inFolder(_ name: String) throws(CommandFailure) -> OutputFile {
    try OutputFile("\(output)/\(name)", kinds: [], what: "a recording")
  }

  private func rate(isGIF: Bool) throws(CommandFailure) -> Double {
    let most = isGIF ? 50.0 : 60.0
    let rate = fps ?? (isGIF ? 30 : 60)
    guard rate >= 1, rate <= most else {
      throw CommandFailure("--fps takes a number from 1 to \(Int(most)) here")
    }
    return rate
  }

  private func stripCount() throws(CommandFailure) -> Int {
    guard (1...60).contains(stripFrames) else {
      throw CommandFailure("--strip-frames takes a whole number from 1 to 60")
    }
    return stripFrames
  }
}
