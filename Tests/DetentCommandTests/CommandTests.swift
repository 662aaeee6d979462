import DetentTesting
import Foundation
import Gallery
import Testing

@testable import detent

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
    outcome.status = Detent.run(arguments)
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

  @Test("A snapshot has the device's pixels")
  func snapshot() throws {
    try inFolder { folder in
      let script = try script(#"[{"advance": 0.1}]"#, in: folder)
      let path = folder + "/a.png"
      let outcome = run(
        "snapshot", scene, "-o", path, "--device", "iphone-se-3", "--script", script)
      #expect(outcome.error.isEmpty)
      #expect(outcome.status == 0)
      let picture = try Bitmap.decode(Data(contentsOf: URL(fileURLWithPath: path)))
      #expect((picture.width, picture.height) == (750, 1334))
      #expect(try files(in: folder) == ["a.png", "script.json"])
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

  nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var sentence: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// `SCENE` and `FOLDER` stand for the first scene and an empty folder.
  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      arguments: ["snapshot", "SCENEE", "-o", "FOLDER/a.png"], sentence: "no scene is named"),
    Mistake(arguments: ["snapshot", "SCENE"], sentence: "Missing expected argument '--output"),
    Mistake(arguments: ["snapshot", "SCENE", "-o", "FOLDER/a.jpg"], sentence: "ends in .png"),
    Mistake(
      arguments: ["snapshot", "SCENE", "-o", "FOLDER/b/a.png"], sentence: "there is no folder"),
    Mistake(
      arguments: ["record", "SCENE", "-o", "FOLDER/a.mp4"], sentence: "ends in .webp or .gif"),
    Mistake(
      arguments: ["record", "SCENE", "-o", "FOLDER/a.webp", "--strip", "FOLDER/a.gif"],
      sentence: "the file of a film strip ends in .png"),
    Mistake(
      arguments: ["record", "SCENE", "-o", "FOLDER/a.webp", "--fps", "61"],
      sentence: "--fps takes a number from 1 to 60"),
    Mistake(
      arguments: ["record", "SCENE", "-o", "FOLDER/a.gif", "--fps", "60"],
      sentence: "--fps takes a number from 1 to 50"),
    Mistake(
      arguments: [
        "record", "SCENE", "-o", "FOLDER/a.webp", "--strip", "FOLDER/a.png", "--strip-frames", "0",
      ],
      sentence: "--strip-frames takes"),
    Mistake(
      arguments: ["record", "SCENE", "-o", "FOLDER/a.webp", "--scale", "4"],
      sentence: "a picture of this device has a scale above 0 and up to 3, not 4"),
    Mistake(
      arguments: ["play", "SCENE", "--device", "iphone-61"],
      sentence: "no device is named \"iphone-61\"; did you mean \"iphone-11\"?"),
    Mistake(
      arguments: ["play", "SCENE", "--style", "ios7"],
      sentence: "--style takes one of ios26, ios18, not \"ios7\""),
    Mistake(
      arguments: ["play", "SCENE", "--appearance", "dim"],
      sentence: "--appearance takes one of light, dark, not \"dim\""),
    Mistake(
      arguments: ["play", "SCENE", "--orientation", "left"],
      sentence: "--orientation takes one of portrait,"),
    Mistake(
      arguments: ["play", "SCENE", "--text-size", "huge"],
      sentence: "--text-size takes one of xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5"),
    Mistake(
      arguments: ["play", "SCENE", "--set", "x"], sentence: "--set takes key=value, not \"x\""),
    Mistake(
      arguments: ["play", "SCENE", "--set", "nope=1"], sentence: "has no parameter \"nope\""),
    Mistake(
      arguments: ["play", "SCENE", "--script", "FOLDER/none.json"], sentence: "cannot be read"),
    Mistake(arguments: ["record", "-o", "FOLDER/a.webp"], sentence: "needs the name of a scene"),
    Mistake(
      arguments: ["record", "SCENE", "--all", "-o", "FOLDER/all"],
      sentence: "--all records every scene"),
    Mistake(
      arguments: ["record", "SCENE", "nope", "-o", "FOLDER/all"],
      sentence: "no scene is named \"nope\""),
    Mistake(
      arguments: ["record", "--all", "-o", "FOLDER/all", "--jobs", "0"],
      sentence: "--jobs takes a whole number from 1 on"),
    Mistake(arguments: ["dance"], sentence: "Unexpected argument 'dance'"),
    Mistake(arguments: ["list", "--colour"], sentence: "Unknown option '--colour'"),
  ]

  @Test("A mistake gets one sentence and status 2, and leaves nothing behind", arguments: mistakes)
  func mistake(row: Mistake) throws {
    try inFolder { folder in
      let arguments = row.arguments.map {
        $0.replacing("SCENE", with: scene).replacing("FOLDER", with: folder)
      }
      let outcome = run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("detent: "))
      #expect(outcome.error.contains(row.sentence.replacing("SCENE", with: scene)))
      #expect(outcome.error.filter { $0 == "\n" }.count == 1)
      let left = try files(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test("A bad script gets its file, step and place, and leaves nothing behind")
  func badScript() throws {
    try inFolder { folder in
      let path = try script("[{\"advance\": 0.1},\n {\"tpa\": \"x\"}]", in: folder)
      let outcome = run("record", scene, "-o", folder + "/a.webp", "--script", path)
      #expect(outcome.status == 2)
      #expect(
        outcome.error.hasPrefix(
          "detent: \(path): step 2 (line 2, column 3): \"tpa\" is not a step; steps are "))
      #expect(try files(in: folder) == ["script.json"])
    }
  }

  @Test("A script that fails on its way leaves nothing behind")
  func failingScript() throws {
    try inFolder { folder in
      let path = try script(#"[{"advance": 0.1}, {"tap": "No such thing"}]"#, in: folder)
      for output in ["a.webp", "a.gif"] {
        let outcome = run(
          "record", scene, "-o", "\(folder)/\(output)", "--script", path, "--scale", "0.25")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("step 2 (line 1, column 20): nothing on the screen"))
      }
      #expect(try files(in: folder) == ["script.json"])
    }
  }
}
