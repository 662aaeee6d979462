import Testing
import UIKit

/// scenarios.md §4: what native sheets do, N1 to N15.
@MainActor
@Suite("Native scenarios")
struct SheetScenarioTests {
  private typealias Detent = UISheetPresentationController.Detent

  private static func stops(_ fractions: [CGFloat]) -> [Detent] {
    fractions.map { fraction in
      .custom(identifier: Detent.Identifier("\(fraction)")) { $0.maximumDetentValue * fraction }
    }
  }

  final class ListController: CallLogController {
    let list = UIScrollView()
    let header = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 393, height: 2000)
      list.contentInsetAdjustmentBehavior = .never
      list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000)))
      view.addSubview(list)
      view.addSubview(header)
    }
    override func viewDidLayoutSubviews() {
      header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
      list.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60)
    }
  }

  final class Hearer: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      lines.append("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
  }

  private func swipe(_ stage: SheetStage, from y: CGFloat, by travel: CGFloat) {
    stage.pull(from: CGPoint(x: 200, y: y), by: travel)
    stage.hold()
    stage.stage.up()
    stage.settle()
  }

  @Test("N1: opens at the smallest, drags to the largest, goes by code")
  func n1() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = Self.stops([0.6, 1]) }
    #expect(stage.snapshot?.detent == "0.6")
    let small = sheet.view.bounds.height
    swipe(stage, from: stage.top + 30, by: -300)
    #expect(stage.snapshot?.detent == "1.0")
    #expect(sheet.view.bounds.height > small)
    #expect(sheet.view.bounds.height == 793)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.hitTest(CGPoint(x: 100, y: 700), with: nil) === stage.root.view)
    #expect(
      stage.stage.window.hitTest(CGPoint(x: 100, y: 700), with: nil) === stage.root.view)
  }

  @Test("N2: a swipe up on a list at its top makes the sheet larger first")
  func n2() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) { $0.detents = [.medium(), .large()] }
    stage.pull(from: CGPoint(x: 200, y: 700), by: -210)
    #expect(sheet.list.contentOffset.y == 0)
    #expect(abs((stage.snapshot?.frame.height ?? 0) - 659) < 1)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.snapshot?.detent == "large")
    #expect(sheet.list.contentOffset.y == 0)
    stage.pull(from: CGPoint(x: 200, y: 700), by: -110)
    #expect(abs(sheet.list.contentOffset.y - 100) < 1)
    #expect(stage.top == 59)
    stage.hold()
    stage.stage.up()
    stage.settle()
  }

  @Test("N2: at the largest stop one drag goes on from the sheet to the list")
  func oneAxis() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) { $0.detents = [.medium(), .large()] }
    stage.pull(from: CGPoint(x: 200, y: 780), by: -510)
    // 500 points of travel: 334 for the sheet (459 to 793), the rest for the list.
    #expect(abs(sheet.list.contentOffset.y - 166) < 1)
    #expect(abs(stage.top - 59) < 0.01)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(abs(sheet.list.contentOffset.y - 166) < 1)
  }

  @Test("I16: a pull down on a list at its top moves the sheet, elsewhere the list")
  func i16() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet)
    stage.pull(from: CGPoint(x: 200, y: 300), by: 110)
    #expect(sheet.list.contentOffset.y == 0)
    #expect(abs(stage.top - 159) < 0.5)
    stage.stage.cancel()
    stage.settle()
    sheet.list.contentOffset.y = 500
    stage.pull(from: CGPoint(x: 200, y: 300), by: 110)
    #expect(abs(sheet.list.contentOffset.y - 400) < 1)
    #expect(stage.top == 59)
    stage.stage.cancel()
    stage.settle()
  }

  @Test("N3: without scroll expansion the list scrolls; beside it the sheet still grows")
  func n3() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    let top = stage.top
    stage.pull(from: CGPoint(x: 200, y: 700), by: -110)
    #expect(abs(sheet.list.contentOffset.y - 100) < 1)
    #expect(abs(stage.top - top) < 0.5)
    stage.hold()
    stage.stage.up()
    stage.settle()
    swipe(stage, from: stage.top + 30, by: -250)
    #expect(stage.snapshot?.detent == "large")
  }

  @Test("N4: undimmed stops let touches through, changed while shown")
  func n4() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = Self.stops([0.3, 0.6, 0.8]) }
    let manager = try #require(sheet.sheetPresentationController)
    func reachesPresenter() -> Bool {
      let hit = stage.stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
      return hit?.isDescendant(of: stage.root.view) ?? false
    }
    #expect(!reachesPresenter())
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    manager.largestUndimmedDetentIdentifier = Detent.Identifier("0.3")
    #expect(reachesPresenter())
    #expect(stage.snapshot?.dim == 0)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    manager.animateChanges { manager.selectedDetentIdentifier = Detent.Identifier("0.6") }
    stage.settle()
    #expect(!reachesPresenter())
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    manager.largestUndimmedDetentIdentifier = Detent.Identifier("0.8")
    #expect(reachesPresenter())
    manager.largestUndimmedDetentIdentifier = nil
    #expect(!reachesPresenter())
    #expect(abs((stage.snapshot?.dim ?? 0) - 0.2) < 0.001)
    #expect(sheet.view.tintAdjustmentMode == .normal)
  }

  @Test(
    "N5: the initial stop is taken, and changes elsewhere leave it alone", arguments: [0, 1, 2])
  func n5(initial: Int) throws {
    let stage = SheetStage()
    let names = ["0.3", "0.6", "0.8"]
    let sheet = stage.present {
      $0.detents = Self.stops([0.3, 0.6, 0.8])
      $0.selectedDetentIdentifier = Detent.Identifier(names[initial])
    }
    #expect(stage.snapshot?.detent == names[initial])
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.detents = Self.stops([0.3, 0.6, 0.8])
    #expect(stage.snapshot?.detent == names[initial])
  }

  @Test("N6: only the user's selections are reported")
  func n6() throws {
    let stage = SheetStage()
    let hearer = Hearer()
    let sheet = stage.present {
      $0.detents = Self.stops([0.4, 0.7, 1])
      $0.delegate = hearer
    }
    swipe(stage, from: stage.top + 30, by: -230)
    swipe(stage, from: stage.top + 30, by: -230)
    swipe(stage, from: stage.top + 30, by: 500)
    #expect(
      hearer.lines.filter { $0.hasPrefix("selected") } == [
        "selected 0.7", "selected 1.0", "selected 0.4",
      ])
    hearer.lines = []
    let manager = try #require(sheet.sheetPresentationController)
    manager.selectedDetentIdentifier = Detent.Identifier("1.0")
    manager.animateChanges { manager.selectedDetentIdentifier = Detent.Identifier("0.7") }
    stage.settle()
    #expect(hearer.lines.isEmpty)
    #expect(stage.snapshot?.detent == "0.7")
  }

  @Test("N7: a modal sheet resists, returns and says that somebody tried")
  func n7() {
    let stage = SheetStage()
    let hearer = Hearer()
    let sheet = CallLogController("sheet", log: stage.root.log)
    sheet.isModalInPresentation = true
    stage.present(sheet) {
      $0.detents = [.medium(), .large()]
      $0.delegate = hearer
    }
    swipe(stage, from: stage.top + 30, by: -250)
    #expect(stage.snapshot?.detent == "large")
    swipe(stage, from: stage.top + 30, by: 250)
    let rest = stage.top
    stage.pull(from: CGPoint(x: 200, y: rest + 30), by: 300)
    #expect(stage.top > rest + 5 && stage.top < rest + 150)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.top == rest)
    #expect(hearer.lines.filter { !$0.hasPrefix("selected") } == ["attempt"])
    hearer.lines = []
    stage.stage.tap(200, 100)
    stage.settle()
    #expect(stage.root.presentedViewController === sheet)
    #expect(hearer.lines.isEmpty)
    #expect(stage.root.log.lines == ["willAppear:sheet", "didAppear:sheet"])
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(hearer.lines.isEmpty)
  }

  @Test("N8: the user's dismissals are told, code's are not", arguments: ["swipe", "tap", "code"])
  func n8(way: String) {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium()]
      $0.delegate = hearer
    }
    switch way {
    case "swipe": swipe(stage, from: stage.top + 30, by: 350)
    case "tap":
      stage.stage.tap(200, 100)
      stage.settle()
    default:
      stage.root.dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.root.presentedViewController == nil)
    #expect(hearer.lines == (way == "code" ? [] : ["should", "will", "did"]))
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
  }

  @Test("S1.76: a pull that is taken back announces a dismissal and takes it back")
  func takenBack() {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium()]
      $0.delegate = hearer
    }
    stage.root.log.lines = []
    swipe(stage, from: stage.top + 30, by: 100)
    #expect(hearer.lines == ["should", "will"])
    #expect(stage.root.log.lines == ["willDisappear:sheet", "willAppear:sheet", "didAppear:sheet"])
    #expect(stage.root.presentedViewController != nil)
  }

  @Test("A delegate that refuses makes the sheet resist")
  func refusal() {
    let stage = SheetStage()
    let hearer = Hearer()
    hearer.allows = false
    stage.present { $0.delegate = hearer }
    swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController != nil)
    #expect(hearer.lines == ["should", "attempt"])
  }

  @Test("N11: stacked sheets keep their stops; the top one closes alone")
  func n11() {
    let stage = SheetStage()
    var below: UIViewController = stage.root
    for _ in 0..<3 {
      let sheet = CallLogController("sheet", log: stage.root.log)
      sheet.sheetPresentationController?.detents = Self.stops([0.5, 1])
      below.present(sheet, animated: true)
      stage.settle()
      swipe(stage, from: stage.top + 30, by: -350)
      #expect(stage.snapshot?.detent == "1.0")
      below = sheet
    }
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0", "1.0", "1.0"])
    let total = stage.host.sheetSnapshots.reduce(1) { $0 * (1 - $1.dim) }
    #expect(abs(total - 0.8) < 0.001)
    swipe(stage, from: 100, by: 600)
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0", "1.0"])
    swipe(stage, from: 100, by: 600)
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0"])
    #expect(abs((stage.snapshot?.dim ?? 0) - 0.2) < 0.001)
  }

  @Test("N12, N13: radius and grabber change while shown")
  func n12() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium()] }
    let manager = try #require(sheet.sheetPresentationController)
    #expect(stage.snapshot?.corners.first == 38)
    for radius in [0, 10, 50] as [CGFloat] {
      manager.preferredCornerRadius = radius
      #expect(stage.snapshot?.corners == [radius, radius, radius, radius])
    }
    manager.preferredCornerRadius = nil
    #expect(stage.snapshot?.corners.first == 38)
    #expect(stage.snapshot?.grabber == false)
    manager.prefersGrabberVisible = true
    #expect(stage.snapshot?.grabber == true)
  }

  @Test("S1.104: a tap on the grabber goes round the stops")
  func grabber() {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.delegate = hearer
    }
    for expected in ["large", "medium"] {
      stage.stage.tap(196, stage.top + 8)
      stage.settle()
      #expect(stage.snapshot?.detent == expected)
    }
    #expect(hearer.lines == ["selected com.apple.UIKit.large", "selected com.apple.UIKit.medium"])
  }

  @Test("N14: a detent of the content's size follows it with an animation")
  func n14() throws {
    let stage = SheetStage()
    var height: CGFloat = 200
    let sheet = stage.present { $0.detents = [.custom { _ in height }] }
    let before = stage.top
    height = 400
    let manager = try #require(sheet.sheetPresentationController)
    manager.animateChanges { manager.invalidateDetents() }
    stage.stage.advance(4)
    #expect(stage.top < before - 5)
    #expect(stage.snapshot?.phase == "settling")
    stage.settle()
    #expect(abs(stage.top - 427.669) < 0.5)
    height = 200
    manager.invalidateDetents()
    #expect(abs(stage.top - 427.669) < 0.5)
    stage.stage.advance()
    #expect(abs(stage.top - before) < 0.01)
  }

  @Test("S1.211 to S1.213: the keyboard raises a sheet and lets it down again")
  func keyboard() {
    let stage = SheetStage()
    let hearer = Hearer()
    let sheet = stage.present {
      $0.detents = [.medium(), .large()]
      $0.delegate = hearer
    }
    let rest = stage.top
    stage.host.keyboardFrameWillChange(overlap: 336)
    stage.settle()
    #expect(stage.top == 59)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
    stage.host.keyboardFrameWillChange(overlap: 0)
    stage.settle()
    #expect(stage.top == rest)
    #expect(hearer.lines.isEmpty)
  }

  @Test("The screen may turn in every phase")
  func rotation() throws {
    func turn(_ stage: SheetStage, _ landscape: Bool) {
      stage.host.reconfigure {
        $0.size = landscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
        $0.safeAreaInsets =
          landscape
          ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
          : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        $0.verticalSizeClass = landscape ? .compact : .regular
      }
    }
    for phase in ["presenting", "resting", "dragging", "settling", "dismissing"] {
      let stage = SheetStage()
      stage.present(settles: phase != "presenting") { $0.detents = [.medium(), .large()] }
      stage.stage.advance(3)
      switch phase {
      case "dragging": stage.pull(from: CGPoint(x: 200, y: 500), by: -100)
      case "settling":
        stage.pull(from: CGPoint(x: 200, y: 500), by: -300)
        stage.stage.up()
      case "dismissing":
        stage.root.dismiss(animated: true)
        stage.stage.advance(3)
      default: break
      }
      #expect(stage.snapshot?.phase == phase)
      turn(stage, true)
      stage.stage.advance()
      stage.stage.dispatcher.cancelAllTouches(time: stage.stage.time)
      stage.settle()
      if phase == "dismissing" {
        #expect(stage.root.presentedViewController == nil)
        continue
      }
      #expect(stage.snapshot?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      turn(stage, false)
      stage.settle()
      let snapshot = try #require(stage.snapshot)
      #expect(snapshot.frame.maxY <= 852 && snapshot.frame.width <= 393)
      stage.root.dismiss(animated: true)
      stage.settle()
      #expect(stage.stage.window.subviews.count == 1)
    }
  }

  @Test("G50 to G53: sheets on an iPad")
  func pad() throws {
    func frame(
      _ style: UIModalPresentationStyle, _ detents: [Detent], _ preferred: CGSize = .zero
    ) throws -> CGRect {
      let stage = SheetStage {
        $0.size = CGSize(width: 820, height: 1180)
        $0.scale = 2
        $0.safeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        $0.idiom = .pad
        $0.horizontalSizeClass = .regular
        $0.cornerRadius = 18
      }
      let sheet = CallLogController("sheet")
      sheet.modalPresentationStyle = style
      sheet.preferredContentSize = preferred
      stage.present(sheet) { $0.detents = detents }
      return try #require(stage.snapshot).frame
    }
    #expect(try frame(.pageSheet, [.large()]) == CGRect(x: 0, y: 42, width: 820, height: 1138))
    #expect(try frame(.formSheet, [.large()]) == CGRect(x: 120, y: 260, width: 580, height: 650))
    #expect(
      try frame(.formSheet, [.custom { _ in 343 }])
        == CGRect(x: 120, y: 567, width: 580, height: 343))
    #expect(try frame(.formSheet, [.medium()]).height == 364)
    #expect(
      try frame(.formSheet, [.large()], CGSize(width: 320, height: 320)).width == 320)
  }

  @Test("S1.127: in the older style the presenter is pushed back by a full sheet")
  func pushBack() throws {
    let stage = SheetStage { $0.sheetStyle = .iOS18 }
    stage.present { $0.detents = [.medium(), .large()] }
    #expect(stage.root.view.transform.isIdentity)
    swipe(stage, from: stage.top + 30, by: -300)
    #expect(abs(stage.root.view.transform.a - 0.9165) < 0.001)
    #expect(stage.host.sheetPresenterSnapshot.transform.a == stage.root.view.transform.a)
    #expect(abs(stage.root.view.frame.minY - 59) < 1)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.transform.isIdentity)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("N4.43: what is inside a sheet has the elevated level")
  func level() {
    let stage = SheetStage { $0.userInterfaceStyle = .dark }
    let sheet = stage.present()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.root.traitCollection.userInterfaceLevel == .base)
  }

  @Test("A modal child of a container counts once it is on top of it")
  func modality() {
    final class Container: CallLogController {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    let stage = SheetStage()
    let sheet = Container("sheet", log: stage.root.log)
    stage.present(sheet)
    sheet.isModalInPresentation = true
    swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("G30, G2, G40: sheets on an iPhone SE")
  func smallPhone() throws {
    func frame(_ detents: [Detent], landscape: Bool = false) throws -> CGRect {
      let stage = SheetStage {
        $0.size =
          landscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
        $0.scale = 2
        $0.safeAreaInsets = UIEdgeInsets(top: landscape ? 0 : 20, left: 0, bottom: 0, right: 0)
        $0.cornerRadius = 0
        $0.verticalSizeClass = landscape ? .compact : .regular
      }
      stage.present { $0.detents = detents }
      return try #require(stage.snapshot).frame
    }
    #expect(try frame([.large()]) == CGRect(x: 0, y: 30, width: 375, height: 637))
    let medium = try frame([.medium()])
    #expect(abs(medium.minY - 317.711) < 0.5 && abs(medium.height - 341.289) < 0.5)
    #expect(
      try frame([.medium(), .large()], landscape: true)
        == CGRect(x: 0, y: 0, width: 667, height: 375))
  }
}

