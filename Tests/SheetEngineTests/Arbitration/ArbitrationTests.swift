import SheetEngine
import Testing

@Suite("Arbitration and landing")
struct ArbitrationTests {
  @Test("Nothing of a movement is lost or invented")
  func conservation() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let reach = SheetDragLimits(
        travel: .random(in: -100...900, using: &random),
        ceiling: .random(in: 0...900, using: &random), canFall: .random(using: &random))
      let scroll = SheetScroll(offset: .random(in: -80...400, using: &random))
      let delta = Double.random(in: -300...300, using: &random)
      let share = reach.arbitrate(delta, scroll: scroll)
      #expect(abs(share.sheet + share.content - delta) < 1e-9)
      #expect(share.sheet * delta >= 0 && share.content * delta >= 0)
      #expect(delta >= 0 || share.sheet >= min(0, reach.travel - reach.ceiling) - 1e-9)
    }
  }

  @Test(
    "One axis: up fills the sheet first, down empties the content first",
    arguments: [
      // delta, travel, ceiling, canFall, offset → sheet
      (-150.0, 300.0, 600.0, true, 0.0, -150.0), (-150, 500, 600, true, 0, -100),
      (-50, 600, 600, true, 0, 0), (50, 600, 600, true, 100, 0), (150, 600, 600, true, 100, 50),
      (100, 600, 600, true, 0, 100), (100, 600, 600, true, -30, 100),
      (150, 600, 600, false, 100, 0), (-20, 610, 600, true, 0, 0),
    ])
  func oneAxis(
    delta: Double, travel: Double, ceiling: Double, canFall: Bool, offset: Double, sheet: Double
  ) {
    let reach = SheetDragLimits(travel: travel, ceiling: ceiling, canFall: canFall)
    #expect(reach.arbitrate(delta, scroll: SheetScroll(offset: offset)).sheet == sheet)
  }

  @Test("smooth_sheets: a drag up and down again passes everything through one axis")
  func upAndDown() {
    var content = Content()
    var driver = SheetDriver.presented([height(300), height(500)])
    content.begin(&driver)
    content.drag(&driver, by: -150)
    #expect(content.offset == 0 && driver.sheet.position.extent == 484)
    content.drag(&driver, by: -100)
    #expect(abs(content.offset - 50) < 1e-9)
    #expect(driver.sheet.position.extent == 534)
    content.drag(&driver, by: 80)
    #expect(content.offset == 0)
    #expect(abs(driver.sheet.position.extent - 504) < 1e-9)
  }

  // Fact S1.62.
  @Test("A drag that starts in mid content never grows the sheet")
  func midContent() {
    var content = Content(offset: 80)
    var driver = SheetDriver.presented([.medium, .large])
    content.begin(&driver)
    content.drag(&driver, by: -300)
    #expect(content.offset == 380)
    #expect(driver.sheet.position.extent == 459)
    content.drag(&driver, by: 400)
    #expect(content.offset == 0)
    #expect(abs(driver.sheet.position.drop - 20) < 1e-9)
    content.drag(&driver, by: -50)
    #expect(driver.sheet.position.drop == 0)
    #expect(driver.sheet.position.extent == 459)
    #expect(abs(content.offset - 30) < 1e-9)
  }

  // Fact S1.64.
  @Test("With the other setting a drag from mid content never moves the sheet")
  func midContentNeverFalls() {
    var style = SheetStyle.iOS26
    style.drag.movesSheetAfterContentReachesTop = false
    var content = Content(offset: 80)
    var driver = SheetDriver.presented([.medium, .large], style: style)
    content.begin(&driver)
    content.drag(&driver, by: 200)
    #expect(driver.sheet.position.drop == 0 && content.offset == -120)
  }

  // Fact I16.
  @Test("At the content's top a downward drag moves the sheet, and the offset stays 0")
  func downAtTop() {
    var content = Content()
    var driver = SheetDriver.presented()
    content.begin(&driver)
    content.drag(&driver, by: 120)
    #expect(content.offset == 0 && driver.sheet.position.drop == 120)
  }

  @Test("A release at the largest stop leaves its velocity to the content")
  func releaseAtTheTop() {
    var content = Content()
    var driver = SheetDriver.presented([.medium, .large], selection: .large)
    content.begin(&driver)
    content.drag(&driver, by: -60)
    let effects = driver.send(.dragEnded(velocity: -900, scroll: content.scroll))
    #expect(effects.contentVelocity == -900)
    #expect(driver.sheet.phase == .resting(stop: 1))
  }

  @Test("A release on the way up is the sheet's; what is left at the largest stop is the content's")
  func handOver() {
    var content = Content()
    var driver = SheetDriver.presented([.medium, .large])
    content.begin(&driver)
    content.drag(&driver, by: -200)
    let release = driver.send(.dragEnded(velocity: -3500, scroll: content.scroll))
    #expect(release.contentVelocity == 0)
    #expect(driver.sheet.phase == .settling(stop: 1))
    var handed: Double?
    for _ in 0..<60 where handed == nil {
      let before = driver.sheet.velocity
      let effects = driver.send(.tick(driver.sheet.time + 1.0 / 60))
      if let velocity = effects.contentVelocity {
        handed = velocity
        #expect(velocity < 0 && velocity > before)
        #expect(driver.sheet.position.extent == 793)
      }
    }
    #expect(handed != nil)
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 1))
  }

  @Test("A flick down in scrolled content is the content's, the sheet stays")
  func momentumStays() {
    var content = Content(offset: 500)
    var driver = SheetDriver.presented([.medium, .large], selection: .large)
    content.begin(&driver)
    content.drag(&driver, by: 100)
    let effects = driver.send(.dragEnded(velocity: 4000, scroll: content.scroll))
    #expect(effects.contentVelocity == 4000)
    #expect(driver.sheet.phase == .resting(stop: 1))
  }

  @Test(
    "Landing: nearest to where it would coast",
    arguments: [
      (459.0, 0.0, SheetLanding.stop(0)), (459, -1000, .stop(0)), (459, -1800, .stop(1)),
      (620, 0, .stop(0)), (630, 0, .stop(1)), (630, 500, .stop(0)), (793, 1000, .stop(1)),
      (793, 2000, .stop(0)), (793, 4000, .dismissal), (459, 999, .stop(0)),
      (459, 1000, .dismissal),
    ])
  func landing(extent: Double, velocity: Double, expected: SheetLanding) {
    let layout = SheetLayout(configuration: .make([.medium, .large]), container: .iPhone16)
    let position = SheetPosition(extent: extent)
    #expect(layout.landing(from: position, velocity: velocity, mayDismiss: true) == expected)
    if expected == .dismissal {
      #expect(layout.landing(from: position, velocity: velocity, mayDismiss: false) == .stop(0))
    }
  }

  @Test(
    "A limit of steps counts from the stop where the drag began, and dismissal is one below all",
    arguments: [
      // origin, limit, velocity → landing
      (0, 1, -9000.0, SheetLanding.stop(1)), (0, 2, -9000, .stop(2)), (0, nil, -9000, .stop(3)),
      (3, 1, 9000, .stop(2)), (2, 2, 9000, .stop(0)), (1, 1, 9000, .stop(0)),
      (0, 1, 9000, .dismissal), (1, 2, 9000, .dismissal), (2, 0, -9000, .stop(3)),
      (1, 1, 0, .stop(1)),
    ] as [(Int, Int?, Double, SheetLanding)])
  func steps(origin: Int, limit: Int?, velocity: Double, expected: SheetLanding) {
    var style = SheetStyle.iOS26
    style.landing.maximumSteps = limit
    let layout = SheetLayout(
      configuration: .make([height(200), height(350), height(500), height(650)]),
      container: .iPhone16, style: style)
    let position = SheetPosition(extent: layout.stops.all[origin].extent)
    #expect(
      layout.landing(from: position, velocity: velocity, mayDismiss: true, origin: origin)
        == expected)
  }

  @Test("The app's destination is taken, unless there is no such stop or dismissal is refused")
  func chosenLanding() {
    for (chosen, mayDismiss, expected) in [
      (SheetLanding.stop(1), true, SheetPhase.resting(stop: 1)),
      (.stop(7), true, .resting(stop: 0)), (.stop(-1), true, .resting(stop: 0)),
      (.dismissal, true, .dismissed), (.dismissal, false, .resting(stop: 0)),
      (nil, true, .resting(stop: 0)),
    ] as [(SheetLanding?, Bool, SheetPhase)] {
      var driver = SheetDriver.presented([.medium, .large])
      driver.send(.dragBegan(mayDismiss: mayDismiss))
      driver.send(.dragMoved(by: -20))
      #expect(driver.sheet.landing(velocity: 0) == .stop(0))
      #expect(driver.sheet.landing(velocity: -4000) == .stop(1))
      driver.send(.dragEnded(velocity: 0, landing: chosen))
      #expect(driver.sheet.landing(velocity: 0) == nil)
      driver.settle()
      #expect(driver.sheet.phase == expected)
    }
  }

  @Test("A sheet far down but on its way up again is not dismissed")
  func comingBack() {
    let layout = SheetLayout(configuration: .make(), container: .iPhone16)
    let position = SheetPosition(extent: 793, drop: 420)
    #expect(layout.landing(from: position, velocity: 0, mayDismiss: true) == .dismissal)
    #expect(layout.landing(from: position, velocity: -900, mayDismiss: true) == .stop(0))
  }
}

/// A scroll view, as far as the engine sees one.
struct Content {
  var offset = 0.0
  var scroll: SheetScroll { SheetScroll(offset: offset) }

  func begin(_ driver: inout SheetDriver, mayDismiss: Bool = true) {
    driver.send(.dragBegan(mayDismiss: mayDismiss, scroll: scroll))
  }

  /// Moves in one event, as a fast finger does.
  mutating func drag(_ driver: inout SheetDriver, by delta: Double) {
    offset -= driver.send(.dragMoved(by: delta, scroll: scroll)).contentMovement
  }
}

/// A generator that gives the same numbers every time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
