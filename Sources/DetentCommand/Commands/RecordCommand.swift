import ArgumentParser
import Foundation
import VirtualDevice

/// `detent record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records a scene and its touch script as an animated picture.",
    discussion: """
      Several scenes are recorded into a folder, with film strips and a page of all.

      EXAMPLES:
        detent record sheet -o sheet.webp --set detents=120,medium,large --strip sheet.png
        detent record sheet -o drag.gif --script drag.json --fps 25 --scale 0.5
        detent record sheet alert -o out --quick
        detent record sheet -o - --quiet > sheet.webp
      """)

  @Argument(help: "The scene, or several; see detent list.", completion: SceneOptions.completion)
  var scenes: [String] = []

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The animation's file, x.webp, x.gif, x.mp4 or x.webm, or - for a WebP on standard output; for "
        + "several scenes, the folder. An MP4 and a WebM need the system's ffmpeg.",
      valueName: "path"),
    completion: .file(extensions: FilmKind.endings))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write a trace: a page in one file with the film, plots, callbacks and views of each frame.",
      valueName: "x.html"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels per point, above 0 and at most the device's.", valueName: "n"))
  var scale = 1.0

  @Flag(help: "Record every scene.")
  var all = false

  @OptionGroup var filmOptions: FilmOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let progress = Progress(isQuiet: filmOptions.quiet)
      defer { progress.clear() }
      do {
        if all || scenes.count > 1 {
          try recordSeveral(progress)
        } else {
          try recordOne(progress)
        }
      } catch {
        // Arguments that a device or an encoder refuses.
        throw CommandFailure(error, .usage)
      }
    }
  }

  @MainActor
  private func recordOne(_ progress: Progress) throws {
    guard let scene = scenes.first else {
      throw CommandFailure("record needs the name of a scene, or --all")
    }
    try filmOptions.checkStrip()
    let trace = try page.map { (path) throws(CommandFailure) in
      try OutputFile(path, kinds: ["html"], what: "a trace")
    }
    guard let output else {
      guard let trace else { throw CommandFailure("record needs --output or --page") }
      guard filmOptions.strip == nil else {
        throw CommandFailure("--strip is about the recording, so it needs --output")
      }
      return try recordTrace(of: scene, to: trace, progress)
    }
    let animation = try OutputFile(output, kinds: FilmKind.endings, what: "a recording")
    let kind = FilmKind(animation)
    let film = try filmOptions.stripFile(beside: animation, what: "the recording")
    try kind.check(isQuick: filmOptions.quick)
    let take = try SceneTake(
      scene: SceneOptions.scene(scene), options: sceneOptions, device: deviceOptions,
      kind: kind, isQuick: filmOptions.quick, scale: scale, rate: try kind.rate(filmOptions.fps),
      stripFrames: film == nil ? nil : try FilmKind.stripCount(filmOptions.stripFrames),
      jobs: try FilmKind.jobCount(filmOptions.jobs))
    let result: SceneTake.Result
    do {
      result = try take.record(progress)
    } catch {
      // The pictures are in a temporary file until all of them are encoded.
      throw CommandFailure(error, error is RecordingError ? .inputOutput : .failure)
    }
    var files = [(file: animation, content: OutputFile.Content.recording(result.animation))]
    if let film, let data = result.strip { files.append((film, .data(data))) }
    try OutputFile.write(files)
    if let trace { try recordTrace(of: scene, to: trace, progress) }
  }

  @MainActor
  private func recordTrace(of scene: String, to file: OutputFile, _ progress: Progress) throws {
    let take = TraceTake(
      scene: try SceneOptions.scene(scene), options: sceneOptions, deviceOptions: deviceOptions)
    try OutputFile.write([(file, .data(Data(try take.page(progress).utf8)))])
  }

  @MainActor
  private func recordSeveral(_ progress: Progress) throws {
    if all, let scene = scenes.first {
      throw CommandFailure("--all records every scene, so \"\(scene)\" may not be named as well")
    }
    guard let output else {
      throw CommandFailure("several scenes are recorded into a folder; name it with --output")
    }
    if self.page != nil {
      throw CommandFailure("--page is for one scene")
    }
    if filmOptions.strip != nil {
      throw CommandFailure("--strip is for one scene; several always get film strips")
    }
    if let script = sceneOptions.script {
      throw CommandFailure("--script is for one scene, several play their own: \"\(script)\"")
    }
    if let setting = sceneOptions.settings.first {
      throw CommandFailure(
        "--set is for one scene, several have their own parameters: \"\(setting)\"")
    }
    if output == "-" {
      throw CommandFailure("several scenes are recorded into a folder, not to standard output")
    }
    if FilmKind.endings.contains(URL(fileURLWithPath: output).pathExtension.lowercased()) {
      throw CommandFailure(
        "several scenes are recorded into a folder, but \"\(output)\" is the name of a film")
    }
    let scenes = all ? DetentCommand.scenes.scenes : try scenes.map(SceneOptions.scene)
    let jobs = try FilmKind.jobCount(filmOptions.jobs)
    let size = try deviceOptions.makeDevice().pixelSize(scale: scale)
    let common =
      [
        "--scale", "\(scale)", "--fps", "\(try FilmKind.webp.rate(filmOptions.fps))",
        "--strip-frames", "\(try FilmKind.stripCount(filmOptions.stripFrames))", "--jobs", "1",
        "--quiet",
      ] + (filmOptions.quick ? ["--quick"] : []) + deviceOptions.arguments
    try makeFolder(output)
    let entries = scenes.map { scene in
      IndexPage.Entry(
        name: scene.name, title: scene.title, summary: scene.summary,
        animation: "\(scene.name).webp", strip: "\(scene.name).strip.png",
        width: size.width, height: size.height)
    }
    // A process runs one device at a time, and encoding keeps a processor busy.
    var done = 0
    let failed = try ProcessPool(executable: ProcessPool.ownExecutable, jobs: jobs).run(
      scenes.map { scene in
        [
          "record", scene.name, "--output", "\(output)/\(scene.name).webp",
          "--strip", "\(output)/\(scene.name).strip.png",
        ] + common
      }
    ) { index in
      done += 1
      progress.show(
        "recorded \(done) of \(entries.count) scenes: \(entries[index].name)",
        part: Double(done) / Double(entries.count))
    }
    guard failed.isEmpty else {
      let names = failed.map { entries[$0].name }.joined(separator: ", ")
      throw CommandFailure(
        "no page was made, as these scenes could not be recorded: \(names)",
        .failure)
    }
    let page = IndexPage(title: "DetentKit gallery", entries: entries)
    let file = try OutputFile("\(output)/index.html", kinds: [], what: "a recording")
    try OutputFile.write([(file, .data(Data(page.html.utf8)))])
  }

  private func makeFolder(_ output: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("the folder \"\(output)\" cannot be made", .cannotCreate)
    }
  }
}
