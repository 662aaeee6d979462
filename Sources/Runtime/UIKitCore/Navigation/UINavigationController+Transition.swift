extension UINavigationController {
  /// Begins a transition between top controllers: announces it and adds the new view, in the order
  /// measured of UIKit (C7, C8).
  func begin(_ change: NavigationStackTransition, byHand: Bool = false) {
    transition = change
    if change.animated {
      let client = delegate?.navigationController(
        self, animationControllerFor: change.operation, from: change.from, to: change.to)
      change.animator = client
      if client == nil, !byHand { change.animator = zoomAnimator(for: change) }
      makeContext(of: change, byHand: byHand && change.animator == nil)
      if let client {
        change.context?.takeInteractor(
          delegate?.navigationController(self, interactionControllerFor: client))
      }
    }
    // The delegate and each callback can push, pop or present; a push or pop completes this transition
    // first.
    guard transition === change else { return }
    updateChildren(animated: change.animated)
    guard transition === change else { return }
    guard isShowing else { return complete(change) }
    if change.animator == nil {
      insertView(of: change.to, below: change.operation == .pop)
      guard transition === change else { return }
      change.to.isAppearingInHierarchy()
      guard transition === change else { return }
    }
    notifyDelegate(willShow: change.to, animated: change.animated)
    guard transition === change else { return }
    needPreferences(.all)
    tabBarFollowsStack(animated: change.animated)
    updateToolbarItems(animated: change.animated)
  }

  private func zoomAnimator(for change: NavigationStackTransition) -> ZoomAnimator? {
    let isPush = change.operation == .push
    let (upper, lower) = isPush ? (change.to, change.from) : (change.from, change.to)
    return upper.makeZoomAnimator(from: lower, isDismissal: !isPush)
  }

  private func makeContext(of change: NavigationStackTransition, byHand: Bool) {
    guard let container = wrapper(of: change.from) else { return }
    let context = ControllerTransition(
      from: change.from, to: change.to, in: container, style: .none, animated: true,
      interactive: byHand)
    context.duration =
      change.animator?.transitionDuration(using: context)
      ?? NavigationStackTransition.duration
    context.fromView = change.from.viewIfLoaded
    context.toView = change.to.view
    context.initialFromFrame = container.bounds
    context.finalToFrame = container.bounds
    let duration = context.duration
    context.followsHand = byHand
    context.hasClientAnimator = change.animator != nil
    context.runAlongside = { changes in ViewAnimation.evenly(for: duration, changes) }
    change.context = context
    runningTransition = context
    change.from.runningTransition = context
    change.to.runningTransition = context
  }

  /// Sets the views to their state at a progress of the transition, 0 to 1.
  func place(_ change: NavigationStackTransition, at share: CGFloat) {
    if change.fades {
      let isPush = change.operation == .push
      wrapper(of: isPush ? change.to : change.from)?.alpha = isPush ? share : 1 - share
      return
    }
    let width = transitionView.bounds.width
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = isRightToLeft ? -1 : 1
    let isPush = change.operation == .push
    let upper = wrapper(of: isPush ? change.to : change.from)
    let lower = wrapper(of: isPush ? change.from : change.to)
    let covered = isPush ? share : 1 - share
    let middle = CGPoint(x: transitionView.bounds.midX, y: transitionView.bounds.midY)
    upper?.center = CGPoint(x: middle.x + side * width * (1 - covered), y: middle.y)
    lower?.center = CGPoint(
      x: middle.x - side * width * NavigationStackTransition.parallax * covered, y: middle.y)
    lower?.shade.alpha = NavigationStackTransition.shade * covered
  }

  /// Runs the animation of a transition: a client's, or the slide.
  func run(_ change: NavigationStackTransition) {
    if let animator = change.animator, let context = change.context {
      run(animator, of: change, context)
    } else {
      slide(change)
    }
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, of change: NavigationStackTransition,
    _ context: ControllerTransition
  ) {
    context.onComplete = { [weak self, weak change] didComplete in
      guard let self, let change, transition === change else { return }
      if didComplete { complete(change) } else { cancel(change) }
    }
    transitionView.isUserInteractionEnabled = context.interactor != nil
    context.animate(with: animator)
    guard transition === change else { return }
    if context.interruptible { transitionView.isUserInteractionEnabled = true }
    change.to.isAppearingInHierarchy()
    guard transition === change else { return }
    _ = context.animate(alongsideTransition: { [weak self] _ in
      self?.navigationBar.moveChange(isReturn: change.operation == .pop)
    })
    context.startAlongside()
  }

  private func slide(_ change: NavigationStackTransition) {
    prepareSlide(change)
    // The layout of a page can push or pop.
    guard transition === change else { return }
    UIView.animate(withDuration: NavigationStackTransition.duration, delay: 0, options: []) {
      self.place(change, at: 1)
      self.navigationBar.moveChange(isReturn: change.operation == .pop)
    } completion: { [weak self] _ in
      // A touch that caught the transition determines its end.
      guard let self, transition === change, !change.isInHand else { return }
      complete(change)
    }
    change.context?.startAlongside()
  }

  func prepareSlide(_ change: NavigationStackTransition) {
    change.fades = UIAccessibility.prefersCrossFadeTransitions
    if !change.fades {
      wrapper(of: change.operation == .push ? change.from : change.to)?.beginShading()
    }
    transitionView.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      place(change, at: 0)
      view.layoutIfNeeded()
    }
  }

  /// Ends a running transition at once, and those that callbacks begin at its end, so that the next
  /// one starts from a settled stack. A page that has not begun to appear does not, as it is about to be
  /// covered; whoever calls this updates the pages afterwards.
  func finishTransition() {
    while let change = transition { complete(change, calls: [.leave, .arrive]) }
  }

  /// Completes a transition: calls the appearance methods and removes the old controller's view.
  func complete(_ change: NavigationStackTransition, calls: ChildAppearances.Calls = .all) {
    transition = nil
    pages.top = change.to
    transitionView.isUserInteractionEnabled = true
    if appearances.phase(of: change.to) != nil {
      // A client's animator has the view in its own container.
      if change.animator != nil || wrapper(of: change.to) == nil {
        insertView(of: change.to, below: false)
      }
    } else if appearance.phase == .disappearing {
      showTop()
    }
    settleWrapper(of: change.to)
    for (controller, _) in wrappers where controller !== change.to { removeView(of: controller) }
    navigationBar.finishChange()
    updateChildren(calls, animated: change.animated)
    remove(change.leaving)
    if change.to.parentMovement == .arriving {
      change.to.didMove(toParent: self)
      change.to.parentMovement = .none
    }
    closeContext(of: change, completed: true)
    layoutStack()
    notifyDelegate(didShow: change.to, animated: change.animated)
  }

  /// Cancels a transition and restores the previous state, in UIKit's order (C10).
  func cancel(_ change: NavigationStackTransition) {
    transition = nil
    pages.top = change.from
    transitionView.isUserInteractionEnabled = true
    stack = change.oldStack
    navigationBar.change(to: stack.map(\.navigationItem), animated: false, isReturn: nil)
    updateToolbarItems(animated: false)
    settleWrapper(of: change.from)
    settleWrapper(of: change.to)
    change.context?.wasCancelled = true
    updateChildren(.leave, animated: change.animated)
    // A callback can push or pop.
    if !isOnScreen(change.to) {
      removeView(of: change.to)
      change.to.viewIfLoaded?.removeFromSuperview()
    }
    if change.animator != nil, isOnScreen(change.from), let view = change.from.viewIfLoaded {
      wrapper(of: change.from)?.adopt(view)
    }
    updateChildren(animated: change.animated)
    change.from.parentMovement = .none
    for controller in change.arriving where !holds(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      controller.parentMovement = .none
    }
    for controller in change.leaving { controller.parentMovement = .none }
    closeContext(of: change, completed: false)
    layoutStack()
    tabBarFollowsStack(animated: false)
  }

  /// Indicates whether a page shows, or comes or goes in a transition.
  private func isOnScreen(_ page: UIViewController) -> Bool {
    guard let transition else { return page === pages.top }
    return page === transition.from || page === transition.to
  }

  func settleWrapper(of controller: UIViewController) {
    guard let wrapper = wrapper(of: controller) else { return }
    wrapper.endShading()
    wrapper.alpha = 1
    wrapper.layer.removeAllAnimations()
    wrapper.center = CGPoint(x: transitionView.bounds.midX, y: transitionView.bounds.midY)
  }

  func closeContext(of change: NavigationStackTransition, completed: Bool) {
    guard let context = change.context else { return }
    change.context = nil
    if runningTransition === context { runningTransition = nil }
    if change.from.runningTransition === context { change.from.runningTransition = nil }
    if change.to.runningTransition === context { change.to.runningTransition = nil }
    if change.animator != nil, context.onComplete != nil {
      // Interrupted: the animator still runs and will report its completion.
      context.endDriving(completed: completed)
      context.onComplete = { _ in context.close() }
    } else {
      context.close()
    }
    change.animator?.animationEnded(completed)
  }
}
