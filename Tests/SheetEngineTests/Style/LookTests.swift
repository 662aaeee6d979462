import SheetEngine
import Testing

@Suite("Look")
struct LookTests {
  // Facts L8, S1.153, S1.154.
  @Test(
    "The corner radii follow the fit within a quarter of a point",
    arguments: [
      (SheetContainer.iPhone16, height(343), 47.7407), (.iPhone16, .large, 55),
      (.iPhone17Pro, height(320), 54.2), (.iPhone17Pro, .medium, 56.1),
      (.iPhone17Pro, .large, 62.1),
    ])
  func corners(container: SheetContainer, detent: SheetDetent, bottom: Double) {
    let geometry = geometry(.make([detent]), container)
    #expect(geometry.corners.top == 38)
    #expect(abs(geometry.corners.bottom - bottom) <= 0.25)
  }

  // Fact L10.
  @Test("The top radius does not change while dragging")
  func dragKeepsTopRadius() {
    var driver = SheetDriver.presented([.medium, .large])
    driver.send(.dragBegan(mayDismiss: true))
    for _ in 0..<40 {
      driver.send(.dragMoved(by: -8))
      #expect(driver.sheet.geometry.corners.top == 38)
    }
  }

  // Fact G54.
  @Test("An iPad form sheet is round by 32, unscaled, without safe area")
  func formSheet() {
    let form = geometry(.make { $0.kind = .form }, .iPadA16)
    #expect(form.corners == SheetCorners(top: 32, bottom: 32))
    #expect(form.scale == 1 && form.contentSafeArea == SheetInsets())
    #expect(form.dimAlpha == 0.2)
  }

  @Test("A square display has no corner to nest in")
  func squareDisplay() {
    #expect(geometry(.make([.medium]), .iPhoneSE).corners.bottom == 32)
    #expect(geometry(.make([.large]), .iPhoneSE).corners.bottom == 0)
  }

  @Test("A card lower than its radii is a capsule, not a knot")
  func lowCard() {
    let geometry = geometry(.make([height(10)]), .iPhone16)
    #expect(geometry.corners == SheetCorners(top: 5, bottom: 5))
  }

  // Facts L1, L2.
  @Test(
    "The dimming at rest depends on the appearance and the height",
    arguments: [
      (SheetAppearance.light, SheetDetent.large, 0.2), (.light, .medium, 0.2),
      (.dark, .large, 0.2), (.dark, .medium, 0.48),
    ])
  func dim(appearance: SheetAppearance, detent: SheetDetent, alpha: Double) {
    let container = SheetContainer.iPhone16.with { $0.appearance = appearance }
    #expect(geometry(.make([detent]), container).dimAlpha == alpha)
  }

  // Facts L21, L23.
  @Test("The grabber is 36 by 5, 5 below the top, centred without rounding, hidden by default")
  func grabber() {
    let geometry = geometry(.make([.medium]), .iPhone16)
    #expect(!geometry.grabber.isVisible)
    #expect(geometry.grabber.frame == SheetRect(x: 178.5, y: 5, width: 36, height: 5))
    #expect(geometry.grabber.hitFrame == SheetRect(x: 158.5, y: -5, width: 76, height: 25))
  }

  // Fact S1.143.
  @Test("The background is glass at partial heights and solid at the largest")
  func fill() {
    #expect(geometry(.make([.medium]), .iPhone16).fillOpacity == 0)
    #expect(geometry(.make([.large]), .iPhone16).fillOpacity == 1)
  }

  @Test("Wrapper bounds, centre and scale make the visible frame")
  func wrapper() {
    let geometry = geometry(.make([.medium]), .iPhone16)
    let frame = geometry.visibleFrame
    #expect(abs(geometry.layoutSize.width * geometry.scale - frame.width) < 1e-9)
    #expect(abs(geometry.layoutSize.height * geometry.scale - frame.height) < 1e-9)
    #expect(geometry.layoutSize == SheetSize(width: 393, height: 459))
    #expect(abs(geometry.center.x - 196.5) < 1e-9)
  }

  // Facts S1.121, S1.122, G70.
  @Test(
    "The maximum and the top in iOS 18 are those of the table",
    arguments: [
      (375.0, 667.0, 20.0, 0.0, 627.0), (414, 736, 20, 0, 696), (375, 812, 44, 34, 724),
      (375, 812, 50, 34, 718), (414, 896, 48, 34, 804), (414, 896, 44, 34, 808),
      (390, 844, 47, 34, 753), (428, 926, 47, 34, 835), (393, 852, 59, 34, 749),
      (430, 932, 59, 34, 829), (402, 874, 62, 34, 768), (440, 956, 62, 34, 850),
    ])
  func oldMaximum(width: Double, height: Double, top: Double, bottom: Double, maximum: Double) {
    let container = SheetContainer(
      size: SheetSize(width: width, height: height),
      safeArea: SheetInsets(top: top, bottom: bottom), displayScale: 3)
    let layout = SheetLayout(configuration: .make(), container: container, style: .iOS18)
    #expect(layout.detentContext.maximumValue == maximum)
    let frame = layout.geometry(at: layout.position(at: 0)).visibleFrame
    #expect(frame == SheetRect(x: 0, y: max(30, top) + 10, width: width, height: maximum + bottom))
  }

