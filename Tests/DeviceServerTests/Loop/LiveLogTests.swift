import DevicePage
import Foundation
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("The log of a page", .serialized)
@MainActor
struct LiveLogTests {
  private enum LogMisuse: MisuseCase {
    case absent
    var sentence: String { "The view is not there; add it first." }
  }

  /// Misuses something, or prints, when it is called.
  private final class Screen: UIViewController, SceneResponder {
    func sceneDidChange(_ values: SceneValues, changed: [String]) {}
    func sceneCall(_ name: String, argument: String?) throws {
      if name == "print" { print("a line of the app") } else { Misuse.report(LogMisuse.absent) }
    }
  }

  private func loop(pages count: Int = 1) -> (loop: LiveLoop, pages: [TestPage]) {
    let scene = DeviceScene(
      name: "log", title: "Log", calls: [SceneCall("misuse", ""), SceneCall("print", "")],
      script: [.settle]
    ) { _ in Screen() }
    let loop = LiveLoop(DeviceServer.Configuration(scenes: SceneRegistry([scene])))
    let pages = (0..<count).map { _ in TestPage() }
    for page in pages {
      let number = loop.opened(page)
      loop.received(#"{"t":"hello","version":\#(protocolVersion)}"#, from: number)
    }
    loop.turn()
    return (loop, pages)
  }

  private func log(_ page: TestPage) -> [String] {
    page.texts.filter { $0.contains(#""t":"log""#) }
  }

  @Test("A misuse is in the log of its own page, also if the page asks later")
  func misuse() throws {
    let (loop, pages) = loop(pages: 2)
    let end = loop.followMisuses()
    defer { end() }
    let (first, second) = (loop.allSessions[0], loop.allSessions[1])
    second.watched = [.log]
    try first.stage?.player.call("misuse", argument: nil)
    #expect(log(pages[0]).isEmpty)
    first.watched = [.log]
    first.sendLog()
    #expect(log(pages[0]).count == 1)
    #expect(log(pages[0]).first?.contains(#""id":"Log.absent""#) == true)
    #expect(log(pages[1]).isEmpty)
    for page in 1...2 { loop.closed(page) }
  }

  @Test("A printed line is in the log of the page whose app printed it")
  func prints() {
    let (loop, pages) = loop()
    loop.received(#"{"t":"watch","what":["log"]}"#, from: 1)
    loop.turn()
    loop.turn()
    loop.received(#"{"t":"call","name":"print"}"#, from: 1)
    loop.turn()
    #expect(log(pages[0]).contains { $0.contains("a line of the app") })
    // Without a page that asks, the output is the program's own again.
    loop.closed(1)
    loop.followPrints()
    #expect(loop.printed == nil)
  }

  @Test("The times of frames are sent in groups to a page that asks")
  func work() throws {
    let (loop, pages) = loop()
    loop.received(#"{"t":"watch","what":["work"]}"#, from: 1)
    loop.turn()
    for _ in 0..<SessionDiary.framesTogether {
      loop.received(#"{"t":"probe","x":10,"y":10}"#, from: 1)
      loop.turn()
    }
    #expect(pages[0].texts.contains { $0.contains(#""t":"work""#) })
    loop.closed(1)
  }
}
