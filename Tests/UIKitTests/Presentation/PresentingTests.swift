import Testing
import UIKit

@MainActor
@Suite("Presenting and dismissing")
struct PresentingTests {
  private func reports(_ work: () -> Void) -> [MisuseReport] {
    Misuse.collect(work)
  }

  @Test("The root of a hierarchy presents for its descendants")
  func rootPresents() {
    let stage = SheetStage()
    let child = UIViewController()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    let modal = UIViewController()
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === stage.root)
    #expect(child.presentedViewController === modal)
    #expect(stage.root.presentedViewController === modal)
    child.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test("A context style stays inside of the context", arguments: [true, false])
  func context(removes: Bool) throws {
    let stage = SheetStage()
    let child = UIViewController()
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    child.definesPresentationContext = true
    let modal = UIViewController()
    modal.modalPresentationStyle = removes ? .currentContext : .overCurrentContext
    child.present(modal, animated: true)
    stage.settle()
    #expect(modal.presentingViewController === child)
    let container = try #require(modal.presentationController?.containerView)
    #expect(container.superview === stage.root.view)
    #expect(container.frame == CGRect(x: 0, y: 400, width: 393, height: 300))
    #expect((child.view.window == nil) == removes)
    child.dismiss(animated: true)
    stage.settle()
    #expect(child.view.superview === stage.root.view)
    #expect(child.view.frame == CGRect(x: 0, y: 400, width: 393, height: 300))
  }

  @Test("Presenting over a presentation is reported and ignored")
  func alreadyPresenting() {
    let stage = SheetStage()
    let first = UIViewController()
    stage.root.present(first, animated: false)
    let lines = reports { stage.root.present(UIViewController(), animated: false) }
    #expect(lines.count == 1)
    #expect(stage.root.presentedViewController === first)
  }

  @Test("Requests that cannot be met are reported in one sentence and change nothing")
  func refusals() {
    let stage = SheetStage()
    let detached = UIViewController()
    let modal = UIViewController()
    #expect(reports { detached.present(modal, animated: false) }.count == 1)
    #expect(modal.presentingViewController == nil)
    #expect(reports { stage.root.present(stage.root, animated: false) }.count == 1)
    let child = UIViewController()
    stage.root.addChild(child)
    #expect(reports { stage.root.present(child, animated: false) }.count == 1)
    let host = UIViewController()
    let guest = UIViewController()
    host.addChild(guest)
    #expect(reports { stage.root.present(guest, animated: false) }.count == 1)
    stage.root.present(modal, animated: false)
    #expect(reports { modal.present(modal, animated: false) }.count == 1)
    #expect(reports { stage.root.present(modal, animated: false) }.count == 1)
    #expect(stage.root.presentedViewController === modal)
    var isCalled = false
    let nothing = reports { detached.dismiss(animated: false) { isCalled = true } }
    #expect(nothing.count == 1)
    #expect(!isCalled)
  }

