import Testing
import UIKit

/// What devices, turns, the keyboard and the system's style do to sheets.
@MainActor
@Suite("Sheets and their surroundings")
struct SheetSurroundingsTests {
  private typealias Detent = SheetScenario.Detent
  private typealias Hearer = SheetScenario.Hearer

  // Facts S1.211 to S1.213.
  @Test("The keyboard raises a sheet and lets it down again")
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

  // Facts G50 to G53.
  @Test("Sheets on an iPad have the measured frames")
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

  // Facts G30, G2, G40.
  @Test("Sheets on an iPhone SE have the measured frames")
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

  // Fact S1.127.
  @Test("In the older style the presenter is pushed back by a full sheet")
  func pushBack() throws {
    let stage = SheetStage { $0.sheetStyle = .iOS18 }
    stage.present { $0.detents = [.medium(), .large()] }
    #expect(stage.root.view.transform.isIdentity)
    SheetScenario.swipe(stage, from: stage.top + 30, by: -300)
    #expect(abs(stage.root.view.transform.a - 0.9165) < 0.001)
    #expect(stage.host.sheetPresenterSnapshot.transform.a == stage.root.view.transform.a)
    #expect(abs(stage.root.view.frame.minY - 59) < 1)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.transform.isIdentity)
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  // Fact N4.43.
  @Test("The content of a sheet has the elevated level")
  func level() {
    let stage = SheetStage { $0.userInterfaceStyle = .dark }
    let sheet = stage.present()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.root.traitCollection.userInterfaceLevel == .base)
  }
}
