import DetentTesting
import SheetEngine
import SwiftUI
import Testing

@testable import DetentKit

/// What contexts share with sheets: positions, selections, policies, keyboards, background touches.
@MainActor
@Suite("A context's behaviour")
struct ContextBehaviourTests {
  @Test("Positions come in every frame from the first to the removal, with who moved")
  func positions() throws {
    let stage = try ContextStage()
    var positions: [PresentationPosition] = []
    var style = ContextStyle(detents: [.height(100), .large])
    style.onPositionChange = { positions.append($0) }
    try stage.present(style)
    #expect(positions.first?.phase == .presenting)
    #expect(positions.first.map { $0.height < 20 } == true)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0.height <= $1.height + 0.01 })
    #expect(
      positions.last == .init(height: 134, index: 0, progress: 0, phase: .resting, mover: .code))
    positions = []
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    try finger.move(to: CGPoint(x: 196, y: 644), over: 0.3)
    #expect(positions.filter { $0.phase != .dragging || $0.mover != .user } == [])
    #expect(positions.last.map { abs($0.progress - 0.5) < 0.01 && $0.index == 0 } == true)
    try finger.move(to: CGPoint(x: 196, y: 500), over: 0.3)
    stage.device.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(
      positions.last.map { $0.index == 1 && $0.phase == .resting && $0.mover == .user } == true)
    positions = []
    stage.lower.dismiss(animated: true)
    try stage.app.settle()
    #expect(positions.last?.phase == .dismissed && positions.last?.height == 0)
    #expect(positions.dropLast().filter { $0.phase != .dismissing || $0.mover != .code } == [])
  }

  @Test("Changes of the detent are told when decided and when there, by finger and by code")
  func changes() throws {
    let stage = try ContextStage()
    var lines: [String] = []
    var style = ContextStyle(detents: [.height(100), .height(300)])
    style.onDetentChange = { lines.append("\($0.stage) \($0.new) \($0.mover)") }
    let content = try stage.present(style)
    #expect(lines.isEmpty)
    try stage.drag(from: 780, to: 600)
    #expect(lines == ["will height(300.0) user", "did height(300.0) user"])
    lines = []
    let presentation = try #require(content.contextPresentationController)
    presentation.animateChanges { presentation.selectedDetent = .height(100) }
    #expect(lines == ["will height(100.0) code"])
    try stage.app.settle()
    #expect(lines == ["will height(100.0) code", "did height(100.0) code"])
  }

  @Test("A binding follows the finger, and moves it when the style is given anew")
  func binding() throws {
    let stage = try ContextStage()
    var selected = PresentationDetentReference.height(100)
    var style = ContextStyle(detents: [.height(100), .height(300)])
    style.selection = Binding(get: { selected }, set: { selected = $0 })
    let content = try stage.present(style)
    try stage.drag(from: 780, to: 600)
    #expect(selected == .height(300))
    selected = .height(100)
    let presentation = try #require(content.contextPresentationController)
    presentation.animateChanges { presentation.style = style }
    stage.device.advance(by: 0.1)
    let height = stage.frame(of: content.view).height
    #expect(height > 135 && height < 333)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).height == 134)
  }

  @Test(
    "On its way out over an edge content is not squeezed by a safe area that grows",
    arguments: [ContextStyle.Edge.top, .leading, .bottom, .trailing], [false, true])
  func slidesUnsqueezed(edge: ContextStyle.Edge, isUndimmed: Bool) throws {
    final class Listener: ContextStage.Content {
      var heard: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { heard.append(view.safeAreaInsets) }
    }
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150), .height(250)])
    style.edge = edge
    if isUndimmed { style.largestUndimmedDetent = .height(250) }
    let content = Listener()
    try stage.present(style, in: stage.upper, content: content)
    let insets = content.view.safeAreaInsets
    let size = content.view.bounds.size
    content.heard = []
    content.dismiss(animated: true)
    var places: Set<CGPoint> = []
    for _ in 0..<12 {
      stage.device.advance(by: 1.0 / 60)
      places.insert(stage.frame(of: content.view).origin)
      #expect(content.view.safeAreaInsets == insets)
      #expect(content.view.bounds.size == size)
    }
    #expect(places.count > 8)
    #expect(content.heard.isEmpty)
    try stage.app.settle()
  }

  @Test(
    "A keyboard that floats, or has no frame, leaves the sheet as it is",
    arguments: [KeyboardPolicy.fill, .keepsDetent, .follows], [false, true])
  func floatingKeyboard(policy: KeyboardPolicy, isInUpperPane: Bool) throws {
    let stage = try ContextStage(on: .iPadPro11, differences: [.keyboardFloats])
    var style = ContextStyle(detents: [.height(200), .large])
    style.keyboard = policy
    let content = try stage.present(style, in: isInUpperPane ? stage.upper : stage.lower)
    let before = stage.frame(of: content.view)
    stage.app.showKeyboard()
    try stage.app.settle()
    #expect(stage.frame(of: content.view) == before)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: .zero)])
    try stage.app.settle()
    #expect(stage.frame(of: content.view) == before)
  }

  @Test("A panel floats with a margin and a shadow at every height, at rest and in the hand")
  func panel() throws {
    let stage = try ContextStage(on: .iPadA16)
    var style = ContextStyle(detents: [.height(200), .large])
    style.look = .panel
    style.cornerRadius = 28
    style.maximumWidth = 340
    style.alignment = .leading
    style.largestUndimmedDetent = .height(200)
    let content = try stage.present(style)
    let pane = stage.frame(of: stage.lower.view)
    let presentation = try #require(content.contextPresentationController)
    func expectMargins() throws {
      let frame = stage.frame(of: content.view)
      #expect(abs(frame.minX - pane.minX - 8) < 0.01)
      #expect(abs(pane.maxY - frame.maxY - 8) < 0.01)
      #expect(abs(frame.width - 324) < 0.01)
      // The shadow reaches beyond what takes touches.
      let shadow = try stage.app.find(ContextShadowView.self)
      #expect(shadow.isCast)
      #expect(stage.frame(of: shadow) == pane)
      let caster = try #require(shadow.subviews.first)
      #expect(stage.frame(of: caster).isNear(frame))
    }
    try expectMargins()
    let finger = stage.app.touch(
      at: CGPoint(x: pane.minX + 170, y: stage.frame(of: content.view).minY + 30))
    try finger.move(by: CGVector(dx: 0, dy: -80), over: 0.2)
    try expectMargins()
    try finger.lift()
    presentation.animateChanges { presentation.selectedDetent = .large }
    try stage.app.settle()
    try expectMargins()
    #expect(stage.frame(of: content.view).minY > pane.minY)
  }

  @Test("When its detent goes, it goes to the nearest that is left")
  func reresolution() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(60), .height(200), .height(300)])
    style.selectedDetent = .height(200)
    let content = try stage.present(style)
    let presentation = try #require(content.contextPresentationController)
    presentation.animateChanges {
      presentation.style.detents = [.height(60), .height(240), .large]
    }
    stage.device.advance(by: 1.0 / 60)
    #expect(abs(stage.frame(of: content.view).height - 234) < 10)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).height == 274)
    #expect(presentation.selectedDetent == .height(240))
  }

  @Test("Dimmed and usable at once: the dimming shows and touches go through")
  func dimmedAndInteractive() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150)])
    style.backgroundInteraction = .enabled
    let content = try stage.present(style)
    let dimming = try #require(
      stage.split.view.subviews.first {
        ($0 as? SheetBackdropView)?.color != nil && $0.alpha == 1 && $0.frame.minY == 426
      })
    #expect(stage.frame(of: dimming).isNear(CGRect(x: 0, y: 426, width: 393, height: 426)))
    #expect(try stage.moves(stage.lower.slider))
    #expect(content.view.window != nil)
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(dimming.superview == nil)
  }

  @Test("Undimmed and not usable")
  func undimmedAndDisabled() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150)])
    style.largestUndimmedDetent = .height(150)
    style.backgroundInteraction = .disabled
    try stage.present(style)
    #expect(try !stage.moves(stage.lower.slider))
  }

  struct KeyboardCase {
    var policy: KeyboardPolicy
    var top: Double
    var bottom: Double
  }

  @Test(
    "The keyboard fills, lifts, carries or does nothing, and all of it is taken back",
    arguments: [
      KeyboardCase(policy: .fill, top: 426, bottom: 852),
      KeyboardCase(policy: .keepsDetent, top: 456, bottom: 852),
      KeyboardCase(policy: .follows, top: 456, bottom: 516),
      KeyboardCase(policy: .none, top: 758, bottom: 852),
    ])
  func keyboard(row: KeyboardCase) throws {
    let (policy, top, bottom) = (row.policy, row.top, row.bottom)
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(60), .large])
    style.keyboard = policy
    let content = try stage.present(style)
    stage.app.showKeyboard(height: 336)
    stage.device.advance(by: 0.1)
    let moving = stage.frame(of: content.view)
    #expect(moving.maxY <= 852.01 && moving.maxY >= bottom - 0.01)
    try stage.app.settle()
    let frame = stage.frame(of: content.view)
    #expect(abs(frame.minY - top) < 1 && abs(frame.maxY - bottom) < 1)
    stage.app.hideKeyboard()
    try stage.app.settle()
    #expect(abs(stage.frame(of: content.view).minY - (852 - 94)) < 1)
  }

  @Test("A context that the keyboard does not reach does not move")
  func keyboardElsewhere() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(150)]), in: stage.upper)
    let before = stage.frame(of: content.view)
    stage.app.showKeyboard(height: 336)
    try stage.app.settle()
    #expect(stage.frame(of: content.view) == before)
  }

  @Test("It is no wider than it may be, and lies where it should")
  func width() throws {
    let stage = try ContextStage(on: .iPadPro11)
    var style = ContextStyle(detents: [.height(150)])
    style.maximumWidth = 400
    style.alignment = .trailing
    let content = try stage.present(style)
    let width = stage.device.size.width
    #expect(stage.frame(of: content.view).maxX == width)
    #expect(stage.frame(of: content.view).width == 400)
    stage.device.setLayoutDirection(.rightToLeft)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).minX == 0)
  }

  @Test("Other springs count from the next movement on")
  func physics() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(100), .height(300)]))
    let presentation = try #require(content.contextPresentationController)
    presentation.style.look.settle.spring = SheetSpring(response: 3, dampingRatio: 1)
    presentation.animateChanges { presentation.selectedDetent = .height(300) }
    stage.device.advance(by: 0.3)
    #expect(stage.frame(of: content.view).height < 200)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).height == 334)
  }

  @Test("Where motion is reduced it jumps, if that is the policy")
  func reducedMotion() throws {
    let stage = try ContextStage()
    var settings = stage.device.accessibilitySettings
    settings.reducesMotion = true
    stage.device.setAccessibilitySettings(settings)
    var style = ContextStyle(detents: [.height(100), .height(300)])
    style.policy.reducedMotion = .jumps
    let content = ContextStage.Content()
    stage.lower.present(content, style: .context(style))
    stage.device.advance(by: 0.05)
    #expect(abs(stage.frame(of: content.view).minY - (852 - 134)) < 0.5)
  }

  @Test("As high as its content")
  func contentDetent() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    content.preferredContentSize = CGSize(width: 200, height: 180)
    try stage.present(ContextStyle(detents: [.content]), content: content)
    #expect(stage.frame(of: content.view).height == 214)
  }

  @Test("A style from a sheet's properties does the same")
  func properties() throws {
    let stage = try ContextStage()
    var properties = SheetProperties(detents: [.height(100), .large], prefersGrabberVisible: true)
    properties.largestUndimmedDetent = .height(100)
    let content = try stage.present(ContextStyle(properties))
    #expect(try stage.moves(stage.lower.slider))
    #expect(stage.app.exists("Sheet Grabber"))
    #expect(content.contextPresentationController?.style.detents == [.height(100), .large])
  }
}
