import ArgumentParser
import DevicePage
import Foundation
import VirtualDevice

/// `detent film`
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Makes a film, a film strip or a picture of a trace's page.",
    discussion: """
      A trace is what detent record --page, a failed test with .traced and the live page write. An MP4 \
      and a WebM need the system's ffmpeg, and nothing else does.

      EXAMPLES:
        detent film .build/traces/MapSheetTests.opens.html -o opens.gif
        detent film sheet.html -o sheet.mp4 --strip sheet.png --fingers
        detent film sheet.html -o moment.png --at 1.2
      """)

  @Argument(
    help: ArgumentHelp("The trace; - is standard input.", valueName: "trace.html"),
    completion: .file(extensions: ["html"]))
  var trace: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The film's file, x.webp, x.gif, x.mp4 or x.webm, or x.png for a picture; - for a WebP on "
        + "standard output.",
      valueName: "path"),
    completion: .file(extensions: FilmKind.endings + ["png"]))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment of a picture in seconds, as the page shows it. The default is that of the first "
        + "failure or misuse, and without one the end.",
      valueName: "seconds"))
  var at: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels per point, above 0 and at most the device's. The default is 1, for a "
        + "picture the device's.",
      valueName: "n"))
  var scale: Double?

  @Flag(help: "Draw the fingers.")
  var fingers = false

  @OptionGroup var filmOptions: FilmOptions

  /// The number of pixels in a point of a film strip, as in those of `record`.
  private static let stripScale = 0.5

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try make()
      } catch let error as DamagedTrace {
        throw CommandFailure(error, in: InputFile.place(trace), .badInput)
      } catch {
        throw CommandFailure(error, .usage)
      }
    }
  }

  @MainActor
  private func make() throws {
    let file = try OutputFile(output, kinds: FilmKind.endings + ["png"], what: "a film")
    let isPicture = file.kind == "png"
    try checkOptions(isPicture: isPicture)
    let stripFile = try filmOptions.stripFile(beside: file, what: "the film")
    let trace = try TraceFile(try InputFile.text(at: trace, "trace"))
    let film = try TraceFilm(trace, showsFingers: fingers)
    if isPicture {
      let time = at ?? trace.firstMark ?? trace.end
      let data = try film.picture(at: time, scale: scale ?? film.scale).pngData()
      return try OutputFile.write([(file, .data(data))])
    }
    let kind = FilmKind(file)
    let (rate, frames) = (
      try kind.rate(filmOptions.fps), try FilmKind.stripCount(filmOptions.stripFrames)
    )
    let size = try film.pixelSize(scale: scale ?? 1)
    let encoder = try kind.encoder(
      width: size.width, height: size.height, rate: rate, isQuick: filmOptions.quick,
      jobs: try FilmKind.jobCount(filmOptions.jobs))
    let progress = Progress(isQuiet: filmOptions.quiet)
    defer { progress.clear() }
    let long = max(trace.end, 1e-6)
    var outputs = [
      FrameRecorder.Output(scale: scale ?? 1) { picture, time in
        progress.show("drawing the film: \(Int(time)) s", part: time / long)
        try encoder.add(picture, at: time)
      }
    ]
    var filmStrip: FilmStrip?
    if stripFile != nil {
      let size = try film.pixelSize(scale: Self.stripScale)
      let made = FilmStrip(width: size.width, height: size.height, scale: Self.stripScale)
      filmStrip = made
      outputs.append(FrameRecorder.Output(scale: Self.stripScale) { try made.add($0, at: $1) })
    }
    let duration = try film.play(rate: rate, outputs: outputs)
    progress.show("encoding the film", part: 1)
    var files = [
      (file: file, content: OutputFile.Content.recording(try encoder.finish(at: duration)))
    ]
    if let stripFile, let filmStrip {
      let picture = try filmStrip.picture(count: frames, until: duration)
      files.append((stripFile, .data(try picture.pngData())))
    }
    try OutputFile.write(files)
  }

  @MainActor
  private func checkOptions(isPicture: Bool) throws(CommandFailure) {
    try filmOptions.checkStrip()
    guard isPicture else {
      guard at == nil else {
        throw CommandFailure("--at is about a picture, so the file has to end in .png")
      }
      try FilmKind(rawValue: URL(fileURLWithPath: output).pathExtension.lowercased())?
        .check(isQuick: filmOptions.quick)
      return
    }
    if let at, !at.isFinite {
      throw CommandFailure("--at takes a number of seconds, not \(at)")
    }
    let others = [
      ("--strip", filmOptions.strip != nil), ("--fps", filmOptions.fps != nil),
      ("--quick", filmOptions.quick), ("--jobs", filmOptions.jobs != nil),
    ]
    if let option = others.first(where: { $0.1 }) {
      throw CommandFailure("\(option.0) is about a film, and a file that ends in .png is a picture")
    }
  }
}
