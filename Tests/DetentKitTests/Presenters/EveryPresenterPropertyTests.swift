import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Properties that mean the same whoever presents: limits, resolvers, drags that the app decides, policies.
@MainActor
@Suite("Every presenter's properties")
struct EveryPresenterPropertyTests {
  nonisolated private static let own = TestedPresenter.allCases.filter { $0 != .system }

  private func height(
    _ presenter: TestedPresenter, _ detent: PresentationDetentReference,
    change: (inout SheetProperties) -> Void = { _ in }
  ) throws -> CGFloat {
    let stage = try PresenterStage(presenter) {
      $0.detents = [detent]
      change(&$0)
    }
    return 852 - stage.frame.minY
  }

  @Test(
    "A margin from the top, a resolver and the limits decide where it rests",
    arguments: TestedPresenter.allCases)
  func stops(_ presenter: TestedPresenter) throws {
    let large = try height(presenter, .large)
    let margin = try height(presenter, .topMargin(120))
    // A floating card is scaled about its lower edge.
    #expect((110...145).contains(large - margin))
    let third = PresentationDetentReference.custom(identifier: "third") {
      $0.maximumDetentValue / 3
    }
    #expect((0.3...0.42).contains(try height(presenter, third) / large))
    let (low, high) = (try height(presenter, .height(200)), try height(presenter, .height(400)))
    #expect(try height(presenter, .height(50)) { $0.minimumHeight = 200 } == low)
    #expect(try height(presenter, .large) { $0.maximumHeight = 400 } == high)
  }

  @Test(
    "Detents that the content sets before its presentation count, and change no presenter",
    arguments: TestedPresenter.allCases)
  func contentDetents(_ presenter: TestedPresenter) throws {
    let content = UIViewController()
    content.loadViewIfNeeded()
    content.setPresentationDetents([.height(300)])
    let stage = try PresenterStage(presenter, content: content)
    #expect((content.contextPresentationController == nil) == (presenter == .system))
    #expect(try (295...340).contains(852 - stage.app.sheet().frame.minY))
  }

