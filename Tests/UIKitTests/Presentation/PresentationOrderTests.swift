import Testing
import UIKit

/// Requests in and around the callbacks of other requests, and stacks of different styles.
@MainActor
@Suite("Requests during transitions, and stacks")
struct PresentationOrderTests {
  final class Probe: CallLogController {
    var onWillAppear: ((Probe) -> Void)?
    var onDidAppear: ((Probe) -> Void)?
    var onDidDisappear: ((Probe) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onDidAppear?(self)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDidDisappear?(self)
    }
  }

  static let once = ["willAppear:a", "didAppear:a", "willDisappear:a", "didDisappear:a"]

  @Test("A dismissal in viewWillAppear or viewDidAppear follows", arguments: 0..<8)
  func dismissalOnArrival(way: Int) {
    let (isEarly, presents, dismisses) = (way & 1 == 0, way & 2 == 0, way & 4 == 0)
    let stage = SheetStage()
    let probe = Probe("a", log: stage.root.log)
    var isDone = false
    let leave: (Probe) -> Void = { $0.dismiss(animated: dismisses) { isDone = true } }
    if isEarly { probe.onWillAppear = leave } else { probe.onDidAppear = leave }
    stage.root.present(probe, animated: presents)
    stage.settle()
    #expect(isDone)
    #expect(stage.root.log.lines == Self.once)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.stage.window.subviews.count == 1)
  }

