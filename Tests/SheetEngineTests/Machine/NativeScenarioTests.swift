import SheetEngine
import Testing

/// The native scenarios N1 to N14, as far as they need no views. N9 (appearance), N10
/// (two presentations) and N15 (navigation) belong to the shells.
@Suite("Native scenarios")
struct NativeScenarioTests {
  private static func part(_ fraction: Double, _ id: Int32) -> SheetDetent {
    .fraction(fraction, id: SheetDetentID(id))
  }

  // Fact N1.
  @Test("A sheet opens at the smaller stop, goes to the larger, and leaves by code")
  func opensAndLeaves() {
    var driver = SheetDriver(.make([Self.part(0.6, 0), Self.part(1, 1)]))
    driver.send(.present(.settle))
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    driver.drag(by: -300)
    driver.settle()
    #expect(driver.top == 59)
    driver.send(.dismiss(.settle))
    driver.settle()
    #expect(driver.sheet.phase == .dismissed)
    #expect(driver.sheet.isBackgroundInteractive)
    #expect(driver.log.last == .dismissed(byUser: false))
  }

  // Fact N2.
  @Test("With scroll expansion the list waits until the sheet is at its largest")
  func expandsBeforeScrolling() {
    var content = Content()
    var driver = SheetDriver.presented([Self.part(0.5, 0), Self.part(1, 1)])
    content.begin(&driver)
    for _ in 0..<50 {
      content.drag(&driver, by: -10)
      #expect(content.offset == 0 || driver.sheet.position.extent == 793)
    }
    #expect(content.offset > 0)
  }

  // Fact N3.
  @Test("Without scroll expansion the list scrolls; dragging elsewhere still expands the sheet")
  func scrollsWithoutExpanding() {
    var content = Content()
    var driver = SheetDriver.presented([Self.part(0.5, 0), Self.part(1, 1)]) {
      $0.prefersScrollingExpands = false
    }
    let top = driver.top
    content.begin(&driver)
    content.drag(&driver, by: -200)
    #expect(content.offset == 200 && driver.top == top)
    driver.send(.dragEnded(velocity: -500, scroll: content.scroll))
    driver.settle()
    driver.drag(by: -300)
    #expect(driver.sheet.phase == .settling(stop: 1))
  }

  // Fact N4.
  @Test(
    "The largest undimmed stop can be changed while the sheet is shown",
    arguments: [
      (nil, [false, false, false]), (0, [true, false, false]), (2, [true, true, true]),
    ]
      as [(Int32?, [Bool])])
  func changesUndimmedStop(undimmed: Int32?, interactive: [Bool]) {
    let detents = [Self.part(0.3, 0), Self.part(0.6, 1), Self.part(0.8, 2)]
    for stop in 0..<3 {
      var driver = SheetDriver.presented(detents, selection: SheetDetentID(Int32(stop)))
      let effects = driver.send(
        .configurationChanged(
          .make(detents) { $0.largestUndimmed = undimmed.map { SheetDetentID($0) } }, .none))
      #expect(driver.sheet.isBackgroundInteractive == interactive[stop])
      #expect(driver.sheet.isPresenterTintDimmed == !interactive[stop])
      #expect(driver.sheet.geometry.dimAlpha == (interactive[stop] ? 0 : 0.2))
      #expect(effects.contains(.dimmingChanged) == interactive[stop])
      // A tap on what is not dimmed is the presenter's.
      driver.send(.dimmingTapped(mayDismiss: true))
      #expect((driver.sheet.phase == .dismissing) != interactive[stop])
      driver.settle()
    }
  }

