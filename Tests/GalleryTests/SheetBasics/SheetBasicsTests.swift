import DetentTesting
import Testing

@testable import Gallery

/// The listings of article 003.
@MainActor
@Suite("Article 003: sheets in use")
struct SheetBasicsTests {
  @Test("The basic sheet opens at medium, and a drag up makes it large")
  func basicDrag() throws {
    let stage = try Stage(.sheetBasic)
    try stage.present()
    #expect(try stage.sheet.detent == "medium")
    try stage.drag(toY: 120)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("Scrolling the basic sheet's list up makes it large")
  func basicScroll() throws {
    let stage = try Stage(.sheetBasic)
    try stage.present()
    try stage.drag(from: CGPoint(x: 196, y: 720), toY: 300)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("A pull below half of its height dismisses the basic sheet")
  func basicDismissal() throws {
    let stage = try Stage(.sheetBasic)
    try stage.present()
    try stage.drag(toY: 800)
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("Without scroll expansion the list scrolls and the sheet stays at medium")
  func scrollStays() throws {
    let stage = try Stage(.sheetNoScrollExpansion)
    try stage.present()
    try stage.drag(from: CGPoint(x: 196, y: 740), toY: 560)
    #expect(try stage.sheet.detent == "medium")
    let page = try #require(
      stage.device.findAll { $0 is PageView }.first as? PageView)
    #expect(page.contentOffset.y > 40)
  }

  @Test("Without scroll expansion a drag of the bar still makes it large")
  func barExpands() throws {
    let stage = try Stage(.sheetNoScrollExpansion)
    try stage.present()
    try stage.drag(toY: 120)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("A sheet whose selected detent is large opens large")
  func startsLarge() throws {
    let stage = try Stage(.sheetStartsLarge)
    try stage.present()
    #expect(try stage.sheet.detent == "large")
    let shown = try #require(try stage.map.presentedViewController)
    #expect(shown.sheetPresentationController?.selectedDetentIdentifier == .large)
    try stage.drag(toY: 460)
    #expect(try stage.sheet.detent == "medium")
  }

  @Test("An undimmed sheet lets a touch through to the map at medium")
  func undimmedTouch() throws {
    let stage = try Stage(.sheetUndimmed)
    try stage.present()
    #expect(try stage.sheet.dim == 0)
    try stage.device.tap("Pin Café Linden")
    try stage.device.settle()
    #expect(try stage.map.banner.shownTitle == "Café Linden")
    #expect(try stage.sheet.detent == "medium")
  }

  @Test("At large the undimmed sheet dims the map and takes the touch")
  func undimmedLarge() throws {
    let stage = try Stage(.sheetUndimmed)
    try stage.present()
    try stage.drag(toY: 100)
    #expect(try stage.sheet.detent == "large")
    #expect(try stage.sheet.dim > 0.1)
    stage.device.tap(at: CGPoint(x: 196, y: 20))
    try stage.device.settle()
    #expect(try stage.map.banner.shownTitle == "Lindenstadt")
  }

  @Test("A dimmed sheet keeps touches from the map, and a touch beside it dismisses")
  func dimmedTouch() throws {
    let stage = try Stage(.sheetBasic)
    try stage.present()
    let pin = try stage.map.map.location(of: #require(Place.town[0].position))
    stage.device.tap(at: pin)
    try stage.device.settle()
    #expect(try stage.map.banner.shownTitle == "Lindenstadt")
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("A modal sheet comes back when it is pulled or flung down")
  func modalStays() throws {
    let stage = try Stage(.sheetModal)
    try stage.present()
    let rest = try stage.sheet.frame
    try stage.drag(toY: 820)
    #expect(try stage.sheet.frame == rest)
    let finger = stage.device.touch(at: CGPoint(x: rest.midX, y: rest.minY + 30))
    try finger.lift(velocity: CGVector(dx: 0, dy: 3_000))
    try stage.device.settle()
    #expect(try stage.sheet.detent == "medium")
  }

  @Test("The modal sheet's buttons close it", arguments: ["Done", "Cancel"])
  func modalButtons(name: String) throws {
    let stage = try Stage(.sheetModal)
    try stage.present()
    try stage.device.tap(name)
    try stage.device.settle()
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("The bar buttons select the detents")
  func programmatic() throws {
    let stage = try Stage(.sheetProgrammatic)
    try stage.present()
    #expect(try stage.sheet.detent == "medium")
    try stage.device.tap("Large")
    stage.device.advance(by: 0.1)
    #expect(try stage.sheet.phase == "settling")
    try stage.device.settle()
    #expect(try stage.sheet.detent == "large")
    try stage.device.tap("Medium")
    try stage.device.settle()
    #expect(try stage.sheet.detent == "medium")
  }

  @Test("The page stays at its top while the sheet changes its height")
  func staysAtTop() throws {
    let stage = try Stage(.sheetProgrammatic)
    try stage.present()
    let page = try #require(stage.device.findAll { $0 is PageView }.first as? PageView)
    let top = page.contentOffset
    for name in ["Large", "Medium", "Large"] {
      try stage.device.tap(name)
      for _ in 0..<30 {
        stage.device.step()
        #expect(page.contentOffset == top)
      }
      try stage.device.settle()
    }
  }

  @Test("The sheet has the corner radius and the grabber it asks for")
  func appearance() throws {
    let stage = try Stage(.sheetAppearance)
    try stage.present()
    let sheet = try stage.sheet
    #expect(sheet.grabber)
    #expect(abs((sheet.corners.first ?? 0) - 50) <= 2.5)
  }
}