  @Test(
    "A dismissal from below while another controller comes in calls all callbacks in pairs",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen], [true, false])
  func dismissalFromBelow(style: UIModalPresentationStyle, animated: Bool) {
    let stage = SheetStage()
    let log = stage.root.log
    let first = CallLogController("a", log: log)
    let second = CallLogController("b", log: log)
    first.modalPresentationStyle = .overFullScreen
    second.modalPresentationStyle = style
    stage.root.present(first, animated: false)
    stage.settle()
    log.lines = []
    var completions = 0
    first.present(second, animated: true)
    stage.stage.advance(6)
    #expect(log.lines.contains("willAppear:b") && !log.lines.contains("didAppear:b"))
    stage.root.dismiss(animated: animated) { completions += 1 }
    stage.settle()
    for (begin, end) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
      #expect(log.lines.count { $0 == "\(begin):b" } == 1)
      #expect(log.lines.count { $0 == "\(end):b" } == 1)
    }
    #expect(log.lines.last { $0.hasSuffix(":a") } == "didDisappear:a")
    #expect(completions == 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(stage.stage.window.subviews.count == 1)
  }

  @Test("Completions come after the callbacks and may go on", arguments: [true, false])
  func completions(animated: Bool) {
    let stage = SheetStage()
    let log = stage.root.log
    let first = CallLogController("a", log: log)
    let second = CallLogController("b", log: log)
    stage.root.present(first, animated: animated) {
      log.lines.append("presented")
      stage.root.dismiss(animated: animated) {
        log.lines.append("dismissed")
        stage.root.present(second, animated: animated) { log.lines.append("again") }
      }
    }
    stage.settle()
    #expect(
      log.lines == [
        "willAppear:a", "didAppear:a", "presented", "willDisappear:a", "didDisappear:a",
        "dismissed", "willAppear:b", "didAppear:b", "again",
      ])
    #expect(stage.root.presentedViewController === second)
  }

  @Test(
    "A presentation in viewDidDisappear of what went before is shown", arguments: [true, false])
  func presentingAtTheEnd(animated: Bool) {
    let stage = SheetStage()
    let probe = Probe("a", log: stage.root.log)
    let next = CallLogController("b", log: stage.root.log)
    probe.onDidDisappear = { [unowned stage] _ in stage.root.present(next, animated: animated) }
    stage.root.present(probe, animated: false)
    stage.root.dismiss(animated: animated)
    stage.settle()
    #expect(stage.root.presentedViewController === next)
    #expect(next.view.window != nil)
    #expect(stage.root.log.lines == Self.once + ["willAppear:b", "didAppear:b"])
  }

  @Test("A presentation in viewDidAppear stacks at once")
  func presentingOnArrival() {
    let stage = SheetStage()
    let probe = Probe("a", log: stage.root.log)
    let next = CallLogController("b", log: stage.root.log)
    probe.onDidAppear = { $0.present(next, animated: true) }
    stage.root.present(probe, animated: true)
    stage.settle()
    #expect(probe.presentedViewController === next)
    #expect(stage.host.sheetSnapshots.count == 2)
  }

  @Test("A sheet over a full screen over a sheet", arguments: [0, 1, 2])
  func mixedStack(level: Int) throws {
    let stage = SheetStage()
    let names = ["a", "b", "c"]
    let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .pageSheet]
    var controllers: [UIViewController] = [stage.root]
    var frames: [CGRect] = []
    for (name, style) in zip(names, styles) {
      let next = CallLogController(name, log: stage.root.log)
      next.modalPresentationStyle = style
      if style == .pageSheet { next.sheetPresentationController?.detents = [.medium()] }
      controllers[controllers.count - 1].present(next, animated: true)
      stage.settle()
      controllers.append(next)
      if style == .pageSheet { frames.append(try #require(stage.snapshot).frame) }
    }
    // The sheet below the full screen does not show.
    #expect(stage.host.sheetSnapshots.count == 1)
    #expect(frames.first == frames.last)
    #expect(controllers[1].view.window == nil)
    #expect(controllers[2].view.window != nil)

    stage.root.log.lines = []
    controllers[level].dismiss(animated: true)
    stage.settle()
    #expect(controllers[level].presentedViewController == nil)
    #expect(controllers[level].view.window != nil)
    #expect(stage.host.sheetSnapshots.count == (level == 1 ? 1 : 0))
    if level == 1 { #expect(stage.snapshot?.frame == frames.first) }
    let gone = stage.root.log.lines.filter { $0.hasPrefix("didDisappear") }.sorted()
    #expect(gone == names[max(1, level)...].map { "didDisappear:\($0)" })
    // What comes back appears again, once.
    let back = stage.root.log.lines.filter { $0.hasPrefix("didAppear") }
    #expect(back == (level == 1 ? ["didAppear:a"] : []))
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.stage.window.subviews.count == 1)
  }

  @Test("A middle controller leaves with all above it, by its presenter or by itself")
  func middle() {
    let stage = SheetStage()
    var controllers: [UIViewController] = [stage.root]
    for name in ["a", "b", "c"] {
      let next = CallLogController(name, log: stage.root.log)
      controllers[controllers.count - 1].present(next, animated: true)
      stage.settle()
      controllers.append(next)
    }
    // A controller that presents stays itself when it is told to dismiss.
    controllers[2].dismiss(animated: true)
    stage.settle()
    #expect(stage.host.sheetSnapshots.count == 2)
    // The second time it goes itself.
    controllers[2].dismiss(animated: true)
    stage.settle()
    #expect(stage.host.sheetSnapshots.count == 1)
    #expect(stage.root.presentedViewController === controllers[1])
    #expect(controllers[1].presentedViewController == nil)
  }

  @Test("Touches reach nobody while an animation runs that cannot be taken hold of")
  func swallowing() {
    let stage = SheetStage()
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
    stage.root.view.addSubview(button)
    let modal = CallLogController("a", log: stage.root.log)
    modal.modalPresentationStyle = .overFullScreen
    stage.root.present(modal, animated: true)
    stage.stage.advance(2)
    stage.stage.tap(100, 100)
    #expect(taps == 0)
    stage.settle()
    stage.root.dismiss(animated: true)
    stage.stage.advance(2)
    stage.stage.tap(100, 100)
    #expect(taps == 0)
    stage.settle()
    stage.stage.tap(100, 100)
    #expect(taps == 1)
  }

  @Test("Awaiting in turn: present, stack, dismiss all")
  func awaiting() async {
    let stage = SheetStage()
    let first = CallLogController("a", log: stage.root.log)
    let second = CallLogController("b", log: stage.root.log)
    let task = Task { @MainActor in
      await stage.root.present(first, animated: true)
      await first.present(second, animated: true)
      let count = stage.host.sheetSnapshots.count
      await stage.root.dismiss(animated: true)
      return count
    }
    for _ in 0..<300 {
      stage.stage.advance()
      await Task.yield()
    }
    #expect(await task.value == 2)
    #expect(stage.root.presentedViewController == nil)
  }
}
