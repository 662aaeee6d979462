import Gallery
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("Memory of a session")
@MainActor
struct MemoryTests {
  private static let hello = #"{"t":"hello","version":4}"#

  /// All scenes but one: the buttons of article 003's listing hold the controller that holds them.
  nonisolated private static let scenes = gallery.scenes.filter { $0.name != "sheet-programmatic" }

  @Test("The device of a scene is gone when another scene is shown")
  func stageGoes() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    weak let stage = test.session.stage
    weak let device = test.session.stage?.device
    weak let host = test.session.stage?.device.host
    weak let root = test.session.stage?.device.rootViewController
    #expect(device != nil)
    test.say(#"{"t":"scene"}"#)
    test.pass(frames: 12)
    #expect(stage == nil)
    #expect(device == nil)
    #expect(host == nil)
    #expect(root == nil)
  }

  @Test(
    "Nothing of a scene remains that is left while it shows all it has",
    arguments: scenes.map(\.name))
  func sceneGoes(name: String) throws {
    var survivors = Survivors()
    var test = TestSession([try gallery.scene(name), .plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    if try gallery.scene(name).calls.contains(where: { $0.name == "present" }) {
      test.say(#"{"t":"call","name":"present"}"#)
      test.pass(frames: 60)
    }
    test.drag(from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: -120))
    survivors.note(try #require(test.session.stage).device)
    test.say(#"{"t":"scene","scene":"plain"}"#)
    test.pass(frames: 12)
    #expect(survivors.remaining() == [:])
  }

  @Test(
    "Nothing of a presentation remains once it is dismissed",
    arguments: scenes.filter { scene in
      ["present", "dismiss"].allSatisfy { name in scene.calls.contains { $0.name == name } }
    }.map(\.name))
  func presentationGoes(name: String) throws {
    var survivors = Survivors()
    var test = TestSession([try gallery.scene(name)])
    test.say(Self.hello)
    test.pass(frames: 12)
    let device = try #require(test.session.stage).device
    for _ in 0..<2 {
      test.say(#"{"t":"call","name":"present"}"#)
      test.pass(frames: 60)
      test.drag(from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: -60))
      survivors.note(device)
      test.say(#"{"t":"call","name":"dismiss"}"#)
      test.pass(frames: 90)
    }
    #expect(survivors.remaining(on: device) == [:])
  }

  @Test("Nothing of a sheet on a sheet remains once it is dismissed")
  func sheetOnSheetGoes() throws {
    var survivors = Survivors()
    var test = TestSession([try gallery.scene("swiftui-maps")])
    test.say(Self.hello)
    test.pass(frames: 60)
    let device = try #require(test.session.stage).device
    for _ in 0..<2 {
      try test.tap("Lindenpark on the map")
      test.pass(frames: 90)
      #expect(device.sheets.count == 2)
      survivors.note(device)
      try test.tap("Close")
      test.pass(frames: 90)
      #expect(device.sheets.count == 1)
    }
    #expect(survivors.remaining(on: device) == [:])
  }
}
