extension Presentation {
  /// Begins the presentation: container view, callbacks, appearance, animation.
  func begin(animated: Bool) {
    guard phase == .waiting else { return }
    let animated = mayAnimate(animated)
    guard let presenter, let surface = presenter.presentationSurface, surface.window != nil else {
      Misuse.report(PresentationMisuse.presenterLeftWindow(presented))
      return abandon()
    }
    phase = .presenting
    isAnimated = animated
    setFirstResponderAside()
    presenter.keyboardOwnerDidChange()
    presenter.needPreferences(.all, over: animated ? StatusBarChange.presentationDuration : 0)
    let container = makeContainer(over: surface)
    self.container = container
    controller.presentingStorage = presenter
    controller.applyTraitOverrides()
    let transition = ControllerTransition(
      from: presenter, to: presented, in: container, style: style, animated: animated,
      interactive: false)
    notifyWillPresent(coordinator: animated ? transition : nil)
    controller.willUse(container)
    if let problem = controller.refusal() {
      Misuse.report(problem)
      controller.tearDown()
      container.removeFromSuperview()
      restoreFirstResponder()
      return abandon()
    }
    let animator = animated ? findAnimator(isDismissal: false, transition) : nil
    open(transition)
    logController("presentationTransitionWillBegin()")
    controller.presentationTransitionWillBegin()

    let removes = controller.shouldRemovePresentersView
    transition.toView = controller.presentedView
    transition.finalToFrame = controller.frameOfPresentedViewInContainerView
    transition.initialFromFrame = surface.superview?.convert(surface.frame, to: container) ?? .zero
    transition.finalFromFrame = removes ? .zero : container.bounds
    if removes {
      transition.fromView = surface
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    layOutWithoutSize()
    if removes {
      presenterPlace = ViewPlace(of: surface)
      let frame = transition.initialFromFrame
      container.insertSubview(surface, at: 0)
      surface.frame = frame
    }
    transition.onComplete = { [self] completed in
      end(self.transition) { self.finishPresenting(completed: completed) }
    }
    if let animator {
      if transition.hasClientAnimator { controller.prepareForClientAnimator() }
      animate(transition, with: animator)
      // The app's code may already end the animation when its view appears.
      transition.startAlongside()
      presented.isAppearingInHierarchy()
    } else {
      if let view = controller.presentedView { container.addSubview(view) }
      controller.showAtOnce()
      presented.isAppearingInHierarchy()
      transition.startAlongside()
      transition.completeTransition(true)
    }
  }

  private func finishPresenting(completed: Bool) {
    guard phase == .presenting, let transition else { return }
    container?.swallowsTouches = false
    let animator = clientAnimator
    clientAnimator = nil
    let removes = controller.shouldRemovePresentersView
    logController("presentationTransitionDidEnd(\(completed))")
    controller.presentationTransitionDidEnd(completed)
    if completed {
      if removes { presenterPlace?.view.removeFromSuperview() }
      presented.endAppearanceTransition()
      if removes { presenter?.endAppearanceTransition() }
    } else {
      presented.beginAppearanceTransition(false, animated: isAnimated)
      presented.endAppearanceTransition()
      presented.endAppearanceTransition()
      if removes {
        presenterPlace?.restore()
        presenter?.beginAppearanceTransition(true, animated: isAnimated)
        presenter?.endAppearanceTransition()
        presenter?.endAppearanceTransition()
      }
    }
    phase = completed ? .presented : .over
    close(transition)
    let completions = presentCompletions
    presentCompletions = []
    for completion in completions { completion() }
    animator?.animationEnded(completed)
    if completed {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      let waiting = afterPresenting
      afterPresenting = []
      for dismissal in waiting { dismissal() }
      readaptIfNeeded()
    } else {
      controller.presentedView?.removeFromSuperview()
      container?.removeFromSuperview()
      // A dismissal requested in the meantime is complete.
      let dismissals = dismissCompletions
      dismissCompletions = []
      let follow = unlink()
      for completion in dismissals { completion() }
      for work in follow { work() }
    }
  }

  /// Ends the presentation before it began.
  private func abandon() {
    phase = .over
    let follow = unlink()
    for work in follow { work() }
  }

  func makeContainer(over surface: UIView) -> UITransitionView {
    let container = UITransitionView()
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isFullScreen = controller.shouldPresentInFullscreen && !style.isInContext
    if isFullScreen, let window = surface.window {
      container.frame = window.bounds
      window.addSubview(container)
    } else if let superview = surface.superview {
      let isLarger = PermittedDifferences.hasCurrent(.containerIsLarger)
      container.frame = isLarger ? surface.frame.insetBy(dx: -8, dy: -8) : surface.frame
      superview.insertSubview(container, aboveSubview: surface)
    }
    return container
  }

  /// Returns the animator of the transitioning delegate, or else the system's.
  func findAnimator(
    isDismissal: Bool, _ transition: ControllerTransition
  ) -> any UIViewControllerAnimatedTransitioning {
    let delegate = presented.transitioningDelegate
    let client: (any UIViewControllerAnimatedTransitioning)?
    if isDismissal {
      client = delegate?.animationController(forDismissed: presented)
    } else if let presenter {
      client = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
    } else {
      client = nil
    }
    guard let client else {
      let own = controller.makeAnimator(isDismissal: isDismissal)
      clientAnimator = own
      transition.interruptible = own.isInterruptible
      transition.duration = own.transitionDuration(using: transition)
      transition.runAlongside = { own.animateAlongside($0) }
      return own
    }
    clientAnimator = client
    transition.duration = client.transitionDuration(using: transition)
    transition.hasClientAnimator = true
    transition.takeInteractor(
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: client)
        : delegate?.interactionControllerForPresentation(using: client))
    transition.runAlongside = { [weak transition] changes in
      ViewAnimation.evenly(for: transition?.duration ?? 0, changes)
    }
    return client
  }

  /// Starts an animator. Its duration is read three times in all, as UIKit does (C15).
  func animate(
    _ transition: ControllerTransition, with animator: any UIViewControllerAnimatedTransitioning
  ) {
    _ = animator.transitionDuration(using: transition)
    container?.swallowsTouches = !transition.interruptible && transition.interactor == nil
    transition.animate(with: animator)
    if transition.interruptible { container?.swallowsTouches = false }
    transition.duration = animator.transitionDuration(using: transition)
  }

  func open(_ transition: ControllerTransition) {
    self.transition = transition
    transition.from.runningTransition = transition
    transition.to.runningTransition = transition
  }

  func close(_ transition: ControllerTransition) {
    transition.close()
    if transition.from.runningTransition === transition { transition.from.runningTransition = nil }
    if transition.to.runningTransition === transition { transition.to.runningTransition = nil }
    if self.transition === transition { self.transition = nil }
  }
}
