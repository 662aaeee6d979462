#if os(Linux)
  import DetentTesting
  import Harbour
  import SwiftUI
  import Testing

  @MainActor @Suite("Departures", .traced)
  struct DeparturesTests {
    let app = TestApp { UIHostingController(rootView: DeparturesScreen()) }

    @Test("A departure opens at the medium detent, and the list stays in use")
    func opens() throws {
      try app.element(.text("Oslo")).tap()
      try app.settle()
      #expect(try app.sheet().detent == "medium")
      #expect(try app.sheet().dim == 0)
      #expect(app.element(.text("Drøbak")).isHittable)
    }

    @Test("A flick takes the booking to the large detent, which dims the list")
    func flick() throws {
      try app.element(.text("Oslo")).tap()
      try app.settle()
      try app.element(.text("To Oslo")).swipe(.up)
      try app.settle()
      #expect(try app.sheet().detent == "large")
      #expect(!app.element(.text("Drøbak")).isHittable)
    }

    @Test("Seats that are booked stand in the row of the departure")
    func books() throws {
      try app.element(.text("Horten")).tap()
      try app.settle()
      #expect(try !app.button("Book").isEnabled)
      try app.element(.role("textField")).type("Ida")
      try app.element(.role("adjustable"), .text("Seats")).increment()
      try app.button("Book").tap()
      app.expect(app.presentations.isEmpty, within: 2)
      #expect(app.element(.text("2 booked")).exists)
    }

    @Test("A booking with a name in it is not dismissed by a drag")
    func keepsName() throws {
      try app.element(.text("Oslo")).tap()
      try app.settle()
      try app.element(.role("textField")).type("Ida")
      try app.element(.text("To Oslo")).swipe(.down, velocity: 3000)
      try app.settle()
      #expect(try app.sheet().phase == "resting")
    }

    @Test("The list looks as it did, in light and dark")
    func looks() throws {
      try app.expectGolden("departures")
      app.surroundings.appearance = .dark
      try app.settle()
      try app.expectGolden("departures-dark")
    }
  }
#endif
