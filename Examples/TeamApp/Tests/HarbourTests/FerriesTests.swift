#if os(Linux)
  import DetentTesting
  import Foundation
  import Harbour
  import Testing

  @MainActor @Suite("Ferries", .traced)
  struct FerriesTests {
    let app = TestApp { UINavigationController(rootViewController: FerriesController()) }

    @Test("A ferry that is dragged down goes, and leaves nothing behind")
    func dismisses() throws {
      try app.tap("Aurora")
      try app.settle()
      try app.element(.label("Aurora"), .presented).drag(to: CGPoint(x: 196, y: 840), over: 0.2)
      try app.settle()
      #expect(app.presentations.isEmpty)
      #expect(app.end().isClean)
    }

    @Test("The countdown follows the device's clock, for which no test waits")
    func countsDown() throws {
      try app.tap("Bukken")
      app.advance(by: 61)
      app.expect(app.element(.label("Leaves in 30 s")).exists)
    }

    @Test("A delay is reported after a question")
    func delay() throws {
      try app.tap("Cecilie")
      try app.settle()
      try app.button("Report a Delay").tap()
      try app.settle()
      #expect(try app.alert().title == "Report a delay?")
      try app.button("Report").tap()
      try app.settle()
      #expect(try app.element(.identifier("status")).label == "Delayed")
    }

    @Test("A trace of a flow is a page in one file")
    func trace() throws {
      let trace = app.trace("Cecilie is delayed")
      try app.tap("Cecilie")
      try app.settle()
      try app.button("Report a Delay").tap()
      try app.settle()
      let file = URL(fileURLWithPath: ".build/traces/cecilie.html")
      try trace.write(to: file)
      let page = try String(contentsOf: file, encoding: .utf8)
      #expect(page.contains("Report a delay?"))
    }
  }
#endif
