import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What is seen and what takes touches, frame by frame.
@MainActor
@Suite("System sheets, frame by frame")
struct SheetFrameTests {
  @Test(
    "Undimmed and in use at once: no frame is dimmed, and at rest and in the hand all is in use")
  func undimmed() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.largestUndimmedDetent = .medium
    let button = CGPoint(x: 200, y: 122)
    var (frames, uses) = (0, 0)
    let observer = stage.app.device.addFrameObserver { frame in
      guard let sheet = frame.sheets.last else { return }
      frames += 1
      #expect(sheet.dim == 0)
      guard ["resting", "dragging"].contains(sheet.phase) else { return }
      uses += 1
      #expect(stage.app.device.window.hitTest(button, with: nil) === stage.button)
    }
    try stage.present(properties)
    try stage.drag(from: 700, to: 490)
    properties.selectedDetent = .height(200)
    try stage.sheet.configure(properties)
    try stage.app.settle()
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    stage.app.device.removeFrameObserver(observer)
    #expect(frames > 100 && uses > 20)
  }

  @Test("The library's dimming is its curve of the position in every frame")
  func curve() throws {
    let stage = try SheetFeatureTests.Stage()
    var position: PresentationPosition?
    var properties = SheetProperties(detents: [.height(200), .large])
    properties.largestUndimmedDetent = .height(200)
    properties.dimming = SheetDimming(color: .systemIndigo, curve: .late)
    properties.onPositionChange = { position = $0 }
    var frames: [CGFloat] = []
    let observer = stage.app.device.addFrameObserver { _ in
      guard let position, position.phase != .dismissed,
        let view = stage.app.findAll(SheetDimmingView.self).first
      else { return }
      let share = min(max(position.total, 0), 1)
      #expect(abs(view.opacity - share * share) < 1e-6)
      frames.append(view.opacity)
    }
    try stage.present(properties)
    #expect(!frames.isEmpty && frames.allSatisfy { $0 == 0 })
    try stage.drag(from: 700, to: 90)
    #expect(frames.last == 1)
    #expect(frames.contains { $0 > 0.2 && $0 < 0.8 })
    properties.selectedDetent = .height(200)
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(frames.last == 0)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    stage.app.device.removeFrameObserver(observer)
  }

  @Test("Dimmed everywhere it comes with the sheet from nothing, and goes with it")
  func everywhere() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.medium])
    properties.dimming = SheetDimming(color: .systemIndigo)
    var frames: [CGFloat] = []
    let observer = stage.app.device.addFrameObserver { _ in
      if let view = stage.app.findAll(SheetDimmingView.self).first { frames.append(view.opacity) }
    }
    try stage.present(properties)
    #expect(frames.first ?? 1 < 0.2)
    #expect(frames == frames.sorted())
    #expect(frames.last == 1)
    frames = []
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    stage.app.device.removeFrameObserver(observer)
    #expect(frames == frames.sorted(by: >))
    #expect(stage.app.findAll(SheetDimmingView.self).isEmpty)
  }

  @Test("A finger on the front sheet never moves the one behind by a point")
  func nested() throws {
    let stage = try SheetFeatureTests.Stage()
    try stage.present(SheetProperties(detents: [.large]))
    let front = UIViewController()
    front.view.backgroundColor = .systemTeal
    stage.content.present(
      front, style: .pageSheet(properties: SheetProperties(detents: [.height(300), .medium])))
    try stage.app.settle()
    let behind = try #require(stage.app.sheets.first).frame
    let view = stage.content.view.convert(stage.content.view.bounds, to: nil)
    var frames = 0
    let observer = stage.app.device.addFrameObserver { frame in
      guard let sheet = frame.sheets.first else { return }
      frames += 1
      #expect(sheet.frame == behind)
      #expect(stage.content.view.convert(stage.content.view.bounds, to: nil) == view)
    }
    try stage.drag(from: 600, to: 480)
    try stage.drag(from: 480, to: 600)
    try stage.drag(from: 560, to: 840, rests: false)
    stage.app.device.removeFrameObserver(observer)
    #expect(frames > 60)
    #expect(front.view.window == nil)
    #expect(stage.content.view.window != nil)
  }
}
