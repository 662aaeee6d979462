import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// The distance of narrow sheets from the end of their edge.
@MainActor
@Suite("Offsets on wide screens")
struct AlignmentOffsetTests {
  private typealias Alignment = ContextStyle.Alignment

  @Test(
    "A sheet stands at a distance from its end of the edge, in the reading direction",
    arguments: [ContextStyle.Alignment.leading, .center, .trailing], [false, true])
  func sheet(alignment: ContextStyle.Alignment, isReversed: Bool) throws {
    let (plain, moved) = (
      try left(alignment, 0, isReversed: isReversed),
      try left(alignment, 24, isReversed: isReversed)
    )
    // A trailing sheet moves away from the trailing end, others towards it.
    let isLeftwards = (alignment == .trailing) != isReversed
    #expect(abs(moved - plain - (isLeftwards ? -24 : 24)) < 0.6)
  }

  /// Returns the left edge of a sheet on an iPad.
  private func left(
    _ alignment: ContextStyle.Alignment, _ offset: CGFloat, isReversed: Bool
  ) throws -> CGFloat {
    let stage = try SheetFeatureTests.Stage(on: .iPadPro11)
    if isReversed { stage.app.device.setLayoutDirection(.rightToLeft) }
    var properties = SheetProperties(detents: [.height(300)])
    properties.maximumWidth = 400
    properties.alignment = alignment
    properties.alignmentOffset = offset
    try stage.present(properties)
    let view: UIView = stage.content.view
    let frame = view.convert(view.bounds, to: nil)
    #expect(frame.width <= 400)
    return frame.minX
  }

  @Test("A context has the offset too, within its own width")
  func context() throws {
    let stage = try ContextStage(on: .iPadPro11)
    var style = ContextStyle(detents: [.height(150)])
    style.maximumWidth = 400
    style.alignment = .trailing
    style.alignmentOffset = 40
    let content = try stage.present(style)
    let width = stage.device.size.width
    #expect(stage.frame(of: content.view).maxX == width - 40)
    let presentation = try #require(content.contextPresentationController)
    presentation.style.alignmentOffset = 5_000
    #expect(stage.frame(of: content.view).minX == 0)
    presentation.style.alignmentOffset = .nan
    #expect(stage.frame(of: content.view).maxX == width)
  }

  @Test("The system's sheet has no such property, so DetentKit presents")
  func presenter() throws {
    var properties = SheetProperties()
    #expect(properties.chosenPresenter == .system)
    properties.alignmentOffset = 8
    #expect(properties.chosenPresenter == .detentKit)
  }
}
