import SheetEngine
import Testing

@Suite("Keyboard, rotation, changing inputs")
struct SurroundingsTests {
  // Facts S1.211 to S1.213.
  @Test("The keyboard raises to the largest stop and gives it back, unreported")
  func keyboardRaises() {
    var driver = SheetDriver.presented([.medium, .large])
    driver.send(.keyboardChanged(overlap: 336, .settle))
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 1))
    #expect(driver.sheet.selection == nil)
    driver.send(.keyboardChanged(overlap: 0, .settle))
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    #expect(driver.story == [.settleBegan, .settleEnded, .settleBegan, .settleEnded])
  }

  // Fact S1.214.
  @Test("A single detent stands on the keyboard instead of the safe area")
  func keyboardCarries() {
    for (value, extent) in [(200.0, 536.0), (100, 436), (700, 793)] {
      var driver = SheetDriver.presented([height(value)])
      driver.send(.keyboardChanged(overlap: 336, .settle))
      driver.settle()
      #expect(driver.sheet.position.extent == extent)
      driver.send(.keyboardChanged(overlap: 0, .none))
      #expect(driver.sheet.position == driver.sheet.layout.position(at: 0))
    }
  }

  @Test("A sheet the user drags down from the keyboard's height stays there until it hides")
  func keyboardDeclined() {
    var driver = SheetDriver.presented([height(100), .large])
    driver.send(.keyboardChanged(overlap: 300, .none))
    driver.drag(by: 330)
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 0))
    #expect(!driver.story.contains { if case .selectionChanged = $0 { true } else { false } })
    driver.send(.keyboardChanged(overlap: 320, .none))
    #expect(driver.sheet.phase == .resting(stop: 0))
    driver.send(.keyboardChanged(overlap: 0, .none))
    driver.send(.keyboardChanged(overlap: 300, .none))
    #expect(driver.sheet.phase == .resting(stop: 1))
  }

  // Fact S1.217.
  @Test("Pulling the sheet off puts the keyboard away")
  func keyboardDismissed() {
    var driver = SheetDriver.presented()
    driver.send(.keyboardChanged(overlap: 336, .none))
    driver.log = []
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: 20))
    #expect(driver.story == [.keyboardDismissalRequested, .dismissalBegan(byUser: true)])
  }

  // Fact S1.204.
  @Test("An iPad form sheet moves up from the keyboard, smoothly, no higher than it fits")
  func formSheetRises() {
    var driver = SheetDriver.presented(in: .iPadA16) { $0.kind = .form }
    driver.send(.keyboardChanged(overlap: 400, .settle))
    #expect(driver.top == 260)
    driver.advance(3)
    #expect(driver.top < 260)
    driver.settle()
    #expect(
      driver.sheet.geometry.visibleFrame == SheetRect(x: 120, y: 120, width: 580, height: 650))
    driver.send(.keyboardChanged(overlap: 700, .none))
    #expect(driver.top == 42)
    driver.send(.keyboardChanged(overlap: 0, .settle))
    #expect(driver.top == 42)
    driver.settle()
    #expect(driver.top == 260)
  }

  // Fact S1.211.
  @Test("A card that has no room above is raised to its largest stop, out of the keyboard's way")
  func hangingCardRises() {
    let detents: [SheetDetent] = [.height(220, id: SheetDetentID(7)), .large]
    var driver = SheetDriver.presented(detents, in: .iPadA16, style: .iOS18)
    let low = driver.top
    #expect(driver.sheet.layout.placement.shape == .card && low > 900)
    driver.send(.keyboardChanged(overlap: 336, .settle))
    driver.settle()
    #expect(driver.top < 100)
    driver.send(.keyboardChanged(overlap: 0, .settle))
    driver.settle()
    #expect(driver.top == low)
  }

  @Test("Rotation: full screen in compact height, the selected stop afterwards")
  func rotation() {
    let side = SheetContainer.iPhone16.with {
      $0.size = SheetSize(width: 852, height: 393)
      $0.safeArea = SheetInsets(left: 59, bottom: 21, right: 59)
      $0.verticalSizeClass = .compact
    }
    var driver = SheetDriver.presented([.medium, .large], selection: .large)
    driver.send(.containerChanged(side, .none))
    #expect(driver.sheet.geometry.visibleFrame == SheetRect(width: 852, height: 393))
    #expect(driver.sheet.geometry.contentSafeArea == side.safeArea)
    #expect(driver.sheet.geometry.corners == SheetCorners(top: 0, bottom: 0))
    driver.send(.dragBegan(mayDismiss: true, scroll: SheetScroll(offset: 0)))
    #expect(driver.sheet.phase == .resting(stop: 0))
    let effects = driver.send(.dragMoved(by: 40, scroll: SheetScroll(offset: 0)))
    #expect(effects.contentMovement == 40)
    driver.send(.containerChanged(.iPhone16, .none))
    #expect(driver.sheet.phase == .resting(stop: 1) && driver.top == 59)
    #expect(driver.sheet.selection == .large)
  }

  // Facts S1.180 to S1.184.
  @Test("An edge-attached sheet in compact height is as wide as the safe area or as preferred")
  func edgeAttached() {
    let side = SheetContainer.iPhone16.with {
      $0.size = SheetSize(width: 852, height: 393)
      $0.safeArea = SheetInsets(left: 59, bottom: 21, right: 59)
      $0.verticalSizeClass = .compact
    }
    let wide = SheetDriver.presented([.medium, .large], in: side) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.preferredContentSize = SheetSize(width: 400, height: 300)
    }
    #expect(wide.sheet.layout.stops.count == 1)
    #expect(wide.sheet.geometry.visibleFrame == SheetRect(x: 59, y: 8, width: 734, height: 385))
    let narrow = SheetDriver.presented(in: side) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSize = true
      $0.preferredContentSize = SheetSize(width: 400, height: 300)
    }
    #expect(narrow.sheet.geometry.visibleFrame.width == 400)
    #expect(narrow.sheet.geometry.visibleFrame.center.x == 426)
    // S1.183: no say elsewhere.
    let upright = SheetDriver.presented {
      $0.widthFollowsPreferredContentSize = true
      $0.preferredContentSize = SheetSize(width: 200, height: 300)
    }
    #expect(upright.sheet.geometry.visibleFrame.width == 393)
  }

  @Test("A drag and a settle keep their place among the stops when the container changes")
  func resizedInMotion() {
    for situation in [Situation.dragging, .pulling, .settling, .leaving, .removed, .presenting] {
      var sheet = situation.sheet
      let before = sheet.layout.index(of: sheet.position)
      _ = sheet.handle(.containerChanged(.iPhone16Plus, .none))
      let after = sheet.layout.index(of: sheet.position)
      #expect(abs(before - after) < 0.02, "\(situation)")
    }
  }

  @Test("New stops in the middle of a dismissal do not revive the sheet")
  func noRevival() {
    for situation in [Situation.leaving, .removed] {
      var driver = SheetDriver(.make())
      driver.sheet = situation.sheet
      driver.send(.configurationChanged(.make([height(200), .large]), .settle))
      driver.settle()
      #expect(driver.sheet.phase == .dismissed)
    }
  }

  // Facts S1.29, A4.
  @Test("Taking the selected detent away moves to the smallest, keeping the name")
  func selectedDetentGoes() {
    var driver = SheetDriver.presented([.medium, .large], selection: .large)
    driver.send(.configurationChanged(.make([height(200), .medium]), .settle))
    #expect(driver.sheet.phase == .settling(stop: 0))
    driver.settle()
    #expect(driver.sheet.selection == .large)
    driver.send(.configurationChanged(.make([.medium, .large]), .settle))
    driver.settle()
    #expect(driver.sheet.phase == .resting(stop: 1))
  }

  @Test("Becoming modal under the finger does not make the sheet jump")
  func modalUnderFinger() {
    var sheet = Situation.pulling.sheet
    let top = sheet.geometry.visibleFrame.y
    _ = sheet.handle(
      .configurationChanged(.make([.medium, .large]) { $0.isModal = true }, .none))
    #expect(abs(sheet.geometry.visibleFrame.y - top) < 1e-9)
    _ = sheet.handle(.dragMoved(by: 1))
    #expect(abs(sheet.geometry.visibleFrame.y - top) < 1)
    _ = sheet.handle(.dragEnded(velocity: 2000))
    #expect(sheet.phase == .settling(stop: 0))
  }

  @Test("A finger takes a settling sheet from where it is on screen")
  func interruption() {
    for situation in [Situation.presenting, .settling, .leaving] {
      var sheet = situation.sheet
      let top = sheet.geometry.visibleFrame.y
      let wasPresenting = sheet.isPresenting
      let effects = sheet.handle(.dragBegan(mayDismiss: true))
      #expect(abs(sheet.geometry.visibleFrame.y - top) < 1e-9, "\(situation)")
      #expect(effects.contains(.settleEnded))
      #expect(effects.contains(.presented) == wasPresenting)
      let extent = sheet.position.travel
      _ = sheet.handle(.dragMoved(by: 7))
      #expect(abs(sheet.position.travel - extent + 7) < 1e-9)
    }
  }

  @Test("A presentation at large caught in mid flight does not move on screen either")
  func caughtAtLarge() {
    var driver = SheetDriver(.make([.medium, .large]), selection: .large)
    driver.send(.present(.settle))
    driver.advance(5)
    let top = driver.top
    #expect(driver.sheet.geometry.layoutSize.height == 793)
    driver.send(.dragBegan(mayDismiss: true))
    #expect(abs(driver.top - top) < 1e-9)
    driver.send(.dragEnded(velocity: 0))
    driver.settle()
    #expect(driver.sheet.targetStop != nil)
  }
}