  // Fact S1.44.
  @Test("The dimming fades between the largest undimmed stop and the next")
  func dimmingBetweenStops() {
    var driver = SheetDriver.presented([.medium, .large]) { $0.largestUndimmed = .medium }
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: -167))
    #expect(abs(driver.sheet.geometry.dimAlpha - 0.1) < 1e-9)
    #expect(!driver.sheet.isBackgroundInteractive)
    driver.send(.dragMoved(by: 300))
    #expect(driver.sheet.geometry.dimAlpha == 0)
    #expect(driver.sheet.isBackgroundInteractive)
  }

  // Fact N5.
  @Test("A sheet opens at its selection, and an update at another stop does not snap back")
  func keepsStopOnUpdate() {
    let detents = [Self.part(0.3, 0), Self.part(0.6, 1), Self.part(0.8, 2)]
    for stop in 0..<3 {
      var driver = SheetDriver(.make(detents), selection: SheetDetentID(Int32(stop)))
      driver.send(.present(.settle))
      driver.settle()
      #expect(driver.sheet.phase == .resting(stop: stop))
      driver.send(.stepped(larger: stop < 2))
      driver.settle()
      let moved = driver.sheet.phase
      driver.send(
        .configurationChanged(.make(detents) { $0.prefersGrabberVisible = true }, .none))
      #expect(driver.sheet.phase == moved)
    }
  }

  // Fact N6.
  @Test("Two drags up and one down report 1, 2 and 0")
  func reportsSelections() {
    var driver = SheetDriver.presented([Self.part(0.4, 0), Self.part(0.7, 1), Self.part(1, 2)])
    for distance in [-220.0, -220, 440] {
      driver.drag(by: distance)
      driver.settle()
    }
    let reported = driver.log.compactMap { effect -> Int32? in
      if case .selectionChanged(let id) = effect { return id.rawValue }
      return nil
    }
    #expect(reported == [1, 2, 0])
  }

  // Fact N7.
  @Test("A modal sheet still changes its stop; a pull resists, returns and reports the attempt")
  func resistsWhenModal() {
    var driver = SheetDriver.presented([Self.part(0.5, 0), Self.part(1, 1)]) { $0.isModal = true }
    driver.drag(by: -300)
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 1))
    driver.drag(by: 500)
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    driver.log = []
    driver.send(.dragBegan(mayDismiss: false))
    driver.send(.dragMoved(by: 200))
    #expect(driver.sheet.position.drop > 0 && driver.sheet.position.drop < 70)
    #expect(!driver.story.contains(.dismissalAttempted))
    driver.send(.dragEnded(velocity: 3000))
    #expect(driver.story == [.dismissalAttempted, .settleBegan])
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    // S1.50: a tap is swallowed without a word.
    driver.log = []
    driver.send(.dimmingTapped(mayDismiss: true))
    #expect(driver.log.isEmpty)
    driver.send(.dismiss(.settle))
    driver.settle()
    #expect(driver.sheet.phase == .dismissed)
  }

  // Fact N8.
  @Test("A user's dismissal is reported as such, code's as code's, never both")
  func reportsDismissals() {
    var swiped = SheetDriver.presented()
    swiped.drag(by: 500)
    swiped.settle()
    #expect(
      swiped.story == [
        .dismissalBegan(byUser: true), .settleBegan, .settleEnded, .dismissed(byUser: true),
      ])
    var tapped = SheetDriver.presented()
    tapped.send(.dimmingTapped(mayDismiss: true))
    tapped.settle()
    #expect(tapped.story == swiped.story)
    var called = SheetDriver.presented()
    called.send(.dismiss(.settle))
    called.settle()
    #expect(
      called.story == [
        .dismissalBegan(byUser: false), .settleBegan, .settleEnded, .dismissed(byUser: false),
      ])
  }

  // Facts S1.76, S1.79.
  @Test("A swipe taken back begins at once, and is cancelled at rest")
  func cancelledSwipe() {
    var driver = SheetDriver.presented()
    driver.send(.dragBegan(mayDismiss: true))
    #expect(driver.story.isEmpty)
    driver.send(.dragMoved(by: 3))
    driver.send(.dragMoved(by: 90))
    #expect(driver.story == [.dismissalBegan(byUser: true)])
    driver.send(.dragEnded(velocity: 0))
    driver.settle()
    #expect(
      driver.story == [
        .dismissalBegan(byUser: true), .settleBegan, .settleEnded, .dismissalCancelled,
      ])
  }

  // Fact N11.
  @Test("A covered sheet keeps its stop, gives its dimming up and hides its grabber")
  func isCovered() {
    var driver = SheetDriver.presented([.medium, .large]) { $0.prefersGrabberVisible = true }
    #expect(driver.sheet.geometry.grabber.isVisible)
    for dim in [0.0, 0.05, 0.1, 0.2] {
      driver.send(.coverChanged(SheetCover(depth: 1, frontDim: dim)))
      let own = driver.sheet.geometry.dimAlpha
      // Together they are as dark as one.
      #expect(abs(1 - (1 - own) * (1 - dim) - 0.2) < 1e-12)
      #expect(!driver.sheet.geometry.grabber.isVisible)
    }
    driver.send(.coverChanged(SheetCover()))
    #expect(driver.sheet.geometry.grabber.isVisible)
    #expect(driver.sheet.phase == .resting(stop: 0))
  }

  // Fact N12.
  @Test("The corner radius changes live: on top in iOS 18, everywhere in iOS 26 and on iPad")
  func changesRadius() {
    for radius in [0.0, 10, 50] {
      let change: (inout SheetConfiguration) -> Void = { $0.preferredCornerRadius = radius }
      var driver = SheetDriver.presented([.medium])
      driver.send(.configurationChanged(.make([.medium], change), .none))
      #expect(driver.sheet.geometry.corners == SheetCorners(top: radius, bottom: radius))
      let old = SheetDriver.presented([.medium], style: .iOS18, change)
      #expect(old.sheet.geometry.corners == SheetCorners(top: radius, bottom: 0))
      let pad = SheetDriver.presented([.medium], in: .iPadA16, style: .iOS18) {
        change(&$0)
        $0.kind = .form
      }
      #expect(pad.sheet.geometry.corners == SheetCorners(top: radius, bottom: radius))
    }
  }

  // Fact N13.
  @Test("The grabber comes and goes live")
  func changesGrabber() {
    var driver = SheetDriver.presented([.medium, .large])
    #expect(!driver.sheet.geometry.grabber.isVisible)
    let on = SheetConfiguration.make([.medium, .large]) { $0.prefersGrabberVisible = true }
    let effects = driver.send(.configurationChanged(on, .none))
    #expect(effects.contains(.layoutChanged))
    #expect(driver.sheet.geometry.grabber.isVisible)
  }

  // Fact N14.
  @Test("A sheet as high as its content follows it, animated, without a jump")
  func followsContent() {
    func content(_ height: Double) -> SheetConfiguration {
      .make([.content(id: SheetDetentID(0))]) { $0.measurements.contentHeight = height }
    }
    var driver = SheetDriver(content(300))
    driver.send(.present(.none))
    let before = driver.sheet.geometry.visibleFrame
    driver.send(.configurationChanged(content(420), .settle))
    #expect(driver.sheet.geometry.visibleFrame == before)
    driver.settle()
    #expect(driver.sheet.position.extent == 454)
    // Down again: nothing but the height changes.
    driver.send(.configurationChanged(content(300), .settle))
    driver.advance(5)
    #expect(driver.sheet.position.extent < 454 && driver.sheet.position.extent > 334)
    driver.settle()
    #expect(driver.sheet.geometry.visibleFrame == before)
    #expect(!driver.story.contains { if case .selectionChanged = $0 { true } else { false } })
  }

  // Facts S1.104, S1.105.
  @Test("The grabber cycles; with one stop it dismisses, if that is allowed")
  func grabberTaps() {
    var driver = SheetDriver.presented([.medium, .large])
    driver.send(.grabberTapped(mayDismiss: true))
    driver.settle()
    #expect(driver.sheet.selection == .large)
    driver.send(.grabberTapped(mayDismiss: true))
    driver.settle()
    #expect(driver.sheet.selection == .medium)
    #expect(driver.log.contains(.selectionChanged(.large)))
    var single = SheetDriver.presented([.medium])
    single.send(.grabberTapped(mayDismiss: false))
    #expect(single.sheet.phase == .resting(stop: 0))
    single.send(.grabberTapped(mayDismiss: true))
    #expect(single.sheet.phase == .dismissing)
  }

  // Fact S1.34.
  @Test("Selecting by code is never reported, animated or not, in any phase")
  func programmaticSelection() {
    for situation in Situation.allCases {
      for animation in [SheetAnimation.none, .settle] {
        var sheet = situation.sheet
        let effects = sheet.handle(.select(.large, animation))
        #expect(sheet.selection == .large)
        #expect(!effects.contains(.selectionChanged(.large)))
      }
    }
  }
}
