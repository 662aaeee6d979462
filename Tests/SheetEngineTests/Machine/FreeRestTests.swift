import SheetEngine
import Testing

/// Sheets that rest between their stops.
@Suite("Rest between stops")
struct FreeRestTests {
  private func driver(_ selection: SheetDetentID = .medium) -> SheetDriver {
    var driver = SheetDriver(
      .make([.medium, .large]) { $0.largestUndimmed = .medium }, selection: selection)
    driver.send(.present(.settle))
    driver.settle()
    return driver
  }

  @Test("A sheet moves to a height between its stops and rests there, with an interpolated dimming")
  func move() {
    var driver = driver()
    let medium = driver.sheet.layout.position(at: 0).extent
    driver.send(.move(toHeight: 500, .settle))
    #expect(driver.sheet.phase == .settling(stop: 0))
    #expect(!driver.sheet.isBackgroundInteractive)
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    #expect(driver.sheet.position.extent == 500 + 34)
    #expect(driver.sheet.position.extent > medium)
    #expect(driver.sheet.selection == .medium)
    let dim = driver.sheet.geometry.dimAlpha
    #expect(dim > 0 && dim < driver.sheet.layout.stops.all[1].dim)
    #expect(driver.sheet.isPresenterTintDimmed)
  }

  @Test("A selection ends the rest between stops, also that of the detent selected before")
  func selection() {
    var driver = driver()
    driver.send(.move(toHeight: 500, .none))
    #expect(driver.sheet.freeHeight == 500)
    driver.send(.select(.medium, .none))
    #expect(driver.sheet.freeHeight == nil)
    #expect(driver.sheet.position == driver.sheet.layout.position(at: 0))
    #expect(driver.sheet.isBackgroundInteractive)
  }

  @Test("A height beyond the stops is that of the nearest one", arguments: [-50.0, 10_000])
  func ends(height: Double) {
    var driver = driver()
    driver.send(.move(toHeight: height, .none))
    let layout = driver.sheet.layout
    let end = height < 0 ? layout.stops.smallest : layout.stops.largest
    #expect(driver.sheet.position.extent == end.extent)
    driver.send(.move(toHeight: .nan, .none))
    #expect(driver.sheet.position.extent == end.extent)
  }

  @Test("A move is interrupted by a finger, which leaves the sheet at a height of the app's choice")
  func interrupted() {
    var driver = driver()
    driver.send(.move(toHeight: 700, .settle))
    driver.advance(4)
    let caught = driver.sheet.position.travel
    driver.send(.dragBegan(mayDismiss: true))
    #expect(abs(driver.sheet.position.travel - caught) < 1e-9)
    driver.send(.dragMoved(by: -20))
    driver.send(.dragEnded(velocity: 0, landing: .height(550)))
    driver.settle()
    #expect(driver.sheet.position.extent == 550 + 34)
    #expect(driver.sheet.selection == .medium)
    // At the height of a stop the user has selected its detent.
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragEnded(velocity: 0, landing: .height(9000)))
    driver.settle()
    #expect(driver.sheet.freeHeight == nil && driver.sheet.selection == .large)
  }

  @Test("A rotation keeps the height as far as the container has it")
  func rotation() {
    var driver = driver()
    driver.send(.move(toHeight: 600, .none))
    let small = SheetContainer.iPhone16.with { $0.size = SheetSize(width: 393, height: 500) }
    driver.send(.containerChanged(small, .none))
    #expect(driver.sheet.position.extent == driver.sheet.layout.stops.largest.extent)
    driver.send(.containerChanged(.iPhone16, .none))
    #expect(driver.sheet.position.extent == 600 + 34)
  }

  @Test("The keyboard raises the sheet to its largest stop and lets it return")
  func keyboard() {
    var driver = driver()
    driver.send(.move(toHeight: 500, .none))
    driver.send(.keyboardChanged(overlap: 300, .none))
    #expect(driver.sheet.phase == .resting(stop: 1))
    driver.send(.keyboardChanged(overlap: 0, .none))
    #expect(driver.sheet.position.extent == 500 + 34)
  }

  @Test(
    "The height for a visible height is its inverse, at cards and attached sheets",
    arguments: [SheetStyle.iOS26, .iOS18], [60.0, 120, 200, 430, 640])
  func inverse(style: SheetStyle, height: Double) {
    let configuration = SheetConfiguration(
      detents: [.height(0, id: SheetDetentID(0)), .large])
    let layout = SheetLayout(
      configuration: configuration, container: .iPhone16, style: style)
    let visible = layout.visibleHeight(at: layout.position(atHeight: height))
    #expect(abs(layout.height(atVisibleHeight: visible) - height) < 0.5)
  }
}
