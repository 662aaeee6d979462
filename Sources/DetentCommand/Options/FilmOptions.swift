import ArgumentParser

/// The options about the encoding of a film and its film strip.
struct FilmOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also make a film strip; on standard output if it is -.", valueName: "x.png"),
    completion: .file(extensions: ["png"]))
  var strip: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames on each film strip, from 1 to 60. The default is \(FilmKind.usualFrames).",
      valueName: "n"))
  var stripFrames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: at most 60, in a GIF 50. The default is 60, in a GIF 30.",
      valueName: "n"))
  var fps: Double?

  @Flag(help: "Encode a WebP in a fraction of the time, as a file larger by a third to a half.")
  var quick = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames, or of several scenes, that are encoded at once. The default is one "
        + "per processor.",
      valueName: "n"))
  var jobs: Int?

  @Flag(help: "Do not show the progress.")
  var quiet = false

  /// The film strip's file, beside the film's.
  @MainActor
  func stripFile(beside film: OutputFile, what: String) throws(CommandFailure) -> OutputFile? {
    guard let strip else { return nil }
    let file = try OutputFile(strip, kinds: ["png"], what: "a film strip")
    if film.isStandardOutput, file.isStandardOutput {
      throw CommandFailure("only one of \(what) and its film strip can be standard output")
    }
    return file
  }

  /// Checks that options about the film strip come with one.
  func checkStrip() throws(CommandFailure) {
    guard strip == nil, stripFrames != nil else { return }
    throw CommandFailure("--strip-frames is about the film strip, so it needs --strip")
  }
}
