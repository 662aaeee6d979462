import CoreGraphics
import DevicePage
import Foundation
import Testing

@testable import DetentCommand
@testable import VirtualDevice

/// Films and pictures of a trace, and the system's encoder for MP4 and WebM.
@MainActor
@Suite("Films of traces", .serialized)
struct FilmTests {
  private func run(_ arguments: String...) -> CommandStage.Outcome { CommandStage.run(arguments) }

  private func picture(_ path: String) throws -> Bitmap {
    try Bitmap.decode(Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The share of pixels of which a channel differs by more than eight.
  private func difference(_ a: Bitmap, _ b: Bitmap) throws -> Double {
    try #require(a.width == b.width && a.height == b.height)
    var count = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (first, second) = (a[x, y], b[x, y])
        let isSame = [0, 8, 16].allSatisfy { shift in
          abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 8
        }
        if !isSame { count += 1 }
      }
    }
    return Double(count) / Double(a.width * a.height)
  }

  @Test(
    "The last picture of a trace is the snapshot of the scene, drawn again of the trace's layers",
    arguments: ["sheet", "materials", "swiftui-effects", "swiftui-controls", "preview-blend-modes"])
  func samePicture(scene: String) throws {
    try CommandStage.inFolder { folder in
      let script = "\(folder)/script.json"
      try Data(#"[{"advance": 1}]"#.utf8).write(to: URL(fileURLWithPath: script))
      let scene = [scene, "--script", script]
      #expect(
        CommandStage.run(["record", "--page", "\(folder)/a.html", "--quiet"] + scene).status
          == .success)
      #expect(CommandStage.run(["snapshot", "-o", "\(folder)/a.png"] + scene).status == .success)
      let outcome = run("film", "\(folder)/a.html", "-o", "\(folder)/b.png")
      #expect(outcome.status == .success && outcome.error.isEmpty, "\(outcome.error)")
      let share = try difference(picture("\(folder)/a.png"), picture("\(folder)/b.png"))
      #expect(share < 0.002, "\(share) of the pixels differ")
    }
  }

  @Test("A trace becomes a WebP and a GIF of its duration, and a film strip")
  func films() throws {
    try CommandStage.inFolder { folder in
      let page = "\(folder)/a.html"
      #expect(run("record", "sheet", "--page", page, "--quiet").status == .success)
      for (kind, start) in [("webp", "RIFF"), ("gif", "GIF8")] {
        let outcome = run(
          "film", page, "-o", "\(folder)/a.\(kind)", "--scale", "0.25", "--fps", "5", "--quiet",
          "--strip", "\(folder)/\(kind).png", "--strip-frames", "3", "--fingers")
        #expect(outcome.status == .success && outcome.error.isEmpty, "\(outcome.error)")
        let film = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.\(kind)"))
        #expect(film.prefix(4) == Data(start.utf8))
      }
      let strip = try picture("\(folder)/webp.png")
      #expect(strip.width > 3 * 190 && strip.height > 400)
      let shown = try picture("\(folder)/gif.png")
      #expect(try difference(strip, shown) < 0.1)
      let output = run("film", page, "-o", "-", "--scale", "0.2", "--fps", "2", "--quiet")
      #expect(output.bytes.prefix(4) == ArraySlice("RIFF".utf8))
    }
  }

  @Test("A picture shows a moment, and without one that of the first failure")
  func moments() throws {
    try CommandStage.inFolder { folder in
      let page = "\(folder)/a.html"
      #expect(run("record", "sheet", "--page", page, "--quiet").status == .success)
      for (name, time) in [("start", "0"), ("middle", "0.6"), ("later", "99")] {
        #expect(
          run("film", page, "-o", "\(folder)/\(name).png", "--at", time, "--scale", "1").status
            == .success)
      }
      let text = try String(contentsOfFile: page, encoding: .utf8)
      let failed = text.replacing(
        #""marks":[]"#, with: #""marks":[{"kind":"failure","text":"no","time":0.6}]"#)
      try #require(failed != text)
      try Data(failed.utf8).write(to: URL(fileURLWithPath: page))
      #expect(run("film", page, "-o", "\(folder)/mark.png", "--scale", "1").status == .success)
      let middle = try picture("\(folder)/middle.png")
      #expect(try difference(middle, picture("\(folder)/mark.png")) == 0)
      #expect(try difference(middle, picture("\(folder)/start.png")) > 0.1)
      #expect(try difference(middle, picture("\(folder)/later.png")) > 0.02)
    }
  }

