import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What a sheet does whoever presents it. `Documentation/Features.md` names these tests for the rows that hold
/// for every presenter.
@MainActor
@Suite("Every presenter")
struct EveryPresenterTests {
  @Test(
    "A sheet begins at its smallest detent or the selected one, and moves to each by code",
    arguments: TestedPresenter.allCases)
  func detents(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    #expect(stage.detent == PresenterStage.low)
    // A floating card is scaled, and ends above the edge.
    #expect((160...190).contains(852 - stage.frame.minY))
    stage.bindSelection(to: PresenterStage.low)
    for detent in [PresentationDetentReference.medium, .large, .medium, PresenterStage.low] {
      let before = stage.frame.minY
      stage.selected = detent
      stage.update()
      stage.app.advance(by: 0.1)
      #expect(stage.frame.minY != before)
      try stage.app.settle()
      #expect(stage.detent == detent)
      #expect(abs(stage.frame.minY - before) > 100)
    }
    let large = try PresenterStage(presenter) { $0.selectedDetent = .large }
    #expect(large.detent == .large && large.frame.minY < 70)
  }

  @Test("A drag moves it, and the binding has the detent", arguments: TestedPresenter.allCases)
  func drag(_ presenter: TestedPresenter) throws {
    var changes: [DetentChange] = []
    let stage = try PresenterStage(presenter) { $0.onDetentChange = { changes.append($0) } }
    stage.bindSelection(to: PresenterStage.low)
    try stage.drag(from: 760, to: 480)
    #expect(stage.detent == .medium && stage.selected == .medium)
    #expect(changes.map(\.stage) == [.will, .did])
    #expect(changes.allSatisfy { $0.mover == .user && $0.new == .medium })
    changes = []
    stage.selected = .large
    stage.update()
    try stage.app.settle()
    #expect(changes.map(\.stage) == [.will, .did])
    #expect(changes.allSatisfy { $0.mover == .code && $0.new == .large })
  }

  @Test("Other detents are taken over with an animation", arguments: TestedPresenter.allCases)
  func otherDetents(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    let before = try stage.app.sheet().frame.minY
    stage.properties.detents = [.height(400), .large]
    stage.update()
    stage.app.advance(by: 0.12)
    let during = try stage.app.sheet().frame.minY
    try stage.app.settle()
    #expect(stage.detent == .height(400))
    #expect(try stage.app.sheet().frame.minY < during - 1 && during < before - 1)
  }

