import Foundation
import VirtualDevice

/// The format of an animation, by the ending of its file.
enum FilmKind: String {
  case webp, gif, mp4, webm

  /// The endings of files, the first of which standard output has.
  static let endings = ["webp", "gif", "mp4", "webm"]
  /// The frames of a film strip by default.
  static let usualFrames = 8

  @MainActor
  init(_ file: OutputFile) { self = FilmKind(rawValue: file.kind) ?? .webp }

  /// Returns the encoder for pictures of a size in pixels.
  func encoder(
    width: Int, height: Int, rate: Double, isQuick: Bool, jobs: Int
  ) throws -> any AnimationEncoder {
    switch self {
    case .webp:
      try WebPAnimation(width: width, height: height, effort: isQuick ? .quick : .small, jobs: jobs)
    case .gif: try GIFAnimation(width: width, height: height, jobs: jobs)
    case .mp4: try SystemFilm(.mp4, width: width, height: height, rate: rate)
    case .webm: try SystemFilm(.webm, width: width, height: height, rate: rate)
    }
  }

  /// Checks `--quick`.
  func check(isQuick: Bool) throws(CommandFailure) {
    guard isQuick, self != .webp else { return }
    let name = self == .webm ? "a WebM" : self == .gif ? "a GIF" : "an MP4"
    throw CommandFailure("--quick is about the encoding of a WebP, and \(name) has none")
  }

  /// Returns the frames of a second that `--fps` asks for.
  func rate(_ fps: Double?) throws(CommandFailure) -> Double {
    let most = self == .gif ? 50.0 : 60.0
    let rate = fps ?? (self == .gif ? 30 : 60)
    guard rate >= 1, rate <= most else {
      throw CommandFailure("--fps takes a number from 1 to \(Int(most)) here, not \(rate)")
    }
    return rate
  }

  /// Returns the number of encoders that `--jobs` asks for.
  static func jobCount(_ jobs: Int?) throws(CommandFailure) -> Int {
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard jobs >= 1 else {
      throw CommandFailure("--jobs takes a whole number from 1 on, not \(jobs)")
    }
    return jobs
  }

  /// Returns the number of frames that `--strip-frames` asks for.
  static func stripCount(_ frames: Int?) throws(CommandFailure) -> Int {
    let count = frames ?? usualFrames
    guard (1...60).contains(count) else {
      throw CommandFailure("--strip-frames takes a whole number from 1 to 60, not \(count)")
    }
    return count
  }
}
