import SheetEngine
import Testing

@Suite("Names and heights of detents")
struct DetentListTests {
  @Test("A name keeps its identifier, and the system's detents keep theirs")
  func names() {
    var names = SheetDetentNames(medium: "medium", large: "large")
    #expect(names.existingID(for: "peek") == nil)
    let peek = names.id(for: "peek")
    let low = names.id(for: "low")
    #expect(peek != low)
    #expect(names.id(for: "peek") == peek)
    #expect(names.existingID(for: "low") == low)
    #expect(names.id(for: "medium") == .medium && names.id(for: "large") == .large)
    #expect(names.name(of: peek) == "peek" && names.name(of: .large) == "large")
    #expect(names.name(of: .medium) == "medium")
  }

  @Test("An identifier that no name has is no name", arguments: [Int32.min, -3, 1, Int32.max])
  func unknown(id: Int32) {
    var names = SheetDetentNames(medium: "medium", large: "large")
    _ = names.id(for: "peek")
    #expect(names.name(of: SheetDetentID(id)) == nil)
  }

  @Test("Inactive detents have no stop, and detents of one height share one")
  func heights() {
    let heights = SheetDetentHeights([
      ("large", 700), ("nowhere", nil), ("fixed", 350), ("half", 350), ("low", 200), ("large", 700),
    ])
    #expect(heights.stops.map(\.name) == ["low", "fixed", "large"])
    #expect(heights.stops.map(\.height) == [200, 350, 700])
    #expect(heights.index(of: "half") == 1)
    #expect(heights.height(of: "half") == 350)
    #expect(heights.index(of: "nowhere") == nil)
    #expect(heights.height(of: "large") == 700)
  }

  @Test("The nearest of two equally near stops is the larger, and without stops there is none")
  func nearest() {
    let heights = SheetDetentHeights([("low", 200), ("half", 350), ("large", 700)])
    #expect(heights.nearest(to: 260) == "low")
    #expect(heights.nearest(to: 275) == "half")
    #expect(heights.nearest(to: -50) == "low")
    #expect(heights.nearest(to: 5000) == "large")
    #expect(SheetDetentHeights<String>().nearest(to: 100) == nil)
  }

  @Test("Heights within the tolerance of a stop's first are equal to it")
  func tolerance() {
    let exact = SheetDetentHeights([("a", 100), ("b", 100.005), ("c", 100.009)])
    #expect(exact.stops.count == 3)
    let merged = SheetDetentHeights(
      [("a", 100), ("b", 100.005), ("c", 100.009), ("d", 100.02)], tolerance: 0.01)
    #expect(merged.stops.map(\.name) == ["a", "d"])
    #expect(merged.index(of: "c") == 0)
  }

  @Test("In a sheet that fills the screen all detents share the smallest's stop")
  func oneStop() {
    let heights = SheetDetentHeights([("b", 300), ("a", 100)], sharesOneStop: true)
    #expect(heights.stops.map(\.name) == ["a"])
    #expect(heights.index(of: "b") == 0)
  }

  @Test(
    "A height has a place among the stops",
    arguments: [
      (-10.0, -1, 0.0), (0, -1, 0), (60, -1, 0.5), (120, 0, 0), (220, 0, 0.5), (320, 1, 0),
      (900, 1, 0),
    ])
  func place(height: Double, index: Int, progress: Double) {
    let stops = [100.0, 300]
    let place = SheetPlace(of: height, stopCount: 2, above: 20) { stops[$0] }
    #expect(place == SheetPlace(index: index, progress: progress))
  }

  @Test("Without stops, and among equal stops, a place is still a number")
  func oddStops() {
    #expect(SheetPlace(of: 5, stopCount: 0) { _ in 0 } == SheetPlace(index: 0, progress: 0))
    #expect(SheetPlace(of: -5, stopCount: 1) { _ in 0 } == SheetPlace(index: -1, progress: 0))
    #expect(SheetPlace(of: 50, stopCount: 2) { _ in 50 } == SheetPlace(index: 1, progress: 0))
  }
}