  @Test("A second dismissal joins the first")
  func doubleDismissal() {
    let stage = SheetStage()
    stage.present()
    var ends = 0
    stage.root.dismiss(animated: true) { ends += 1 }
    let lines = reports { stage.root.dismiss(animated: true) { ends += 1 } }
    #expect(lines.count == 1)
    stage.settle()
    #expect(ends == 2)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Without animation everything happens inside of the call")
  func atOnce() {
    let stage = SheetStage()
    let sheet = CallLogController("sheet", log: stage.root.log)
    var isDone = false
    stage.root.present(sheet, animated: false) { isDone = true }
    #expect(isDone)
    #expect(sheet.view.window != nil)
    #expect(stage.root.log.lines == ["willAppear:sheet", "didAppear:sheet"])
    stage.root.dismiss(animated: false)
    #expect(sheet.view.window == nil)
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
  }

  // Fact N10.
  @Test("A presentation in the completion of a dismissal follows it")
  func dismissAndPresent() {
    let stage = SheetStage()
    stage.present()
    let second = CallLogController("second", log: stage.root.log)
    stage.root.log.lines = []
    stage.root.dismiss(animated: true) { stage.root.present(second, animated: true) }
    stage.settle()
    #expect(
      stage.root.log.lines == [
        "willDisappear:sheet", "didDisappear:sheet", "willAppear:second", "didAppear:second",
      ])
    #expect(stage.root.presentedViewController === second)
    stage.pull(from: CGPoint(x: 200, y: 100), by: 500)
    stage.stage.up()
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A dismissal in the same turn as its presentation follows it")
  func presentAndDismiss() {
    let stage = SheetStage()
    let sheet = CallLogController("sheet", log: stage.root.log)
    stage.root.present(sheet, animated: true)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A dismissal interrupts a sheet on its way in", arguments: [1, 5, 12, 25])
  func interrupting(frames: Int) {
    let stage = SheetStage()
    stage.present(settles: false)
    stage.stage.advance(frames)
    let before = stage.top
    stage.root.dismiss(animated: true)
    stage.stage.advance()
    #expect(abs(stage.top - before) < 180)
    stage.settle()
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
    #expect(stage.host.sheetSnapshots.isEmpty)
  }

  @Test("Dismissal in viewDidAppear works")
  func dismissOnArrival() {
    final class Shy: CallLogController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: true)
      }
    }
    let stage = SheetStage()
    stage.present(Shy("shy", log: stage.root.log))
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.root.log.lines == [
        "willAppear:shy", "didAppear:shy", "willDisappear:shy", "didDisappear:shy",
      ])
  }

  @Test("Dismissing a lower controller removes all above it", arguments: [0, 1, 2])
  func chain(from level: Int) {
    let stage = SheetStage()
    var controllers: [UIViewController] = [stage.root]
    for index in 0..<3 {
      let sheet = CallLogController("sheet\(index)", log: stage.root.log)
      controllers[index].present(sheet, animated: true)
      stage.settle()
      controllers.append(sheet)
    }
    #expect(stage.host.sheetSnapshots.count == 3)
    stage.root.log.lines = []
    var isDone = false
    controllers[level].dismiss(animated: true) { isDone = true }
    stage.settle()
    #expect(isDone)
    #expect(stage.host.sheetSnapshots.count == level)
    #expect(controllers[level].presentedViewController == nil)
    let gone = stage.root.log.lines.filter { $0.hasPrefix("didDisappear") }
    #expect(gone.count == 3 - level)
    if level > 0 { #expect(controllers[level].presentingViewController === controllers[level - 1]) }
  }

  @Test("Full screen over a sheet takes the sheet out and brings it back")
  func fullScreenOverSheet() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium()] }
    let before = try #require(stage.snapshot).frame
    let full = CallLogController("full", log: stage.root.log)
    full.modalPresentationStyle = .fullScreen
    stage.root.log.lines = []
    sheet.present(full, animated: true)
    stage.settle()
    #expect(full.view.window != nil)
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(sheet.view.window != nil)
    #expect(stage.snapshot?.frame == before)
    #expect(
      stage.root.log.lines == [
        "willDisappear:sheet", "willAppear:full", "didAppear:full", "didDisappear:sheet",
        "willDisappear:full", "willAppear:sheet", "didAppear:sheet", "didDisappear:full",
      ])
  }

  @Test("Nothing of a dismissed sheet stays behind")
  func leaks() throws {
    let stage = SheetStage()
    weak var controller: UIViewController?
    weak var manager: UIPresentationController?
    weak var wrapper: UIView?
    do {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      stage.root.present(sheet, animated: true)
      controller = sheet
      manager = sheet.presentationController
    }
    stage.settle()
    wrapper = controller?.presentationController?.presentedView
    #expect(wrapper != nil)
    stage.pull(from: CGPoint(x: 200, y: 450), by: 420)
    stage.stage.up()
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(controller == nil)
    #expect(manager == nil)
    #expect(wrapper == nil)
    #expect(stage.stage.window.subviews.count == 1)
  }

  @Test("A controller that was configured and never presented goes")
  func unpresentedLeaks() {
    weak var controller: UIViewController?
    do {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      controller = sheet
    }
    #expect(controller == nil)
  }

  @Test("The asynchronous forms return when it is over")
  func asynchronous() async {
    let stage = SheetStage()
    let sheet = CallLogController("sheet", log: stage.root.log)
    let task = Task { @MainActor in
      await stage.root.present(sheet, animated: true)
      stage.root.log.lines.append("presented")
      await stage.root.dismiss(animated: true)
      stage.root.log.lines.append("dismissed")
      await stage.root.dismiss(animated: true)
    }
    for _ in 0..<200 {
      stage.stage.advance()
      await Task.yield()
    }
    await task.value
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "presented", "willDisappear:sheet",
        "didDisappear:sheet", "dismissed",
      ])
  }

  @Test(
    "Every standard transition comes and goes",
    arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func transitionStyles(style: UIModalTransitionStyle) {
    let stage = SheetStage()
    let modal = CallLogController("modal", log: stage.root.log)
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = style
    stage.root.present(modal, animated: true)
    stage.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(modal.view.transform.isIdentity && modal.view.alpha == 1)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.superview === stage.stage.window)
    #expect(stage.root.view.transform.isIdentity && stage.root.view.alpha == 1)
  }
}

