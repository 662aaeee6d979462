import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// One value says what is felt, said, mirrored and moved.
@MainActor
@Suite("Policies")
struct PolicyTests {
  @Test("A sheet's announcement is said when it is there, by finger and by code")
  func announcements() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.height(200), .large])
    properties.policy.announcement = { $0 == .large ? "All of it" : nil }
    try stage.present(properties)
    _ = stage.app.device.takeAnnouncements()
    try stage.drag(from: 700, to: 90)
    #expect(said(stage.app) == ["announcement: All of it"])
    properties.selectedDetent = .height(200)
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(said(stage.app).isEmpty)
    properties.selectedDetent = .large
    try stage.sheet.configure(properties)
    #expect(said(stage.app).isEmpty)
    try stage.app.settle()
    #expect(said(stage.app) == ["announcement: All of it"])
  }

  private func said(_ app: TestApp) -> [String] {
    app.device.takeAnnouncements().filter { $0.hasPrefix("announcement") }
  }

  @Test("In a context haptics are the user's moves alone, announcements everybody's")
  func contextHaptics() throws {
    var played: [PresentationPolicy.Haptics] = []
    PresentationPolicy.Haptics.observer = { played.append($0) }
    defer { PresentationPolicy.Haptics.observer = nil }
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .large])
    style.policy.haptics = .firm
    style.policy.announcement = { "\($0)" }
    let content = try stage.present(style)
    _ = stage.device.takeAnnouncements()
    let presentation = try #require(content.contextPresentationController)
    presentation.animateChanges { presentation.selectedDetent = .large }
    try stage.app.settle()
    #expect(played.isEmpty)
    #expect(said(stage.app) == ["announcement: large"])
    try stage.drag(from: 450, to: 740)
    #expect(played == [.firm])
    #expect(said(stage.app) == ["announcement: height(100.0)"])
  }

  @Test("The grabber is spoken of by the name of the policy, or by that of the app's strings")
  func grabberName() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .large], prefersGrabberVisible: true)
    let content = try stage.present(style)
    let presentation = try #require(content.contextPresentationController)
    #expect(presentation.card.grabber.accessibilityLabel == "Sheet Grabber")
    style.policy.grabberLabel = "Griff"
    presentation.style = style
    #expect(presentation.card.grabber.accessibilityLabel == "Griff")
  }

  @Test("The grabber of a context is read as that of the system's sheets, and first")
  func grabberInWords() throws {
    let stage = try ContextStage()
    let style = ContextStyle(
      detents: [.fraction(0.25), .medium, .large], prefersGrabberVisible: true)
    let content = ContextStage.Content()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    label.text = "Inside"
    content.view.addSubview(label)
    let presented = try stage.present(style, content: content)
    let grabber = try stage.app.element(label: "Sheet Grabber")
    #expect(grabber.value == "25%")
    #expect(grabber.hint == "Double-tap to expand the sheet")
    let view = try stage.app.find(ContextGrabberView.self)
    #expect(view.accessibilityUserInputLabels == ["Sheet Grabber", "Grabber"])
    #expect(grabber.traits == [.button, .adjustable])
    #expect(grabber.frame.width >= 44 && grabber.frame.height >= 44)
    let labels = stage.app.elements.map(\.label)
    let place = try #require(labels.firstIndex(of: "Sheet Grabber"))
    #expect(labels.firstIndex(of: "Inside") == place + 1)
    try grabber.increment()
    try stage.app.settle()
    #expect(try stage.app.element(label: "Sheet Grabber").value == "Half screen")
    try grabber.activate()
    try stage.app.settle()
    #expect(try stage.app.element(label: "Sheet Grabber").value == "Full screen")
    #expect(
      try stage.app.element(label: "Sheet Grabber").hint == "Double-tap to collapse the sheet")
    #expect(presented.contextPresentationController?.selectedDetent == .large)
  }

  @Test(
    "A sheet begins at the largest detent while VoiceOver runs, if asked", arguments: [true, false])
  func startsLargest(isPinned: Bool) throws {
    var selected = PresentationDetentReference.height(200)
    var properties = SheetProperties(detents: [.height(200), .medium, .large])
    properties.selection = Binding(get: { selected }, set: { selected = $0 })
    properties.policy.startsLargestWithVoiceOver = true
    let stage = try SheetFeatureTests.Stage()
    func present() throws -> CGFloat {
      stage.root.present(
        stage.content, style: isPinned ? .pinned(properties) : .pageSheet(properties: properties))
      try stage.app.settle()
      return stage.content.view.convert(CGPoint.zero, to: nil).y
    }
    #expect(try present() > 500)
    #expect(selected == .height(200))
    stage.content.dismiss(animated: false)
    try stage.app.settle()
    var settings = AccessibilitySettings()
    settings.isVoiceOverRunning = true
    stage.app.device.setAccessibilitySettings(settings)
    #expect(try present() < 120)
    #expect(selected == .large)
  }

  @Test("VoiceOver's steps at the grabber move a context's sheet, as a user's")
  func voiceOver() throws {
    let stage = try ContextStage()
    var lines: [String] = []
    var style = ContextStyle(
      detents: [.height(100), .height(200), .large], prefersGrabberVisible: true)
    style.onDetentChange = { if $0.stage == .did { lines.append("\($0.new) \($0.mover)") } }
    try stage.present(style)
    let grabber = try #require(stage.device.findAll { $0 is ContextGrabberView }.first)
    grabber.accessibilityIncrement()
    try stage.app.settle()
    grabber.accessibilityIncrement()
    try stage.app.settle()
    grabber.accessibilityDecrement()
    try stage.app.settle()
    #expect(lines == ["height(200.0) user", "large user", "height(200.0) user"])
  }

  @Test("Leading and trailing are the policy's, whatever the content reads like")
  func direction() throws {
    let stage = try ContextStage()
    for (edge, x) in [(ContextStyle.Edge.leading, 273.0), (.trailing, 0)] {
      var style = ContextStyle(detents: [.height(120)])
      style.edge = edge
      style.policy.layoutDirection = .rightToLeft
      let content = try stage.present(style)
      let frame = stage.frame(of: content.view)
      #expect(frame.isNear(CGRect(x: x, y: 426, width: 120, height: 426)))
      // A pull towards its own edge takes it out.
      let finger = stage.app.touch(at: CGPoint(x: frame.midX, y: 600))
      let end = x == 0 ? -40.0 : 430
      try finger.move(to: CGPoint(x: end, y: 600), over: 0.15)
      try finger.lift()
      try stage.app.settle()
      #expect(content.view.window == nil)
    }
    var narrow = ContextStyle(detents: [.height(120)])
    narrow.maximumWidth = 200
    narrow.alignment = .leading
    narrow.policy.layoutDirection = .rightToLeft
    let content = try stage.present(narrow)
    #expect(stage.frame(of: content.view).minX == 193)
  }

  @Test("Where motion is reduced a sheet jumps to what code selects, if that is the policy")
  func reducedMotion() throws {
    for isReduced in [false, true] {
      let stage = try SheetFeatureTests.Stage()
      var settings = stage.app.device.accessibilitySettings
      settings.reducesMotion = isReduced
      stage.app.device.setAccessibilitySettings(settings)
      var properties = SheetProperties(detents: [.height(200), .large])
      properties.policy.reducedMotion = .jumps
      try stage.present(properties)
      properties.selectedDetent = .large
      try stage.sheet.configure(properties)
      stage.app.device.step()
      stage.app.device.step()
      let top = try stage.app.sheet().frame.minY
      #expect((top < 70) == isReduced)
    }
  }

  @Test("Policies are the same when all that they say is")
  func equality() {
    var one = PresentationPolicy()
    #expect(one == PresentationPolicy())
    one.haptics = .light
    #expect(one != PresentationPolicy())
    one = PresentationPolicy()
    one.announcement = { _ in "" }
    #expect(one != PresentationPolicy())
  }
}
