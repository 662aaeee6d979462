import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("Memory of a session")
@MainActor
struct MemoryTests {
  @Test("The device of a scene is gone when another scene is shown")
  func stageGoes() throws {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":2}"#)
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
}
