import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Where a released sheet goes by a rule of the app.
@MainActor
@Suite("Snapping of sheets")
struct SheetSnappingTests {
  private func stage(_ snapping: SheetSnapping) throws -> SheetFeatureTests.Stage {
    let stage = try SheetFeatureTests.Stage(style: .ios18)
    var properties = SheetProperties(detents: [.height(150), .large])
    properties.snapping = snapping
    try stage.present(properties)
    #expect(stage.content.contextPresentationController != nil)
    return stage
  }

  private func height(_ stage: SheetFeatureTests.Stage) -> CGFloat {
    let view: UIView = stage.content.view
    return 852 - view.convert(view.bounds, to: nil).minY
  }

  @Test("A stepless sheet rests where the finger leaves it, and coasts after a fling")
  func stepless() throws {
    let stage = try stage(.stepless)
    let before = height(stage)
    try stage.drag(from: 760, to: 560)
    // Ten points of the finger's 200 are the recogniser's.
    #expect(abs(height(stage) - (before + 190)) < 1)
    let rest = height(stage)
    try stage.drag(from: 600, to: 500, rests: false)
    #expect(height(stage) > rest + 92)
    #expect(stage.root.presentedViewController != nil)
    let sheet = try #require(stage.content.contextPresentationController)
    #expect(sheet.selectedDetent == nil || sheet.selectedDetent == .height(150))
  }

  @Test("A stepless sheet is dismissed by a pull below its smallest detent")
  func dismissal() throws {
    let stage = try stage(.stepless)
    try stage.drag(from: 700, to: 845)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Outside of its ranges a sheet goes to the nearest end of a range or detent")
  func ranges() throws {
    let stage = try stage(.stepless(in: [400...500]))
    let low = height(stage)
    try stage.drag(from: 760, to: 760 - 240)
    let inside = height(stage)
    #expect(inside > 400 && inside < 500)
    try stage.drag(from: 600, to: 500)
    #expect(abs(height(stage) - 500) < 1)
    try stage.drag(from: 500, to: 780)
    #expect(height(stage) == low)
  }

  @Test("A rule of one's own decides, and willEndDragging sees its target")
  func rule() throws {
    let stage = try SheetFeatureTests.Stage(style: .ios18)
    var properties = SheetProperties(detents: [.height(150), .large])
    properties.snapping = SheetSnapping { release in
      .height((release.projectedHeight / 100).rounded() * 100)
    }
    var targets: [SheetRelease.Target] = []
    var heights: [CGFloat] = []
    properties.willEndDragging = {
      targets.append($0.target)
      heights = $0.detentHeights
      return $0.target
    }
    try stage.present(properties)
    try stage.drag(from: 760, to: 590)
    #expect(targets == [.height(300)] || targets == [.height(400)])
    #expect(height(stage) == 300 || height(stage) == 400)
    #expect(heights.count == 2 && heights[0] == 184 && heights[1] > 700)
  }

  @Test("A height that is no number is reported, and the sheet goes to its own target")
  func impossible() throws {
    let stage = try stage(SheetSnapping { _ in .height(.nan) })
    let lines = try reports { try stage.drag(from: 760, to: 740) }
    #expect(lines.map(\.id) == ["DetentKit.impossibleTarget"])
    #expect(height(stage) == 184)
  }
}