  @Test(
    "A detent of the content follows it, and one of a marker the view",
    arguments: TestedPresenter.allCases)
  func measured(_ presenter: TestedPresenter) throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 240)
    let stage = try PresenterStage(presenter, content: content) {
      $0.detents = [.content, .large]
    }
    let before = stage.frame.minY
    #expect((245...280).contains(852 - before))
    content.preferredContentSize.height = 340
    content.setNeedsPresentationMeasurement()
    try stage.app.settle()
    #expect((80...105).contains(before - stage.frame.minY))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    content.view.addSubview(mark)
    content.setPresentationMarker("summary", for: mark)
    stage.properties.detents = [.marker("summary"), .large]
    stage.update()
    try stage.app.settle()
    #expect((125...160).contains(852 - stage.frame.minY))
  }

  @Test(
    "A pull dismisses it and tells the delegate, unless it is modal",
    arguments: TestedPresenter.allCases)
  func pull(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    stage.content.isModalInPresentation = true
    stage.update()
    let before = stage.frame
    try stage.drag(from: 720, to: 850)
    #expect(stage.content.presentingViewController != nil && stage.frame.isNear(before))
    #expect(stage.calls == ["attempt"])
    try stage.tap(CGPoint(x: 196, y: 300))
    #expect(stage.content.presentingViewController != nil && stage.taps == 0)
    stage.content.isModalInPresentation = false
    stage.update()
    stage.calls = []
    try stage.drag(from: 720, to: 850)
    #expect(stage.content.presentingViewController == nil)
    #expect(stage.calls == ["will", "did"])
  }

  @Test("A tap beside it dismisses it", arguments: TestedPresenter.allCases)
  func outside(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    try stage.tap(CGPoint(x: 200, y: 125))
    #expect(stage.content.presentingViewController == nil && stage.taps == 0)
    #expect(stage.calls == ["will", "did"])
  }

  @Test(
    "Up to the largest undimmed detent the background is in use, and no further",
    arguments: TestedPresenter.allCases)
  func undimmed(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) { $0.largestUndimmedDetent = PresenterStage.low }
    try stage.tap(CGPoint(x: 200, y: 125))
    #expect(stage.taps == 1 && stage.content.presentingViewController != nil)
    try stage.drag(from: 760, to: 480)
    #expect(stage.detent == .medium)
    try stage.tap(CGPoint(x: 200, y: 125))
    #expect(stage.taps == 1 && stage.content.presentingViewController == nil)
  }

  @Test("A tap on the grabber selects the next detent", arguments: TestedPresenter.allCases)
  func grabber(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    try stage.tap(CGPoint(x: 196.5, y: stage.frame.minY + 8))
    #expect(stage.detent == .medium)
    try stage.tap(CGPoint(x: 196.5, y: stage.frame.minY + 8))
    #expect(stage.detent == .large)
  }

  @Test("The escape gesture dismisses it", arguments: TestedPresenter.allCases)
  func escape(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter)
    #expect(stage.app.performEscape())
    try stage.app.settle()
    #expect(stage.content.presentingViewController == nil)
  }

  @Test(
    "A list at its top expands the sheet before it scrolls, unless that is switched off",
    arguments: TestedPresenter.allCases, [true, false])
  func list(_ presenter: TestedPresenter, expands: Bool) throws {
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 4000)
    list.contentInsetAdjustmentBehavior = .never
    content.view.addSubview(list)
    let stage = try PresenterStage(presenter, content: content) {
      $0.detents = [.medium, .large]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    try stage.drag(from: 780, to: 500)
    #expect(stage.detent == (expands ? .large : .medium))
    #expect((list.contentOffset.y > 100) == !expands)
    list.contentOffset = .zero
    // At the top a pull moves the sheet down.
    if expands { try stage.drag(from: 300, to: 640) } else { try stage.drag(from: 500, to: 845) }
    #expect(list.contentOffset.y == 0)
    #expect(
      expands ? stage.detent == .medium : stage.content.presentingViewController == nil)
  }

  @Test(
    "With a refresh control the pull is the list's, at each detent",
    arguments: TestedPresenter.allCases, [PresenterStage.low, .medium, .large])
  func refresh(_ presenter: TestedPresenter, at detent: PresentationDetentReference) throws {
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 4000)
    list.contentInsetAdjustmentBehavior = .never
    list.refreshControl = UIRefreshControl()
    content.view.addSubview(list)
    let stage = try PresenterStage(presenter, content: content) { $0.selectedDetent = detent }
    let before = stage.frame
    let start = CGPoint(x: 196, y: before.minY + 50)
    let finger = stage.app.touch(at: start)
    try finger.move(to: CGPoint(x: start.x, y: start.y + 400), over: 0.5)
    #expect(stage.frame == before && list.contentOffset.y < -60)
    #expect(list.refreshControl?.isRefreshing == true)
    try finger.lift()
    list.refreshControl?.endRefreshing()
    try stage.app.settle()
    #expect(stage.detent == detent && stage.frame.isNear(before))
  }

  @Test(
    "Positions stream from the first frame to the removal, each once",
    arguments: TestedPresenter.allCases)
  func positions(_ presenter: TestedPresenter) throws {
    var positions: [PresentationPosition] = []
    let stage = try PresenterStage(presenter) { $0.onPositionChange = { positions.append($0) } }
    try stage.drag(from: 760, to: 480)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    let phases = positions.map(\.phase).reduce(into: [PresentationPosition.Phase]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(
      phases == [.presenting, .resting, .dragging, .settling, .resting, .dismissing, .dismissed])
    for (one, next) in zip(positions, positions.dropFirst()) { #expect(one != next) }
    #expect(Set(positions.filter { $0.phase == .resting }.map(\.total)) == [0, 1])
    let dragged = positions.filter { $0.phase == .dragging }
    #expect(dragged.allSatisfy { $0.mover == .user } && dragged.count > 5)
    #expect(dragged.map(\.height) == dragged.map(\.height).sorted())
  }

  @Test("A pull that dismisses puts the keyboard away", arguments: TestedPresenter.allCases)
  func keyboard(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) { $0.detents = [.large] }
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.content.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    try stage.app.settle()
    let top = Double(stage.frame.minY)
    let finger = stage.app.touch(at: CGPoint(x: 300, y: top + 20))
    try finger.move(to: CGPoint(x: 300, y: top + 220), over: 0.3)
    #expect(!field.isFirstResponder)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
  }

  // A phone's sheet of the system does not listen to the key.
  @Test("On a tablet the Escape key dismisses a sheet", arguments: TestedPresenter.allCases)
  func escapeKey(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter, on: .iPadA16)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.content.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    try stage.app.settle()
    #expect(stage.app.press(.escape))
    try stage.app.settle()
    #expect(stage.content.presentingViewController == nil)
  }

  @Test(
    "Fractions are of the available height, and of the content",
    arguments: TestedPresenter.allCases)
  func fractions(_ presenter: TestedPresenter) throws {
    func height(_ detent: PresentationDetentReference) throws -> CGFloat {
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 0, height: 400)
      let stage = try PresenterStage(presenter, content: content) { $0.detents = [detent] }
      return 852 - stage.frame.minY
    }
    let step = try height(.fraction(0.6)) - height(.fraction(0.3))
    #expect((200...260).contains(step))
    let half = try height(.content) - height(.contentFraction(0.5))
    #expect((185...205).contains(half))
  }

  @Test("A drag sideways is the content's", arguments: TestedPresenter.allCases)
  func sideways(_ presenter: TestedPresenter) throws {
    let content = UIViewController()
    let row = UIScrollView(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
    row.contentSize = CGSize(width: 2000, height: 100)
    content.view.addSubview(row)
    let stage = try PresenterStage(presenter, content: content)
    let before = stage.frame
    let y = Double(before.minY) + 90
    let finger = stage.app.touch(at: CGPoint(x: 340, y: y))
    try finger.move(to: CGPoint(x: 120, y: y - 20), over: 0.3)
    #expect(row.contentOffset.x > 150 && stage.frame == before)
    try finger.lift()
    try stage.app.settle()
    #expect(stage.frame == before)
  }

  @Test("It rests at each of nine detents", arguments: TestedPresenter.allCases)
  func many(_ presenter: TestedPresenter) throws {
    let detents = (1...9).map { PresentationDetentReference.height(80 * CGFloat($0)) }
    let stage = try PresenterStage(presenter) { $0.detents = detents.shuffled() }
    stage.bindSelection(to: detents[0])
    var tops = [stage.frame.minY]
    for detent in detents.dropFirst() {
      stage.selected = detent
      stage.update()
      try stage.app.settle()
      #expect(stage.detent == detent)
      tops.append(stage.frame.minY)
    }
    for (one, next) in zip(tops, tops.dropFirst()) { #expect((60...125).contains(one - next)) }
  }

  @Test(
    "DetentKit's sheets drag in their area, to the next detent, and to where the app says",
    arguments: TestedPresenter.allCases.filter { $0 != .system })
  func ownDrags(_ presenter: TestedPresenter) throws {
    for area in [SheetDragArea.surface, .grabber, .none] {
      let stage = try PresenterStage(presenter) { $0.dragArea = area }
      try stage.drag(from: 780, to: 480)
      #expect(stage.detent == (area == .surface ? .medium : PresenterStage.low))
      guard area != .surface else { continue }
      let grabber = Double(stage.frame.minY) + 8
      try stage.drag(from: grabber, to: grabber - 300)
      #expect(stage.detent == (area == .grabber ? .medium : PresenterStage.low))
    }
    for isLimited in [true, false] {
      let stage = try PresenterStage(presenter) { $0.limitsDragsToNextDetent = isLimited }
      let finger = stage.app.touch(at: CGPoint(x: 196, y: 760))
      try finger.move(to: CGPoint(x: 196, y: 300), over: 0.08)
      try finger.lift()
      try stage.app.settle()
      #expect(stage.detent == (isLimited ? .medium : .large))
    }
    var releases: [SheetRelease] = []
    let stage = try PresenterStage(presenter) {
      $0.willEndDragging = {
        releases.append($0)
        return .detent(.large)
      }
    }
    try stage.drag(from: 760, to: 700)
    #expect(releases.map(\.target) == [.detent(PresenterStage.low)])
    #expect(stage.detent == .large)
  }

  @Test("A rotation keeps the detent", arguments: TestedPresenter.allCases)
  func rotation(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) { $0.selectedDetent = .medium }
    let before = stage.frame
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(stage.detent == .medium && stage.frame.isNear(before))
  }
}
