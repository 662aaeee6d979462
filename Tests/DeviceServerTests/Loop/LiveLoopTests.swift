import DevicePage
import Foundation
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("Pages of a server")
@MainActor
struct LiveLoopTests {
  private let loop = LiveLoop(DeviceServer.Configuration(scenes: SceneRegistry([.plain])))

  @Test("There are at most 24 pages, and one that is closed makes room")
  func bound() {
    let pages = (0..<24).map { _ in TestPage() }
    let numbers = pages.map { loop.opened($0) }
    #expect(pages.allSatisfy { $0.ending == nil })
    let refused = TestPage()
    _ = loop.opened(refused)
    #expect(refused.ending == .misunderstood("24 pages are open already"))
    loop.closed(numbers[3])
    let next = TestPage()
    _ = loop.opened(next)
    #expect(next.ending == nil)
    #expect(pages[4].ending == nil)
  }

  @Test("What is kept for a page is four pictures, and goes with it")
  func recordings() async {
    let library = loop.library
    let page = loop.opened(TestPage())
    let other = library.keep(
      Data([9]), of: "plain", ending: "png", type: "image/png", for: page + 1
    ).path
    let paths = (0..<5).map {
      library.keep(Data([$0]), of: "plain", ending: "png", type: "image/png", for: page).path
    }
    #expect(await library.answer(to: paths[0])?.data == nil)
    for path in paths.dropFirst() { #expect(await library.answer(to: path)?.data != nil) }
    loop.closed(page)
    for path in paths { #expect(await library.answer(to: path)?.data == nil) }
    #expect(await library.answer(to: other)?.data == Data([9]))
  }

  @Test("Recordings of a page have 64 MB together, and the newest is kept whatever its size")
  func recordingBytes() async {
    let library = loop.library
    let page = loop.opened(TestPage())
    let paths = [30, 30, 10, 70].map {
      library.keep(
        Data(count: $0 << 20), of: "plain", ending: "png", type: "image/png", for: page
      ).path
    }
    for path in paths.dropLast() { #expect(await library.answer(to: path)?.data == nil) }
    #expect(await library.answer(to: paths[3])?.data.count == 70 << 20)
    loop.closed(page)
  }

  @Test("Tasks, timers and dispatched work of pages run on their own devices")
  func devices() async throws {
    let apps = LateApps()
    let scene = DeviceScene(
      name: "late", title: "Late", calls: [SceneCall("start", "Starts work")], script: [.settle]
    ) { _ in
      let app = LateController()
      apps.all.append(app)
      return app
    }
    let loop = LiveLoop(DeviceServer.Configuration(scenes: SceneRegistry([scene])))
    func run(until isDone: () -> Bool) async {
      var rounds = 0
      while !isDone(), rounds < 200_000 {
        loop.turn()
        await Task.yield()
        rounds += 1
      }
      #expect(isDone())
    }
    var pages: [Int] = []
    for device in ["iphone-se-3", "ipad-pro-11-m4"] {
      let page = loop.opened(TestPage())
      pages.append(page)
      loop.received(
        #"{"t":"hello","version":\#(protocolVersion),"device":"\#(device)"}"#, from: page)
      await run { apps.all.count == pages.count }
    }
    for page in pages { loop.received(#"{"t":"call","name":"start"}"#, from: page) }
    await run { apps.all.allSatisfy { $0.sizes.count == 3 } }
    #expect(apps.all.map { Set($0.sizes.map(\.width)) } == [[375], [834]])
  }
}

@MainActor
private final class LateApps {
  var all: [LateController] = []
}

/// An app whose work runs after the message that started it.
final class LateController: UIViewController, SceneResponder {
  /// The sizes of the screen that the work saw.
  private(set) var sizes: [CGSize] = []

  func sceneDidChange(_ values: SceneValues, changed: [String]) {}

  func sceneCall(_ name: String, argument: String?) throws {
    Task {
      note()
      _ = MediaClock.alarms?.schedule(at: MediaClock.now, isAwaited: true) { self.note() }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.note() } }
  }

  private func note() { sizes.append(UIScreen.main.bounds.size) }
}