@MainActor
@Suite("Stacks of sheets")
struct SheetStackTests {
  @Test("A stack that goes at once gives the presenter back along the way")
  func pushBackOfStack() {
    let stage = SheetStage { $0.sheetStyle = .iOS18 }
    let one = stage.present()
    let two = CallLogController("two")
    one.present(two, animated: true)
    stage.settle()
    let pushed = stage.root.view.transform.a
    #expect(abs(pushed - 0.9165) < 0.001)
    stage.root.dismiss(animated: true)
    stage.stage.advance(2)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    var last = stage.root.view.transform.a
    #expect(abs(last - pushed) < 0.02)
    while stage.root.presentedViewController != nil {
      stage.stage.advance()
      let now = stage.root.view.transform.a
      #expect(now >= last && now - last < 0.02)
      last = now
    }
    stage.settle()
    #expect(stage.root.view.transform.isIdentity)
  }

  @Test("A sheet that is covered keeps still under a finger")
  func covered() {
    let stage = SheetStage()
    let one = stage.present { $0.detents = [.large()] }
    let two = CallLogController("two")
    two.sheetPresentationController?.detents = [.medium()]
    two.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    one.present(two, animated: true)
    stage.settle()
    stage.pull(from: CGPoint(x: 200, y: 120), by: 200)
    #expect(stage.host.sheetSnapshots.first?.frame.minY == 59)
    stage.stage.up()
    stage.settle()
    #expect(stage.host.sheetSnapshots.count == 2)
  }
}
