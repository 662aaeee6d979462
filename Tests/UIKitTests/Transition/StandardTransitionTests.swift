import Testing
import UIKit

@MainActor
@Suite("Modal transition styles")
struct StandardTransitionTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
  ]

  private enum Look: Equatable { case covers, dissolves, flips, rests }

  /// How a view is on its way.
  @MainActor
  private func look(of view: UIView) -> Look {
    let shown = view.layer.presented
    if shown.opacity < 0.99 { return .dissolves }
    if shown.transform.m11 < 0.99 { return .flips }
    return shown.frame.minY > 1 ? .covers : .rests
  }

  @MainActor
  private func check(
    _ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle, _ expected: Look,
    _ configure: (SheetStage, UIViewController) -> Void = { _, _ in }
  ) {
    let stage = SheetStage()
    stage.root.definesPresentationContext = true
    let modal = CallLogController("modal", log: stage.root.log)
    modal.modalPresentationStyle = presentation
    modal.modalTransitionStyle = style
    configure(stage, modal)
    stage.root.present(modal, animated: true)
    stage.stage.advance(5)
    #expect(look(of: modal.view) == expected)
    stage.settle()
    #expect(look(of: modal.view) == .rests)
    stage.root.dismiss(animated: true)
    stage.stage.advance(5)
    #expect(look(of: modal.view) == expected)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(look(of: stage.root.view) == .rests)
    #expect(modal.view.transform.isIdentity && modal.view.alpha == 1)
    #expect(stage.stage.window.subviews == [stage.root.view])
  }

  @Test("Covering slides up and down", arguments: styles)
  func cover(style: UIModalPresentationStyle) { check(.coverVertical, style, .covers) }

  @Test("What slides keeps the safe area that it has at rest")
  func safeArea() {
    let stage = SheetStage()
    let rest = stage.root.view.safeAreaInsets
    #expect(rest.bottom > 0)
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    modal.additionalSafeAreaInsets.bottom = 20
    let own = UIEdgeInsets(
      top: rest.top, left: rest.left, bottom: rest.bottom + 20, right: rest.right)
    stage.root.present(modal, animated: true)
    stage.stage.advance(5)
    #expect(modal.view.safeAreaInsets == own)
    stage.settle()
    #expect(modal.view.safeAreaInsets == own)
    stage.root.dismiss(animated: true)
    stage.stage.advance(5)
    #expect(modal.view.safeAreaInsets == own)
    stage.settle()
    #expect(modal.view.safeAreaInsets.bottom == 20)
  }

  @Test("Dissolving fades in and out", arguments: styles)
  func dissolve(style: UIModalPresentationStyle) { check(.crossDissolve, style, .dissolves) }

  @Test("Flipping turns over and back", arguments: styles)
  func flip(style: UIModalPresentationStyle) { check(.flipHorizontal, style, .flips) }

  @Test("A context that provides the style decides for what is presented in it")
  func contextStyle() {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      check(.coverVertical, style, .dissolves) { stage, _ in
        stage.root.providesPresentationContextTransitionStyle = true
        stage.root.modalTransitionStyle = .crossDissolve
      }
    }
    check(.coverVertical, .fullScreen, .covers) { stage, _ in
      stage.root.providesPresentationContextTransitionStyle = true
      stage.root.modalTransitionStyle = .crossDissolve
    }
  }

  @Test("With crossing fades asked for, what covers dissolves; with less motion, what flips does")
  func reducedMotion() {
    check(.coverVertical, .fullScreen, .dissolves) { stage, _ in
      stage.host.reconfigure {
        $0.assistive.reduceMotion = true
        $0.assistive.crossFade = true
      }
    }
    check(.coverVertical, .fullScreen, .covers) { stage, _ in
      stage.host.reconfigure { $0.assistive.reduceMotion = true }
    }
    check(.flipHorizontal, .overFullScreen, .dissolves) { stage, _ in
      stage.host.reconfigure { $0.assistive.reduceMotion = true }
    }
  }

  @Test("A controller's preferred transition goes before its style")
  func preferredTransition() {
    check(.coverVertical, .fullScreen, .dissolves) { $1.preferredTransition = .crossDissolve }
    check(.crossDissolve, .overFullScreen, .covers) { $1.preferredTransition = .coverVertical }
    check(.crossDissolve, .overFullScreen, .flips) { $1.preferredTransition = .flipHorizontal }
  }
}

/// The frames of a custom style: C12, C13, C15.
@MainActor
@Suite("Recorded contexts of custom presentations")
struct RecordedContextTests {
  final class Manager: UIPresentationController {
    var removes = false
    var onDismissed: (() -> Void)?
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 20, y: 60, width: 280, height: 360)
    }
    override var shouldRemovePresentersView: Bool { removes }
    override func dismissalTransitionDidEnd(_ completed: Bool) { onDismissed?() }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var removes = false
    var asked = 0
    var look: ((any UIViewControllerContextTransitioning) -> Void)?
    var onDismissed: (() -> Void)?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let manager = Manager(presentedViewController: presented, presenting: presenting)
      manager.removes = removes
      manager.onDismissed = onDismissed
      return manager
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      asked += 1
      return 0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      look?(context)
      if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.insertSubview(view, at: 0)
      }
      context.completeTransition(true)
    }
  }

  @Test("Frames and views of the context", arguments: [false, true])
  func frames(removes: Bool) {
    let full = CGRect(x: 0, y: 0, width: 320, height: 480)
    let inset = CGRect(x: 20, y: 60, width: 280, height: 360)
    let stage = SheetStage {
      $0.size = full.size
      $0.scale = 1
      $0.safeAreaInsets = .zero
    }
    let root = stage.root
    root.view.frame = inset
    let modal = CallLogController("vc")
    modal.modalPresentationStyle = .custom
    let delegate = Delegate()
    delegate.removes = removes
    modal.transitioningDelegate = delegate
    var looks = 0
    delegate.look = { context in
      looks += 1
      #expect(context.initialFrame(for: root) == inset)
      #expect(context.finalFrame(for: root) == (removes ? .zero : full))
      #expect(context.initialFrame(for: modal) == .zero)
      #expect(context.finalFrame(for: modal) == inset)
      #expect((context.view(forKey: .from) == nil) == !removes)
      #expect(context.view(forKey: .to) === modal.view)
    }
    root.present(modal, animated: true)
    stage.settle()
    #expect(delegate.asked == 3)
    var presenterWasInWindow: Bool?
    (modal.presentationController as? Manager)?.onDismissed = {
      presenterWasInWindow = root.view.window != nil
    }
    delegate.look = { context in
      looks += 1
      #expect(context.initialFrame(for: modal) == inset)
      #expect(context.finalFrame(for: modal) == inset)
      #expect(context.initialFrame(for: root) == .zero)
      #expect(context.finalFrame(for: root) == full)
      #expect(context.view(forKey: .from) === modal.view)
      #expect((context.view(forKey: .to) == nil) == !removes)
    }
    root.dismiss(animated: true)
    stage.settle()
    #expect(looks == 2 && presenterWasInWindow == true)
  }
}