@MainActor
@Suite("Presentations and their surroundings")
struct PresentationSurroundingsTests {
  @Test("A new size and new traits are announced down the chain before they apply")
  func announcements() {
    final class Probe: CallLogController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.lines.append("\(name) size \(Int(size.width))x\(Int(size.height))")
        coordinator.animate { [unowned self] _ in
          log.lines.append("\(name) at \(Int(view.bounds.width))x\(Int(view.bounds.height))")
        } completion: { [unowned self] _ in
          log.lines.append("\(name) done")
        }
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.lines.append("\(name) traits")
      }
    }
    let stage = SheetStage()
    let modal = Probe("modal", log: stage.root.log)
    modal.modalPresentationStyle = .overFullScreen
    stage.root.present(modal, animated: false)
    stage.root.log.lines = []
    stage.host.reconfigure {
      $0.size = CGSize(width: 852, height: 393)
      $0.verticalSizeClass = .compact
    }
    stage.settle()
    #expect(
      stage.root.log.lines == [
        "modal traits", "modal size 852x393", "modal at 852x393", "modal done",
      ])
  }

  @Test("A delegate can turn a sheet into a full screen in a compact width")
  func adaptation() {
    final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
      var lines: [String] = []
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        lines.append("style")
        return .fullScreen
      }
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        lines.append("prepare \(adaptivePresentationController.presentationStyle.rawValue)")
      }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) {
        lines.append("will \(style.rawValue)")
      }
    }
    let stage = SheetStage()
    let adapter = Adapter()
    let modal = UIViewController()
    modal.presentationController?.delegate = adapter
    stage.root.present(modal, animated: true)
    stage.settle()
    #expect(adapter.lines == ["style", "prepare 0", "will 0"])
    #expect(modal.view.frame.size == CGSize(width: 393, height: 852))
    #expect(stage.host.sheetSnapshots.isEmpty)
    #expect(stage.root.view.window == nil)
  }

  @Test("Presentation controllers can override traits")
  func traits() throws {
    let stage = SheetStage()
    let modal = UIViewController()
    let manager = try #require(modal.presentationController)
    manager.traitOverrides.userInterfaceStyle = .dark
    stage.root.present(modal, animated: false)
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A hundred presentations leave nothing behind")
  func hundred() {
    let stage = SheetStage()
    for _ in 0..<100 {
      stage.root.present(UIViewController(), animated: true)
      stage.stage.advance(2)
      stage.root.dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.window.subviews.count == 1)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
  }

  @Test("A new root controller ends what the old one presented")
  func newRoot() {
    let stage = SheetStage()
    let sheet = stage.present()
    stage.stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(sheet.view.window == nil)
    #expect(stage.stage.window.subviews.count == 1)
    #expect(stage.root.log.lines.last == "didDisappear:root")
  }
}
