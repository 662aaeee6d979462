import Testing
import UIKit

/// Orders recorded from real UIKit: C1 to C17.
@MainActor
@Suite("Callback orders")
struct CallbackOrderTests {
  final class Manager: UIPresentationController {
    var log: CallLogController.Log?
    var removes = false
    override var shouldRemovePresentersView: Bool { removes }
    override func presentationTransitionWillBegin() {
      log?.lines.append("pc:willPresent")
      #expect(presentedView?.window == nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("pc:didPresent:\(completed)")
    }
    override func dismissalTransitionWillBegin() { log?.lines.append("pc:willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log?.lines.append("pc:didDismiss:\(completed)")
    }
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLogController.Log
    var cancels = false
    var asked = 0
    var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
    init(_ log: CallLogController.Log) { self.log = log }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      asked += 1
      return 0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.lines.append("animateTransition")
      onAnimate?(context)
      if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
      }
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      UIView.animate(withDuration: 0.2) {
        view?.alpha = 0.5
      } completion: { _ in
        view?.alpha = 1
        self.log.lines.append("completeTransition")
        context.completeTransition(!self.cancels)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) {
      log.lines.append("animationEnded:\(transitionCompleted)")
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLogController.Log
    var animator: Animator?
    var manages = true
    var removes = false
    init(_ log: CallLogController.Log) { self.log = log }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      guard manages else { return nil }
      log.lines.append("delegate:presentationController")
      let manager = Manager(presentedViewController: presented, presenting: presenting)
      manager.log = log
      manager.removes = removes
      return manager
    }
  }

  @MainActor
  private final class Run {
    let stage = SheetStage()
    let delegate: Delegate
    let controller: CallLogController

    @MainActor
    init(
      style: UIModalPresentationStyle, animator: Bool, manages: Bool = true, removes: Bool = false
    ) {
      delegate = Delegate(stage.root.log)
      delegate.manages = manages
      delegate.removes = removes
      if animator { delegate.animator = Animator(stage.root.log) }
      controller = CallLogController("vc", log: stage.root.log)
      controller.modalPresentationStyle = style
      controller.transitioningDelegate = delegate
    }

    @MainActor
    func present() -> [String] {
      let log = stage.root.log
      log.lines = []
      stage.root.present(controller, animated: true) { log.lines.append("completion") }
      stage.settle()
      return log.lines
    }

    @MainActor
    func dismiss() -> [String] {
      let log = stage.root.log
      log.lines = []
      stage.root.dismiss(animated: true) { log.lines.append("completion") }
      stage.settle()
      return log.lines
    }
  }

