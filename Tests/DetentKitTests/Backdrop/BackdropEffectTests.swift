import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Effects behind presentations, on every road.
@MainActor
@Suite("Effects behind sheets")
struct BackdropEffectTests {
  private static let blur = UIBlurEffect(style: .regular)

  private func backdrop(of stage: SheetFeatureTests.Stage) throws -> SheetBackdropView {
    let window = try #require(stage.root.view.window)
    return try #require(window.first(SheetBackdropView.self))
  }

  private func properties(_ presenter: SheetPresenter) -> SheetProperties {
    var properties = SheetProperties(detents: [.height(200), .large])
    properties.largestUndimmedDetent = .height(200)
    properties.dimming = SheetDimming(effect: Self.blur)
    properties.presenter = presenter
    return properties
  }

  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  @Test("The effect is as strong as the dimming, and none without it", arguments: presenters)
  func strength(presenter: SheetPresenter) throws {
    let stage = try SheetFeatureTests.Stage()
    try stage.present(properties(presenter))
    let view = try backdrop(of: stage)
    #expect(view.effectStrength == 0)
    #expect(view.first(UIVisualEffectView.self) == nil, "no effect costs nothing")
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 680))
    try finger.move(to: CGPoint(x: 196, y: 400), over: 0.4)
    stage.app.advance(by: 0.1)
    let part = view.effectStrength
    #expect(part > 0.2 && part < 0.8, "\(part)")
    let shown = try #require(view.first(UIVisualEffectView.self))
    #expect(shown.effect === Self.blur)
    try finger.move(to: CGPoint(x: 196, y: 60), over: 0.3)
    try finger.lift()
    try stage.app.settle()
    #expect(view.effectStrength > 0.999)
    try stage.drag(from: 80, to: 690)
    #expect(view.effectStrength == 0)
    stage.root.dismiss(animated: true)
    try stage.app.settle()
    #expect(stage.content.view.window == nil)
  }

  @Test("The background is blurred in the picture, and sharp again after the dismissal")
  func picture() throws {
    for presenter in Self.presenters {
      let stage = try SheetFeatureTests.Stage()
      stage.root.view.backgroundColor = .white
      let line = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 2))
      line.backgroundColor = .black
      stage.root.view.addSubview(line)
      try stage.app.settle()
      let before = try darkest(stage)
      var properties = properties(presenter)
      properties.detents = [.medium]
      properties.largestUndimmedDetent = nil
      try stage.present(properties)
      #expect(try darkest(stage) > before + 60, "\(presenter)")
      stage.root.dismiss(animated: true)
      try stage.app.settle()
      #expect(try darkest(stage) == before, "\(presenter)")
    }
  }

  @Test("A context has the effect in its own area, and changes it while it is shown")
  func context() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .large])
    style.dimming = SheetDimming(effect: Self.blur, curve: .early)
    let content = try stage.present(style)
    let presentation = try #require(content.contextPresentationController)
    let view = presentation.dimmingView
    #expect(view.effectStrength == 1)
    #expect(view.bounds.size == presentation.area.size)
    presentation.style.dimming = SheetDimming()
    #expect(view.effectStrength == 0)
    presentation.style.dimming = SheetDimming(effect: UIBlurEffect(style: .dark))
    #expect(view.effectStrength == 1)
    content.dismiss(animated: true)
    try stage.app.settle()
  }

  /// The least brightness, 0...255, of a column of the screen around the line.
  private func darkest(_ stage: SheetFeatureTests.Stage) throws -> Int {
    let bitmap = try stage.app.device.snapshot().bitmap
    let scale = bitmap.width / 393
    let x = 60 * scale
    return (190 * scale..<212 * scale).map {
      Int(bitmap.pixels[$0 * bitmap.stride + x] & 0xFF)
    }.min() ?? 0
  }
}

extension UIView {
  /// Returns the first view of a type, this one included.
  func first<Found: UIView>(_ type: Found.Type) -> Found? {
    if let found = self as? Found { return found }
    for view in subviews {
      if let found = view.first(type) { return found }
    }
    return nil
  }
}
