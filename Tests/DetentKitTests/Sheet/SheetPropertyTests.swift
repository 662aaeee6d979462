import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Properties of sheets that are seen in where the sheet lies and how it gets there.
@MainActor
@Suite("Sheet properties")
struct SheetPropertyTests {
  private typealias Stage = SheetFeatureTests.Stage

  private func frame(_ stage: Stage) -> CGRect {
    stage.content.view.convert(stage.content.view.bounds, to: nil)
  }

  @Test("Attached to the edge of a phone on its side, it is as wide as its content prefers")
  func preferredWidth() throws {
    for follows in [false, true] {
      let stage = try Stage()
      stage.app.rotate(to: .landscapeLeft)
      try stage.app.settle()
      stage.content.preferredContentSize = CGSize(width: 420, height: 200)
      var properties = SheetProperties(detents: [.large])
      properties.prefersEdgeAttachedInCompactHeight = true
      properties.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
      try stage.present(properties)
      #expect(frame(stage).maxY == stage.root.view.bounds.height)
      #expect((frame(stage).width == 420) == follows)
    }
  }

  @Test("On a wide screen a sheet stands over the view that it comes from, if it should")
  func sourceView() throws {
    for adjusts in [false, true] {
      let root = UIViewController()
      let (left, content) = (UIViewController(), UIViewController())
      let app = TestApp(device: .iPadA16, orientation: .landscapeLeft) { root }
      root.addChild(left)
      left.view.frame = CGRect(x: 0, y: 0, width: 700, height: root.view.bounds.height)
      root.view.addSubview(left.view)
      left.didMove(toParent: root)
      try app.settle()
      var properties = SheetProperties(detents: [.medium])
      properties.shouldAdjustToSourceView = adjusts
      left.present(content, style: .formSheet(properties: properties))
      try app.settle()
      let middle = content.view.convert(content.view.bounds, to: nil).midX
      #expect(content.sheetPresentationController?.sourceView === (adjusts ? left.view : nil))
      #expect((abs(middle - root.view.bounds.midX) < 1) == !adjusts)
    }
  }

  @Test("Changes move the sheet, or happen at once")
  func animatesChanges() throws {
    for animates in [true, false] {
      let stage = try Stage()
      var properties = SheetProperties(detents: [.height(200), .large])
      properties.animatesChanges = animates
      try stage.present(properties)
      let low = frame(stage).minY
      properties.selectedDetent = .large
      try stage.sheet.configure(properties)
      stage.app.advance(by: 2.0 / 60)
      let shown = try #require(stage.app.sheets.last?.frame.minY)
      try stage.app.settle()
      let high = frame(stage).minY
      #expect(high < low - 300)
      #expect((abs(shown - high) < 1) == !animates)
    }
  }

  @Test("UIKit's own detents are kept, and a finger writes their names")
  func nativeDetents() throws {
    typealias Identifier = UISheetPresentationController.Detent.Identifier
    var selected: Identifier? = Identifier("quarter")
    var properties = SheetProperties()
    properties.nativeDetents = [
      .custom(identifier: Identifier("quarter")) { $0.maximumDetentValue * 0.25 }, .large(),
    ]
    properties.selectedDetentIdentifier = Binding(get: { selected }, set: { selected = $0 })
    let stage = try Stage()
    try stage.present(properties)
    let low = frame(stage).minY
    #expect(low > 550)
    try stage.drag(from: low + 20, to: 120)
    #expect(selected == .large)
    selected = Identifier("quarter")
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(frame(stage).minY == low)
  }

  @Test("A finger writes the selection of a sheet of UIKit code, whoever its delegate is")
  func selection() throws {
    var selected = PresentationDetentReference.height(200)
    var properties = SheetProperties(detents: [.height(200), .large])
    properties.selection = Binding(get: { selected }, set: { selected = $0 })
    let stage = try Stage()
    try stage.present(properties)
    try stage.drag(from: 700, to: 120)
    #expect(selected == .large)
  }

  @Test("Without a transitioning delegate SheeKit's custom style is the system's choice")
  func customWithoutDelegate() throws {
    let stage = try Stage()
    stage.root.present(stage.content, style: .custom(transitioningDelegate: nil))
    try stage.app.settle()
    #expect(stage.content.presentationController is UISheetPresentationController)
  }
}
