import DetentTesting
import Testing

@testable import Gallery

/// What the sheets hold.
@MainActor
@Suite("Content")
struct ContentTests {
  nonisolated static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge,
  ]

  @Test("Rows grow with the text size and are never lower than a finger needs", arguments: sizes)
  func rowHeights(size: UIContentSizeCategory) throws {
    let app = TestApp(contentSizeCategory: size) { PlacesController() }
    try app.settle()
    let rows = app.findAll(PlaceRow.self)
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.bounds.height >= 44) }
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(try #require(rows.first).bounds.height > body.lineHeight * 1.7)
  }

  @Test("A heading in a heavier font follows the text size, also while it is shown")
  func headings() throws {
    let app = TestApp(contentSizeCategory: .extraExtraExtraLarge) { PlacesController() }
    try app.settle()
    let heading = try #require(app.findAll(UILabel.self).first { $0.text == "Nearby" })
    let large = UIFont.preferredFont(forTextStyle: .title1).pointSize
    #expect(abs(heading.font.pointSize - large) < 0.5)
    app.device.setContentSizeCategory(.large)
    try app.settle()
    #expect(abs(heading.font.pointSize - 28) < 0.5)
  }

  @Test("Titles and values of a form do not overlap at any text size", arguments: sizes)
  func formRows(size: UIContentSizeCategory) throws {
    let app = TestApp(contentSizeCategory: size) { PlaceFormController() }
    try app.settle()
    for row in app.findAll(CardRow.self) {
      let parts = row.subviews.filter { !$0.bounds.isEmpty }
      for (index, part) in parts.enumerated() {
        #expect(row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame))
        for other in parts[(index + 1)...] {
          #expect(!part.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame))
        }
      }
    }
  }

  @Test("The list's rows lie one below the other without gaps")
  func rowsFollow() throws {
    let app = TestApp { PlacesController() }
    try app.settle()
    let rows = app.findAll(PlaceRow.self).sorted { $0.frame.minY < $1.frame.minY }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 0.01)
    }
  }

  @Test(
    "Sections stay inside of the page's margins",
    arguments: [(DeviceModel.iPhone16, 20.0), (.iPhoneSE3, 16.0)])
  func margins(model: DeviceModel, margin: Double) throws {
    let app = TestApp(device: model) { PlaceFormController() }
    try app.settle()
    for card in app.findAll(Card.self) {
      #expect(abs(card.frame.minX - margin) < 0.01)
      #expect(abs(app.device.size.width - margin - card.frame.maxX) < 0.01)
    }
  }

  @Test("A wide page keeps its column readable and in the middle")
  func readableColumn() throws {
    let app = TestApp(device: .iPadA16) { PlaceController() }
    try app.settle()
    let card = try app.find(Card.self)
    #expect(card.frame.width <= 680)
    #expect(abs(card.frame.midX - 410) < 0.01)
  }

  @Test("The page is as high as what it holds")
  func contentHeight() throws {
    let app = TestApp { PlaceFormController() }
    try app.settle()
    let page = try app.find(PageView.self)
    let lowest = app.findAll(Card.self).map(\.frame.maxY).max() ?? 0
    #expect(abs(page.contentSize.height - lowest - page.bottomSpace) < 0.01)
  }

  @Test("A chosen pin grows, and the banner names its place")
  func choosesPin() throws {
    let stage = try Stage(.sheetBasic)
    try stage.device.tap("Pin Market Hall")
    try stage.device.settle()
    #expect(try stage.map.map.chosen?.name == "Market Hall")
    #expect(try stage.map.banner.shownTitle == "Market Hall")
  }

  @Test("Every symbol of the places exists")
  func symbols() {
    for place in Place.town { #expect(UIImage(systemName: place.symbol) != nil) }
  }

  @Test("The pins stand on the map, apart from each other")
  func pins() throws {
    let stage = try Stage(.sheetBasic)
    let spots = try Place.town.compactMap(\.position).map { try stage.map.map.location(of: $0) }
    for (index, spot) in spots.enumerated() {
      #expect(stage.device.window.bounds.contains(spot))
      for other in spots[(index + 1)...] {
        #expect(hypot(spot.x - other.x, spot.y - other.y) > 44)
      }
    }
  }
}