  // Fact G71.
  @Test(
    "The maximum, the scale and the visible medium in iOS 26 are those of the table",
    arguments: [
      (375.0, 812.0, 44.0, 734.0, 426.01), (375, 812, 50, 728, 422.82),
      (414, 896, 44, 818, 472.99), (390, 844, 47, 763, 442.41), (428, 926, 47, 845, 488.37),
      (393, 852, 59, 759, 440.31), (430, 932, 59, 839, 485.25), (402, 874, 62, 778, 450.97),
      (440, 956, 62, 860, 496.92), (420, 912, 68, 810, 469.09),
    ])
  func newTable(width: Double, height: Double, top: Double, maximum: Double, visible: Double) {
    let container = SheetContainer(
      size: SheetSize(width: width, height: height), safeArea: SheetInsets(top: top, bottom: 34),
      displayScale: 3, displayCornerRadius: 55)
    let layout = SheetLayout(configuration: .make([.medium]), container: container)
    #expect(layout.detentContext.maximumValue == maximum)
    let geometry = layout.geometry(at: layout.position(at: 0))
    #expect(abs(geometry.visibleFrame.height - visible) <= 0.006)
    #expect(abs(geometry.scale - (width - 16) / width) < 1e-12)
  }

  // Facts S1.123, S1.124.
  @Test("An iOS 18 sheet spans the width, is attached, and round on top only")
  func oldMedium() {
    let geometry = geometry(.make([.medium]), .iPhone16, .iOS18)
    #expect(geometry.scale == 1)
    #expect(geometry.visibleFrame.maxY == 852 && geometry.visibleFrame.width == 393)
    #expect(abs(geometry.visibleFrame.height - (0.56 * 749 + 34)) <= 0.5)
    #expect(geometry.corners == SheetCorners(top: 10, bottom: 0))
    #expect(geometry.pushBack == .none)
  }

  // Facts S1.127 to S1.132.
  @Test("The presenter is pushed back behind a full sheet, by the finger")
  func pushBack() {
    let full = geometry(.make([.large]), .iPhone16, .iOS18).pushBack
    #expect(full.progress == 1 && full.scale == 0.9165)
    // The card's top stands at the safe area's, 10 pt above the sheet.
    let top = 852 * (1 - full.scale) / 2 + full.translationY
    #expect(abs(top - 59) < 1e-9)
    #expect(geometry(.make([.large]), .iPhone16).pushBack == .none)

    var driver = SheetDriver.presented([.medium, .large], style: .iOS18)
    driver.send(.dragBegan(mayDismiss: true))
    let layout = driver.sheet.layout
    let way = layout.stops.largest.extent - layout.stops.smallest.extent
    driver.send(.dragMoved(by: -way / 4))
    #expect(abs(driver.sheet.geometry.pushBack.progress - 0.25) < 1e-9)
  }

  // Fact S1.129.
  @Test("A custom detent counts as full from 10.2 below the safe area's height")
  func almostFull() {
    for (value, progress) in [(748.0, 0.0), (748.9, 1)] {
      let detent = SheetDetent.resolved(value, id: SheetDetentID(0))
      let container = SheetContainer.iPhone16.with { $0.displayScale = 0 }
      #expect(geometry(.make([detent]), container, .iOS18).pushBack.progress == progress)
    }
  }

  // Facts S1.82, S1.83.
  @Test("The iOS 18 sheet stretches by less than 0.008 of the height, and returns")
  func stretch() {
    var driver = SheetDriver.presented(style: .iOS18)
    let top = driver.top
    driver.send(.dragBegan(mayDismiss: true))
    driver.send(.dragMoved(by: -200))
    let stretched = top - driver.top
    #expect(stretched > 3 && stretched < 0.008 * 852)
    driver.send(.dragMoved(by: 200))
    #expect(abs(driver.top - top) < 1e-9)
    driver.send(.dragMoved(by: -200))
    driver.send(.dragEnded(velocity: 0))
    driver.settle()
    #expect(driver.top == top)
  }

  // Fact S1.134.
  @Test("A full sheet behind another peeks out 10 above it")
  func covered() {
    let layout = SheetLayout(configuration: .make(), container: .iPhone16, style: .iOS18)
    let cover = SheetCover(depth: 1, frontDim: 0.1, pushBack: 1)
    let frame = layout.geometry(at: layout.position(at: 0), cover: cover).visibleFrame
    #expect(frame.y == 59)
    #expect(abs(frame.width - 393 * 0.9165) < 1e-9)
    #expect(abs(frame.center.x - 196.5) < 1e-9)
  }

  private func geometry(
    _ configuration: SheetConfiguration, _ container: SheetContainer, _ style: SheetStyle = .iOS26
  ) -> SheetGeometry {
    let layout = SheetLayout(configuration: configuration, container: container, style: style)
    return layout.geometry(at: layout.position(at: 0))
  }
}
