import DetentTesting
import SwiftUI
import Testing

@testable import Gallery
@testable import UndimmedListings

/// The listings of article 000, and DetentKit's modifier beside them.
@MainActor
@Suite("Article 000: undimmed detents")
struct UndimmedListingTests {
  /// The article's scene and DetentKit's.
  nonisolated static let scenes = [DeviceScene.undimmedListing, .undimmedMap].map(\.name)

  private func stage(_ scene: DeviceScene, _ setup: String = "map") throws -> Stage {
    let stage = try Stage(scene, set: ["case": setup])
    try stage.present()
    return stage
  }

  @Test(
    "The printed modifier and DetentKit's leave the map undimmed up to medium", arguments: scenes)
  func undimmedUpToMedium(name: String) throws {
    let stage = try stage(gallery.scene(name))
    #expect(try stage.sheet.detent == "Height:140.0")
    #expect(try stage.sheet.dim == 0)
    try stage.drag(toY: 430)
    #expect(try stage.sheet.detent == "medium")
    #expect(try stage.sheet.dim == 0)
    try stage.drag(toY: 100)
    #expect(try stage.sheet.detent == "large")
    #expect(try stage.sheet.dim > 0.1)
  }

  @Test("The printed names of 0.21 and 0.24 are one name")
  func oneName() {
    let low = PresentationDetentReference.fraction(0.21)
    let high = PresentationDetentReference.fraction(0.24)
    #expect(low.uiKitIdentifier == high.uiKitIdentifier)
    #expect(low.uiKitIdentifier.rawValue == "Fraction:0.2")
    #expect([low, high].swiftUISet.count == 2)
  }

  @Test("The printed modifier dims at 0.21, whose detent has another name than it looks for")
  func fractionsFail() throws {
    #expect(try stage(.undimmedListing, "fractions").sheet.dim > 0.1)
  }

  @Test("DetentKit's modifier undims two fractions that are close to each other")
  func fractionsWork() throws {
    let stage = try stage(.undimmedMap, "fractions")
    #expect(try stage.sheet.detent == "Fraction:0.21")
    #expect(try stage.sheet.dim == 0)
  }

  @Test("The printed view does not undim for a detent that is not in the list")
  func unlistedFails() throws {
    #expect(try stage(.undimmedListing, "unlisted").sheet.dim > 0.1)
  }

  @Test("DetentKit's modifier undims up to a detent that is not in the list")
  func unlistedWorks() throws {
    let stage = try stage(.undimmedMap, "unlisted")
    #expect(try stage.sheet.dim == 0)
    try stage.drag(toY: 430)
    #expect(try stage.sheet.detent == "medium")
    #expect(try stage.sheet.dim == 0)
  }

  @Test("The printed controller keeps the tint over a dimmed map, and after the dismissal")
  func tintStays() throws {
    let stage = try stage(.undimmedListing)
    let view = try #require(stage.device.rootViewController?.view)
    try stage.drag(toY: 100)
    #expect(try stage.sheet.dim > 0.1)
    #expect(view.tintAdjustmentMode == .normal)
  }

  @Test("Under DetentKit's modifier the tint is grey where the map is dimmed and nowhere else")
  func tintFollows() throws {
    let stage = try stage(.undimmedMap)
    let view = try #require(stage.device.rootViewController?.view)
    #expect(view.tintAdjustmentMode == .normal)
    try stage.drag(toY: 100)
    #expect(view.tintAdjustmentMode == .dimmed)
    try stage.player.call("dismiss", argument: nil)
    try stage.device.settle()
    #expect(view.tintAdjustmentMode != .dimmed)
  }
}
