import Foundation
import Testing
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
    let other = library.keep(Data([9]), of: "plain", kind: "png", for: page + 1).path
    let paths = (0..<5).map { library.keep(Data([$0]), of: "plain", kind: "png", for: page).path }
    #expect(await library.answer(to: paths[0])?.data == nil)
    for path in paths.dropFirst() { #expect(await library.answer(to: path)?.data != nil) }
    loop.closed(page)
    for path in paths { #expect(await library.answer(to: path)?.data == nil) }
    #expect(await library.answer(to: other)?.data == Data([9]))
  }
}