  @Test("A step that cannot be performed is marked on the trace with its sentence")
  func failedStep() throws {
    try CommandStage.inFolder { folder in
      let script = "\(folder)/script.json"
      try Data(#"[{"advance": 0.2}, {"tap": "Nobody"}]"#.utf8)
        .write(to: URL(fileURLWithPath: script))
      let outcome = run(
        "record", "alert", "--page", "\(folder)/a.html", "--quiet", "--script", script)
      #expect(outcome.status == .success)
      let text = try String(contentsOfFile: "\(folder)/a.html", encoding: .utf8)
      #expect(text.contains("step 2 (line 1, column 20): nothing on the screen has the label"))
      #expect(!text.contains("CommandFailure("))
    }
  }

  @Test("A damaged trace is refused in one sentence, wherever it is damaged")
  func damaged() throws {
    try CommandStage.inFolder { folder in
      let page = "\(folder)/a.html"
      #expect(run("record", "alert", "--page", page, "--quiet").status == .success)
      let text = try String(contentsOfFile: page, encoding: .utf8)
      let start = try #require(text.range(of: "\"m\":\"")).upperBound
      let end = try #require(text[start...].firstIndex(of: "\""))
      let message = try #require(Data(base64Encoded: String(text[start..<end])))
      var random = SplitMix(seed: 17)
      for number in 0..<60 {
        var bytes = message
        if number < 20 {
          bytes = bytes.prefix(Int(random.next() % UInt64(bytes.count)))
        } else {
          for _ in 0..<(1 + number % 5) {
            bytes[Int(random.next() % UInt64(min(bytes.count, 4000)))] = UInt8(random.next() & 0xFF)
          }
        }
        let changed = text[..<start] + bytes.base64EncodedString() + text[end...]
        guard let file = try? TraceFile(String(changed)) else { continue }
        do {
          let film = try TraceFilm(file)
          _ = try film.picture(at: 0, scale: min(0.1, film.scale))
        } catch {
          #expect(!"\(error)".isEmpty && !"\(error)".contains("\n"))
        }
      }
      try Data((text[..<start] + "AQA=" + text[end...]).utf8)
        .write(to: URL(fileURLWithPath: page))
      let outcome = run("film", page, "-o", "\(folder)/b.webp", "--quiet")
      #expect(outcome.status == .badInput)
      #expect(outcome.error == "detent: \(page): the trace is damaged: a frame ends too early.\n")
    }
  }

  /// A generator whose numbers are the same each time.
  private struct SplitMix: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var z = seed
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Writes a program of the name ffmpeg.
  private func program(_ text: String, in folder: String) throws {
    let path = "\(folder)/ffmpeg"
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Two frames, a red one for a fifth of a second and a blue one for as long.
  private func encode(_ kind: SystemFilm.Kind, path: String) throws -> Data {
    let film = try SystemFilm(kind, width: 6, height: 4, rate: 10, path: path)
    for (color, time) in [(UInt32(0xFFFF_0000), 0.0), (0xFF00_00FF, 0.2)] {
      let frame = try #require(Bitmap(width: 6, height: 4))
      frame.clear(to: color)
      try film.add(frame, at: time)
    }
    return try film.finish(at: 0.4).data()
  }

  @Test("A film in MP4 and WebM is made of frames at a constant rate by ffmpeg")
  func systemEncoder() throws {
    try CommandStage.inFolder { folder in
      try program(
        "echo \"$@\" > \(folder)/arguments\nfor last; do :; done\ncat > \"$last\"", in: folder)
      for kind in [SystemFilm.Kind.mp4, .webm] {
        let bytes = try encode(kind, path: "/nowhere:\(folder):/bin:/usr/bin")
        let frame: (UInt8, UInt8) -> [UInt8] = { blue, red in
          (0..<24).flatMap { _ in [blue, 0, red, 255] }
        }
        #expect(
          [UInt8](bytes) == frame(0, 255) + frame(0, 255) + frame(255, 0) + frame(255, 0))
        let arguments = try String(contentsOfFile: "\(folder)/arguments", encoding: .utf8)
        #expect(arguments.contains("-video_size 6x4 -framerate 10.0 -i -"))
        #expect(arguments.contains(kind == .mp4 ? "libx264" : "libvpx-vp9"))
        #expect(arguments.hasSuffix("film.\(kind.rawValue)\n"))
      }
    }
  }

  @Test("Without ffmpeg the package is named, and what it complains about is passed on")
  func noEncoder() throws {
    try CommandStage.inFolder { folder in
      #expect(
        throws: RecordingError.encoder(
          "a film in MP4 needs ffmpeg, which is not on the path; install the system's package "
            + "ffmpeg, or name a file that ends in .webp or .gif")
      ) { try encode(.mp4, path: "\(folder):/nowhere") }
      try program("echo 'Unknown encoder' >&2; exit 3", in: folder)
      #expect(throws: RecordingError.encoder("ffmpeg failed: Unknown encoder")) {
        try encode(.webm, path: folder)
      }
    }
  }
}
