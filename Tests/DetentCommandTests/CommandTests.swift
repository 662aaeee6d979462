import DetentTesting
import Foundation
import Gallery
import Testing

@testable import DetentCommand

@MainActor
@Suite("The command", .serialized)
struct CommandTests {
  private struct Outcome {
    var status: Int32
    var output = ""
    var error = ""
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome {
    let (output, error) = (Terminal.output, Terminal.error)
    defer {
      Terminal.output = output
      Terminal.error = error
    }
    var outcome = Outcome(status: -1)
    Terminal.output = { outcome.output += $0 }
    Terminal.error = { outcome.error += $0 }
    outcome.status = DetentCommand.run(arguments, scenes: gallery)
    return outcome
  }

  /// Runs a test in an empty folder of its own.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private var scene: String { gallery.scenes.first?.name ?? "" }

  /// A script that passes quickly on every scene.
  private func script(_ json: String, in folder: String) throws -> String {
    let path = folder + "/script.json"
    try json.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("Scenes are listed, as text and as JSON")
  func list() throws {
    let text = run("list")
    #expect(text.status == 0)
    for scene in gallery.scenes { #expect(text.output.contains("\(scene.name): \(scene.title)")) }
    let json = run("list", "--json")
    #expect(json.status == 0)
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.compactMap { $0["name"] as? String } == gallery.scenes.map(\.name))
    for (entry, scene) in zip(list, gallery.scenes) {
      let parameters = try #require(entry["parameters"] as? [[String: Any]])
      #expect(parameters.compactMap { $0["name"] as? String } == scene.parameters.map(\.name))
    }
  }

  @Test("Help is not an error")
  func help() {
    for arguments in [["--help"], ["record", "--help"]] {
      let outcome = arguments.count == 1 ? run(arguments[0]) : run(arguments[0], arguments[1])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("USAGE: detent"))
      #expect(outcome.error.isEmpty)
    }
  }

  @Test("A snapshot has the device's pixels, and the same bytes each time")
  func snapshot() throws {
    try inFolder { folder in
      let script = try script(#"[{"advance": 0.1}]"#, in: folder)
      for name in ["a", "b"] {
        let outcome = run(
          "snapshot", scene, "-o", "\(folder)/\(name).png", "--device", "iphone-se-3", "--script",
          script)
        #expect(outcome.error.isEmpty)
        #expect(outcome.status == 0)
      }
      let first = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))
      let picture = try Bitmap.decode(first)
      #expect((picture.width, picture.height) == (750, 1334))
      #expect(try first == Data(contentsOf: URL(fileURLWithPath: folder + "/b.png")))
      #expect(try files(in: folder) == ["a.png", "b.png", "script.json"])
    }
  }

  @Test("Two recordings have the same bytes, and a film strip on wish", arguments: ["webp", "gif"])
  func record(kind: String) throws {
    try inFolder { folder in
      let script = try script(
        #"[{"down": [200, 400]}, {"move": [200, 300], "over": 0.1}, {"up": true}]"#, in: folder)
      for name in ["a", "b"] {
        let outcome = run(
          "record", scene, "-o", "\(folder)/\(name).\(kind)", "--script", script, "--scale", "0.25",
          "--fps", "20", "--strip", "\(folder)/\(name).png", "--strip-frames", "2")
        #expect(outcome.error.isEmpty)
        #expect(outcome.status == 0)
      }
      let first = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.\(kind)"))
      #expect(try first == Data(contentsOf: URL(fileURLWithPath: "\(folder)/b.\(kind)")))
      let strips = try ["a", "b"].map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0).png"))
      }
      #expect(strips[0] == strips[1])
      #expect(first.prefix(4) == Data((kind == "gif" ? "GIF8" : "RIFF").utf8))
      #expect(
        try files(in: folder)
          == ["a.\(kind)", "a.png", "b.\(kind)", "b.png", "script.json"].sorted())
    }
  }

  @Test("A trace has one line of JSON for each frame, the same each time")
  func trace() throws {
    try inFolder { folder in
      let script = try script(#"[{"advance": 0.5}]"#, in: folder)
      let path = folder + "/t.jsonl"
      #expect(run("play", scene, "--script", script, "--trace", path).status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count >= 30)
      for line in lines {
        let frame = try #require(
          JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(Set(frame.keys) == ["t", "sheets", "presenter", "events"])
      }
      let again = run("play", scene, "--script", script)
      #expect(again.output == text)
    }
  }

  @Test("A picture, a recording and a picture of symbols go to standard output")
  func standardOutput() throws {
    try CommandStage.inFolder { folder in
      let script = try script(#"[{"advance": 0.1}]"#, in: folder)
      let common = ["-o", "-", "--script", script, "--scale", "0.25"]
      let snapshot = CommandStage.run(["snapshot", scene] + common)
      #expect(snapshot.status == .success)
      #expect(snapshot.bytes.starts(with: [0x89] + Array("PNG".utf8)))
      let recording = CommandStage.run(["record", scene, "--quiet"] + common)
      #expect(recording.status == .success)
      #expect(recording.bytes.starts(with: Array("RIFF".utf8)))
      #expect(recording.output.isEmpty)
      let strip = CommandStage.run([
        "record", scene, "--quiet", "--script", script, "-o", "\(folder)/a.webp", "--scale", "0.25",
        "--strip", "-", "--strip-frames", "2",
      ])
      #expect(strip.bytes.starts(with: [0x89] + Array("PNG".utf8)))
      let symbols = CommandStage.run(["symbols", "heart", "-o", "-"])
      #expect(symbols.bytes.starts(with: [0x89] + Array("PNG".utf8)))
      #expect(try files(in: folder) == ["a.webp", "script.json"])
    }
  }

  @Test("The version comes alone, and verbosely with what decides the bytes of pictures")
  func version() throws {
    for arguments in [["--version"], ["list", "--version"]] {
      let outcome = CommandStage.run(arguments)
      #expect(outcome.status == .success)
      #expect(outcome.output == "detent \(Versions.detent)\n")
    }
    let lines = CommandStage.run(["--version", "--verbose"]).output.split(separator: "\n")
    #expect(
      lines.compactMap { $0.split(separator: " ").first }
        == ["detent", "Inter", "cairo", "pango", "harfbuzz", "libpng", "libwebp"])
    for line in lines.dropFirst() {
      let number = try #require(line.split(separator: " ").last)
      #expect(
        number.split(separator: ".").count >= 2 && number.allSatisfy { $0.isNumber || $0 == "." })
    }
  }

  @Test("The help of each command has examples, and that of all of them the exit statuses")
  func examples() {
    for name in ["list", "snapshot", "record", "play", "compare", "tree", "symbols", "serve"] {
      #expect(run(name, "--help").output.contains("  detent \(name) "))
    }
    let text = run("--help").output
    for status in CommandStatus.allCases {
      #expect(text.contains("\(status.rawValue)  \(status.meaning)"))
    }
  }
}
