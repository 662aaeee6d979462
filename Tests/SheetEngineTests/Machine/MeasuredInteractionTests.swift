import SheetEngine
import Testing

/// Facts I1 to I16. The finger's first ten points are the
/// recogniser's, so travel here is the finger's less 10.
@Suite("Measured interaction")
struct MeasuredInteractionTests {
  // Fact I1.
  @Test(
    "After the slop the sheet follows one to one",
    arguments: [(180.0, 170.0), (240, 230), (320, 310), (360, 350), (380, 370)])
  func oneToOne(finger: Double, offset: Double) {
    var driver = SheetDriver.presented()
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: finger - 10))
    #expect(abs(driver.top - 59 - offset) <= 1e-9)
  }

  // Fact I2.
  @Test("Dragging up a sheet whose only detent is large moves and dims nothing")
  func upwardOnLarge() {
    var driver = SheetDriver.presented()
    let before = driver.sheet.geometry
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: -120))
    #expect(driver.sheet.geometry == before)
  }

  // Fact I7.
  @Test(
    "Half of the visible height decides whether a slow pull dismisses",
    arguments: [
      (SheetDetent.large, 370.0, false), (.large, 398, true), (.large, 402, true),
      (height(400), 170, false), (height(400), 210, true),
    ])
  func positionalThreshold(detent: SheetDetent, offset: Double, dismisses: Bool) {
    var driver = SheetDriver.presented([detent])
    driver.drag(by: offset)
    #expect((driver.sheet.phase == .dismissing) == dismisses)
  }

  // Fact I8.
  @Test(
    "A thousand points a second decide whether a flick dismisses",
    arguments: [
      (875.0, false), (900, false), (925, false), (950, false), (975, false), (1000, true),
    ])
  func velocityThreshold(velocity: Double, dismisses: Bool) {
    var driver = SheetDriver.presented()
    driver.drag(by: 54, velocity: velocity)
    #expect((driver.sheet.phase == .dismissing) == dismisses)
  }

  // Fact I13.
  @Test(
    "A sheet let go at 170 points returns as measured",
    arguments: [
      (0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16),
    ])
  func returnFrom170(time: Double, offset: Double) {
    var driver = SheetDriver.presented()
    driver.drag(by: 170)
    let start = driver.sheet.time
    // The recording lags by 6.2 ms (I11); what is left are its own 0.8 pt.
    driver.send(.tick(start + time - 0.0062))
    #expect(abs(driver.top - 59 - offset) <= 0.9)
  }

  // Fact I14.
  @Test(
    "From medium the sheet resizes with the finger, unscaled, with its bottom pinned",
    arguments: [(0.0, 459.0), (42, 501), (102, 561), (158, 617), (218, 677), (230, 689)])
  func resizing(travel: Double, height: Double) {
    var driver = SheetDriver.presented([.medium, .large])
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: -travel))
    let geometry = driver.sheet.geometry
    #expect(abs(geometry.layoutSize.height - height) <= 1e-9)
    #expect(geometry.dimAlpha == 0.2)
    if travel > 0 {
      #expect(geometry.scale == 1)
      #expect(geometry.visibleFrame.maxY == 852)
    }
  }

  // Fact I14.
  @Test("A sheet released 240 points up from medium goes to large")
  func resizingRelease() {
    var driver = SheetDriver.presented([.medium, .large])
    driver.drag(by: -230)
    #expect(driver.sheet.phase == .settling(stop: 1))
    driver.settle()
    #expect(driver.sheet.geometry.visibleFrame == SheetRect(x: 0, y: 59, width: 393, height: 793))
    #expect(driver.sheet.selection == .large)
  }

  // Fact L3.
  @Test(
    "The dimming fades in proportion while the sheet is pulled down",
    arguments: [0.0, 100, 170, 396.5, 600])
  func dimming(offset: Double) {
    var driver = SheetDriver.presented()
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: offset))
    #expect(abs(driver.sheet.geometry.dimAlpha - 0.2 * (1 - offset / 793)) <= 0.0025)
  }

  // Fact T1.
  @Test(
    "A sheet comes in on an iPhone SE as measured, frame by frame at 60 Hz",
    arguments: [
      // T2: frame 1 is an outlier by 10.3 pt against the fitted law, frame 4 by 0.9.
      (1, 643.5, 10.6), (4, 546, 1.2), (6, 476.5, 0.5), (9, 402, 0.5), (12, 359.5, 0.5),
      (15, 338, 0.5),
      (18, 327, 0.5), (24, 319.5, 0.5), (30, 318, 0.5),
    ])
  func presentation(frame: Int, y: Double, tolerance: Double) {
    var driver = SheetDriver(.make([.medium]), in: .iPhoneSE)
    driver.send(.present(.settle))
    driver.advance(frame)
    #expect(abs(driver.top - y) <= tolerance)
    #expect(driver.sheet.geometry.layoutSize.height == 356.5)
  }
}
