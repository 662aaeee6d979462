import CoreGraphics
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("The log of what was done")
@MainActor
struct InputLogTests {
  private static let frame = 1.0 / 60

  @Test("It reads back as the touch script of what was done")
  func script() throws {
    let log = InputLog()
    log.passed(Self.frame)
    log.passed(Self.frame)
    log.note("set", .settings([("grabber", "true")]))
    log.touched([
      .init(phase: .down, finger: 1, location: CGPoint(x: 10.25, y: 20)),
      .init(phase: .down, finger: 2, location: CGPoint(x: 100, y: 20.0625)),
    ])
    log.touched([.init(phase: .move, finger: 2, location: CGPoint(x: 120, y: 20))])
    log.touched([.init(phase: .up, finger: 1, location: .zero)])
    log.passed(Self.frame)
    let script = try TouchScript(json: log.script(frameDuration: Self.frame))
    #expect(
      script.steps.map(\.action) == [
        .advance(0.0333), .set([.init(key: "grabber", value: "true")]),
        .together([
          .down(CGPoint(x: 10.25, y: 20), finger: 1), .down(CGPoint(x: 100, y: 20.0625), finger: 2),
        ]),
        .move(CGPoint(x: 120, y: 20), over: 0.0167, finger: 2), .up(velocity: nil, finger: 1),
        .advance(0.0167),
      ])
    #expect(!log.isCut)
  }

  @Test("A pointer's way is part of it")
  func pointer() throws {
    let log = InputLog()
    log.hovered(CGPoint(x: 30.5, y: 40))
    log.hovered(nil)
    #expect(
      try TouchScript(json: log.script(frameDuration: Self.frame)).steps.map(\.action)
        == [.hoverPoint(CGPoint(x: 30.5, y: 40)), .hoverPoint(nil)])
  }

  @Test("What assistive technology did is part of it, by place where names are alike")
  func activated() throws {
    let device = VirtualDevice(model: .iPhoneSE3)
    device.show {
      let root = UIViewController()
      for (index, title) in ["Play", "Skip", "Skip"].enumerated() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        button.frame = CGRect(x: 20, y: 160 + 60 * index, width: 200, height: 44)
        root.view.addSubview(button)
      }
      return root
    }
    let log = InputLog()
    log.activated(device.elements[0], among: device.elements, action: nil)
    log.activated(device.elements[2], among: device.elements, action: "increment")
    #expect(
      try TouchScript(json: log.script(frameDuration: Self.frame)).steps.map(\.action)
        == [
          .activate("Play", action: nil),
          .activatePoint(CGPoint(x: 120, y: 302), action: "increment"),
        ])
  }

  @Test("It ends where it would be too long, and says so")
  func cut() throws {
    let log = InputLog()
    for index in 0..<InputLog.mostSteps + 100 {
      log.touched([
        .init(phase: index == 0 ? .down : .move, finger: 1, location: CGPoint(x: index % 90, y: 5))
      ])
    }
    #expect(log.isCut)
    log.passed(Self.frame)
    log.note("type", .text("late"))
    let text = log.script(frameDuration: Self.frame)
    #expect(!text.contains("late"))
    #expect(try TouchScript(json: text).steps.count == InputLog.mostSteps - 1)
  }

  @Test("Long texts do not fill the memory")
  func texts() {
    let log = InputLog()
    let text = String(repeating: "a", count: 60_000)
    for _ in 0..<40 { log.note("type", .text(text)) }
    #expect(log.isCut)
    #expect(log.script(frameDuration: Self.frame).utf8.count < InputLog.mostTextBytes + 1000)
  }
}
