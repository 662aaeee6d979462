import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What a drag may move, and where the sheet goes when the finger is lifted.
@MainActor
@Suite("Drags of sheets")
struct SheetReleaseTests {
  private static let low = PresentationDetentReference.height(150)

  private func stage(_ change: (inout SheetProperties) -> Void) throws -> SheetFeatureTests.Stage {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(
      detents: [Self.low, .medium, .large], prefersGrabberVisible: true)
    change(&properties)
    try stage.present(properties)
    return stage
  }

  private func detent(
    _ stage: SheetFeatureTests.Stage
  ) throws -> PresentationDetentReference? {
    try #require(stage.content.contextPresentationController).selectedDetent ?? Self.low
  }

  /// The top of the sheet in the window.
  private func top(_ stage: SheetFeatureTests.Stage) -> CGFloat {
    let view: UIView = stage.content.view
    return view.convert(view.bounds, to: nil).minY
  }

  @Test("A fling goes to the next detent only, and skips it without the limit")
  func nextDetentOnly() throws {
    for (isLimited, expected) in [(true, PresentationDetentReference.medium), (false, .large)] {
      let stage = try stage {
        $0.presenter = .detentKit
        $0.limitsDragsToNextDetent = isLimited
      }
      let finger = stage.app.touch(at: CGPoint(x: 196, y: 760))
      try finger.move(to: CGPoint(x: 196, y: 300), over: 0.08)
      try finger.lift()
      try stage.app.settle()
      #expect(try detent(stage) == expected)
    }
  }

  @Test("The app sees the projected target and chooses another")
  func chosenTarget() throws {
    var releases: [SheetRelease] = []
    let stage = try stage {
      $0.willEndDragging = {
        releases.append($0)
        return .detent(.large)
      }
    }
    let before = top(stage)
    try stage.drag(from: 760, to: 700)
    let release = try #require(releases.first)
    #expect(releases.count == 1)
    #expect(release.start == Self.low && release.target == .detent(Self.low))
    #expect(release.detents == [Self.low, .medium, .large] && release.allowsDismissal)
    // Ten points of the finger's 60 are the recogniser's, and the card grows to the screen's edges.
    #expect(abs(release.height - (852 - before + 50)) < 9)
    #expect(release.velocity == 0 && release.projectedHeight == release.height)
    #expect(try detent(stage) == .large)
  }

  @Test("The app dismisses, or refuses to")
  func chosenDismissal() throws {
    let leaving = try stage { $0.willEndDragging = { _ in .dismissal } }
    try leaving.drag(from: 760, to: 740)
    #expect(leaving.root.presentedViewController == nil)

    let staying = try stage { $0.willEndDragging = { _ in .detent(.medium) } }
    let finger = staying.app.touch(at: CGPoint(x: 196, y: 760))
    try finger.move(to: CGPoint(x: 196, y: 850), over: 0.05)
    try finger.lift()
    try staying.app.settle()
    #expect(try detent(staying) == .medium)
  }

  @Test("A target that the sheet does not have is reported, and its own is used")
  func impossibleTarget() throws {
    for target in [SheetRelease.Target.detent(.fraction(0.7)), .dismissal] {
      let stage = try stage { $0.willEndDragging = { _ in target } }
      stage.content.isModalInPresentation = true
      let lines = try reports { try stage.drag(from: 760, to: 420) }
      #expect(lines.map(\.id) == ["DetentKit.impossibleTarget"])
      #expect(try detent(stage) == .medium)
    }
  }

  @Test(
    "A drag moves the sheet in the drag area only",
    arguments: [SheetDragArea.surface, .grabber, .none])
  func area(_ area: SheetDragArea) throws {
    for isOnGrabber in [false, true] {
      let stage = try stage {
        $0.presenter = .detentKit
        $0.dragArea = area
      }
      let start = isOnGrabber ? Double(top(stage)) + 8 : 780
      try stage.drag(from: start, to: start - 300)
      let moves = area == .surface || (area == .grabber && isOnGrabber)
      #expect(try detent(stage) == (moves ? .medium : Self.low), "\(area), grabber \(isOnGrabber)")
    }
  }

  @Test("A tap on the grabber selects the next detent whatever can be dragged")
  func grabberTap() throws {
    let stage = try stage { $0.dragArea = .none }
    let finger = stage.app.touch(at: CGPoint(x: 196.5, y: Double(top(stage)) + 8))
    try finger.lift()
    try stage.app.settle()
    #expect(try detent(stage) == .medium)
  }
}