  @Test("DetentKit's sheets cover the status bar, and keep it in the safe area", arguments: own)
  func fullScreen(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) {
      $0.detents = [.medium, .fullScreen]
      $0.selectedDetent = .fullScreen
    }
    #expect(stage.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.content.view.safeAreaInsets.top == 59)
  }

  @Test("DetentKit's sheets rest anywhere, in ranges, or where a rule says", arguments: own)
  func snapping(_ presenter: TestedPresenter) throws {
    func rest(_ snapping: SheetSnapping, to end: Double) throws -> CGFloat {
      let stage = try PresenterStage(presenter) {
        $0.detents = [PresenterStage.low, .large]
        $0.snapping = snapping
      }
      let before = stage.frame.minY
      try stage.drag(from: 760, to: end)
      return before - stage.frame.minY
    }
    #expect((170...230).contains(try rest(.stepless, to: 560)))
    #expect((270...330).contains(try rest(.stepless, to: 460)))
    #expect(try rest(.detents, to: 620) == 0)
    let range = SheetSnapping.stepless(in: [300...400])
    #expect((115...185).contains(try rest(range, to: 660)))
    let rule = SheetSnapping { _ in .height(350) }
    #expect((165...235).contains(try rest(rule, to: 700)))
  }

  @Test(
    "The app decides whether a drag begins, and a region keeps it",
    arguments: TestedPresenter.allCases)
  func begins(_ presenter: TestedPresenter) throws {
    var isAllowed = false
    var touches: [SheetTouch] = []
    let stage = try PresenterStage(presenter) {
      $0.detents = [.medium, .large]
      $0.shouldBeginDragging = {
        touches.append($0)
        return isAllowed
      }
    }
    let region = UIView(frame: CGRect(x: 0, y: 150, width: 393, height: 150))
    stage.content.view.addSubview(region)
    let before = stage.frame
    try stage.drag(from: before.minY + 100, to: before.minY - 200)
    #expect(stage.frame == before && touches.last?.detent == .medium)
    isAllowed = true
    stage.content.setSheetDragDisabled(true, for: region)
    try stage.drag(from: before.minY + 220, to: before.minY - 100)
    #expect(stage.frame == before)
    stage.content.setSheetDragDisabled(false, for: region)
    try stage.drag(from: before.minY + 220, to: before.minY - 100)
    #expect(stage.detent == .large)
  }

  @Test("A list scrolls at the detents that permit it alone", arguments: own)
  func scrolling(_ presenter: TestedPresenter) throws {
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 4000)
    content.view.addSubview(list)
    let stage = try PresenterStage(presenter, content: content) {
      $0.selectedDetent = .medium
      $0.scrollingDetents = [.large]
    }
    list.contentOffset.y = 300
    let medium = stage.frame.minY
    try stage.drag(from: 600, to: 780)
    #expect(list.contentOffset.y == 300 && stage.frame.minY > medium + 100)
    stage.bindSelection(to: .large)
    try stage.app.settle()
    try stage.drag(from: 500, to: 400)
    #expect(list.contentOffset.y > 350 && stage.detent == .large)
  }

  @Test(
    "Haptics are the user's moves, announcements everybody's", arguments: TestedPresenter.allCases)
  func policy(_ presenter: TestedPresenter) throws {
    var played: [PresentationPolicy.Haptics] = []
    PresentationPolicy.Haptics.observer = { played.append($0) }
    defer { PresentationPolicy.Haptics.observer = nil }
    let stage = try PresenterStage(presenter) {
      $0.detents = [PresenterStage.low, .large]
      $0.policy.haptics = .light
      $0.policy.announcement = { $0 == .large ? "All of it" : nil }
    }
    func said() -> [String] {
      stage.app.device.takeAnnouncements().filter { $0.hasSuffix("All of it") }
    }
    _ = said()
    stage.bindSelection(to: PresenterStage.low)
    stage.selected = .large
    stage.update()
    try stage.app.settle()
    #expect(played.isEmpty && said().count == 1)
    try stage.drag(from: 300, to: 780)
    #expect(stage.detent == PresenterStage.low && played == [.light])
  }

  @Test(
    "Where motion is reduced a selection by code jumps, if that is the policy",
    arguments: TestedPresenter.allCases, [true, false])
  func reducedMotion(_ presenter: TestedPresenter, jumps: Bool) throws {
    let stage = try PresenterStage(presenter) {
      $0.policy.reducedMotion = jumps ? .jumps : PresentationPolicy().reducedMotion
    }
    var settings = stage.app.device.accessibilitySettings
    settings.reducesMotion = true
    stage.app.device.setAccessibilitySettings(settings)
    stage.bindSelection(to: PresenterStage.low)
    stage.selected = .large
    stage.update()
    stage.app.device.step()
    stage.app.device.step()
    let isThere = try stage.app.sheet().frame.minY < 75
    #expect(isThere == jumps)
  }

  @Test(
    "Touches and dimming are separate, and the dimming has the app's colour",
    arguments: TestedPresenter.allCases)
  func dimming(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) {
      $0.detents = [PresenterStage.low, .medium]
      $0.dimming = SheetDimming(color: .systemIndigo)
      $0.backgroundInteraction = .enabledAt([PresenterStage.low])
    }
    func reddest() throws -> (red: UInt32, blue: UInt32) {
      let pixel = try stage.app.device.capture(scale: 1)[40, 300]
      return (pixel >> 16 & 0xFF, pixel & 0xFF)
    }
    let color = try reddest()
    #expect(color.blue > color.red + 20, "the background is dimmed in indigo")
    try stage.tap(CGPoint(x: 200, y: 125))
    #expect(stage.taps == 1 && stage.content.presentingViewController != nil)
    try stage.drag(from: 760, to: 480)
    #expect(stage.detent == .medium)
    try stage.tap(CGPoint(x: 200, y: 125))
    #expect(stage.taps == 1 && stage.content.presentingViewController == nil)
  }

  @Test(
    "A drag is recognised together with the recognisers that the app names",
    arguments: own, [true, false])
  func simultaneous(_ presenter: TestedPresenter, isTogether: Bool) throws {
    let content = UIViewController()
    let pan = UIPanGestureRecognizer()
    content.view.addGestureRecognizer(pan)
    let stage = try PresenterStage(presenter, content: content) {
      $0.detents = [.medium, .large]
      $0.shouldDragSimultaneously = { $0 === pan && isTogether }
    }
    let before = stage.frame.minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 600))
    try finger.move(to: CGPoint(x: 196, y: 300), over: 0.3)
    let isRecognised = pan.state == .changed || pan.state == .began
    #expect((stage.frame.minY < before - 100 && isRecognised) == isTogether)
    try finger.lift()
    try stage.app.settle()
  }
}