  // Facts C1, C2.
  @Test("A custom presentation with an animator keeps the presenter and calls back in order")
  func customKeeping() {
    let run = Run(style: .custom, animator: true)
    #expect(
      run.present() == [
        "delegate:presentationController", "pc:willPresent", "willAppear:vc", "animateTransition",
        "completeTransition", "pc:didPresent:true", "didAppear:vc", "completion",
        "animationEnded:true",
      ])
    #expect(
      run.dismiss() == [
        "pc:willDismiss", "willDisappear:vc", "animateTransition", "completeTransition",
        "pc:didDismiss:true", "didDisappear:vc", "completion", "animationEnded:true",
      ])
  }

  // Fact C3.
  @Test("A custom presentation without an animator calls back in the same order")
  func customWithoutAnimator() {
    let run = Run(style: .custom, animator: false)
    #expect(
      run.present() == [
        "delegate:presentationController", "pc:willPresent", "willAppear:vc", "pc:didPresent:true",
        "didAppear:vc", "completion",
      ])
    #expect(
      run.dismiss() == [
        "pc:willDismiss", "willDisappear:vc", "pc:didDismiss:true", "didDisappear:vc", "completion",
      ])
  }

  // Facts C4, C5.
  @Test("A custom presentation that removes the presenter's view calls both controllers in order")
  func customRemoving() {
    let run = Run(style: .custom, animator: true, removes: true)
    #expect(
      run.present() == [
        "delegate:presentationController", "pc:willPresent", "willDisappear:root", "willAppear:vc",
        "animateTransition", "completeTransition", "pc:didPresent:true", "didAppear:vc",
        "didDisappear:root", "completion", "animationEnded:true",
      ])
    #expect(run.stage.root.view.window == nil)
    #expect(
      run.dismiss() == [
        "pc:willDismiss", "willDisappear:vc", "willAppear:root", "animateTransition",
        "completeTransition", "pc:didDismiss:true", "didAppear:root", "didDisappear:vc",
        "completion", "animationEnded:true",
      ])
    #expect(run.stage.root.view.superview === run.stage.stage.window)
  }

  // Fact C6.
  @Test(
    "A full-screen presentation with an animator calls back in order", arguments: [true, false])
  func fullScreen(hasAnimator: Bool) {
    let run = Run(style: .fullScreen, animator: hasAnimator, manages: false)
    let animation = hasAnimator ? ["animateTransition", "completeTransition"] : []
    let ended = hasAnimator ? ["animationEnded:true"] : []
    #expect(
      run.present() == ["willDisappear:root", "willAppear:vc"] + animation
        + ["didAppear:vc", "didDisappear:root", "completion"] + ended)
    #expect(
      run.dismiss() == ["willDisappear:vc", "willAppear:root"] + animation
        + ["didAppear:root", "didDisappear:vc", "completion"] + ended)
  }

  // Fact C9.
  @Test("A cancelled dismissal calls back in order and runs its completion")
  func cancelledDismissal() {
    let run = Run(style: .fullScreen, animator: true, manages: false)
    _ = run.present()
    run.delegate.animator?.cancels = true
    #expect(
      run.dismiss() == [
        "willDisappear:vc", "willAppear:root", "animateTransition", "completeTransition",
        "willDisappear:root", "didDisappear:root", "willAppear:vc", "didAppear:vc", "completion",
        "animationEnded:false",
      ])
    #expect(run.stage.root.presentedViewController === run.controller)
    #expect(run.stage.root.view.window == nil)
    #expect(run.controller.view.window != nil)
  }

  // Fact C11.
  @Test("A bare presentation controller fills the container")
  func bare() throws {
    let run = Run(style: .custom, animator: false, manages: false)
    #expect(run.present() == ["willAppear:vc", "didAppear:vc", "completion"])
    let manager = try #require(run.controller.presentationController)
    #expect(type(of: manager) == UIPresentationController.self)
    #expect(run.controller.view.frame == manager.containerView?.bounds)
    #expect(run.dismiss() == ["willDisappear:vc", "didDisappear:vc", "completion"])
  }

  // Facts C12 to C15.
  @Test("An animator finds the recorded frames and views in its context")
  func context() throws {
    let run = Run(style: .fullScreen, animator: true, manages: false)
    let full = CGRect(x: 0, y: 0, width: 393, height: 852)
    var looks = 0
    run.delegate.animator?.onAnimate = { context in
      looks += 1
      #expect("\(type(of: context.containerView))" == "UITransitionView")
      #expect(context.containerView.superview === run.stage.stage.window)
      #expect(context.initialFrame(for: run.stage.root) == full)
      #expect(context.finalFrame(for: run.stage.root) == .zero)
      #expect(context.initialFrame(for: run.controller) == .zero)
      #expect(context.finalFrame(for: run.controller) == full)
      #expect(context.view(forKey: .to)?.superview == nil)
      #expect(context.view(forKey: .from)?.superview === context.containerView)
      #expect(context.presentationStyle == .fullScreen)
    }
    _ = run.present()
    #expect(run.delegate.animator?.asked == 3)
    run.delegate.animator?.onAnimate = { context in
      looks += 1
      #expect(context.initialFrame(for: run.controller) == full)
      #expect(context.finalFrame(for: run.controller) == full)
      #expect(context.initialFrame(for: run.stage.root) == .zero)
      #expect(context.finalFrame(for: run.stage.root) == full)
      #expect(context.view(forKey: .to)?.superview == nil)
    }
    _ = run.dismiss()
    #expect(looks == 2)
  }

  // Fact C17.
  @Test(
    "The presenter of a sheet gets no appearance callbacks",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen])
  func sheets(style: UIModalPresentationStyle) {
    let run = Run(style: style, animator: false, manages: false)
    #expect(run.present() == ["willAppear:vc", "didAppear:vc", "completion"])
    #expect(run.dismiss() == ["willDisappear:vc", "didDisappear:vc", "completion"])
  }

  // Facts T7, T9.
  @Test("The coordinator of a sheet's presentation has the recorded values")
  func coordinator() throws {
    final class Probe: CallLogController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        guard let coordinator = transitionCoordinator else { return lines.append("none") }
        lines.append("duration \(coordinator.transitionDuration)")
        lines.append("style \(coordinator.presentationStyle.rawValue)")
        lines.append("curve \(coordinator.completionCurve.rawValue)")
        let isQueued = coordinator.animate { [unowned self] _ in
          lines.append("animation")
        } completion: { [unowned self] in
          lines.append("completion \($0.isCancelled)")
        }
        lines.append("queued \(isQueued)")
      }
      override func viewDidAppear(_ animated: Bool) {
        lines.append("didAppear \(transitionCoordinator != nil)")
      }
    }
    let stage = SheetStage()
    let probe = Probe("probe")
    stage.present(probe)
    #expect(
      probe.lines == [
        "duration 0.0", "style 1", "curve 0", "queued true", "animation", "didAppear true",
        "completion false",
      ])
    #expect(probe.transitionCoordinator == nil)
  }
}
