import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The drawing of the grabber, the corners and the shadow, on every road that draws them.
@MainActor
@Suite("Drawing of sheets")
struct SheetAppearanceTests {
  private func card(_ content: UIViewController) throws -> ContextCardView {
    try #require(content.contextPresentationController?.card)
  }

  private func clip(_ card: ContextCardView) throws -> CALayer {
    try #require(card.subviews.first?.layer)
  }

  @Test("The grabber has the app's colour, size and place, and is hidden at a detent")
  func grabber() throws {
    var properties = SheetProperties(
      detents: [.height(200), .large], prefersGrabberVisible: true)
    properties.appearance.grabberColor = .red
    properties.appearance.grabberSize = CGSize(width: 60, height: 8)
    properties.appearance.grabberSpacing = 12
    properties.appearance.detentsWithoutGrabber = [.large]
    let stage = try SheetFeatureTests.Stage()
    try stage.present(properties)
    let card = try card(stage.content)
    #expect(card.grabber.backgroundColor == .red)
    #expect(card.grabber.frame.size == CGSize(width: 60, height: 8))
    #expect(card.grabber.frame.minY == 12)
    #expect(!card.grabber.isHidden)
    properties.appearance.grabberColor = nil
    properties.selectedDetent = .large
    let presentation = try #require(stage.content.contextPresentationController)
    presentation.style = {
      var style = presentation.style
      style.appearance = properties.appearance
      return style
    }()
    presentation.selectedDetent = .large
    try stage.app.settle()
    #expect(card.grabber.isHidden)
    #expect(card.grabber.backgroundColor != .red)
  }

  @Test("The corner radius follows the sheet from one detent's to the next")
  func corners() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .height(200), .large])
    style.cornerRadius = 20
    style.appearance.cornerRadii = [.height(200): 40, .large: 0]
    style.appearance.cornerCurve = .circular
    style.appearance.maskedCorners = [.layerMinXMinYCorner]
    let content = try stage.present(style)
    let layer = try clip(card(content))
    #expect(layer.cornerRadius == 20)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner])
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    try finger.move(to: CGPoint(x: 196, y: 740), over: 0.3)
    let position = try #require(content.contextPresentationController?.position)
    #expect(position.index == 0 && position.progress > 0.3)
    #expect(abs(layer.cornerRadius - (20 + 20 * position.progress)) < 0.01)
    try finger.lift()
    content.contextPresentationController?.selectedDetent = .height(200)
    try stage.app.settle()
    #expect(layer.cornerRadius == 40)
    content.contextPresentationController?.selectedDetent = .large
    try stage.app.settle()
    #expect(layer.cornerRadius == 0)
  }

  @Test("A shadow of the app's is cast by an attached sheet too", arguments: [true, false])
  func shadow(isOwn: Bool) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100)])
    if isOwn {
      style.appearance.shadow = SheetShadow(
        color: .blue, opacity: 0.5, radius: 30, offset: CGSize(width: 0, height: -4))
    }
    let content = try stage.present(style)
    let presentation = try #require(content.contextPresentationController)
    #expect(presentation.shadowView.isCast == isOwn)
    guard isOwn else { return }
    let layer = try #require(presentation.shadowView.subviews.first?.layer)
    #expect(layer.shadowColor == UIColor.blue.cgColor)
    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 30)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -4))
  }
}
