extension Presentation {
  /// Begins the dismissal of this presentation and of those above it. The topmost one animates, the
  /// others are removed at once (P2.122).
  func dismiss(animated: Bool, interactive: Bool = false) {
    for other in above.reversed() { other.endTransition() }
    guard phase == .presented || phase == .leaving else { return }
    phase = .dismissing
    let others = above
    guard let top = others.last else {
      return runDismissal(animated: animated, interactive: interactive, below: [])
    }
    top.phase = .dismissing
    for other in others.dropLast() { other.phase = .dismissing }
    top.runDismissal(animated: animated, interactive: false, below: [self] + others.dropLast())
  }

  /// Ends a transition at once, before presentations below this one are dismissed. A topmost
  /// presentation that has not come in or has begun to leave is gone after it.
  private func endTransition() {
    switch phase {
    case .presenting where !above.isEmpty: transition?.completeEarly()
    case .waiting, .presenting, .dismissing: dismissAtOnce()
    case .presented, .leaving, .over: break
    }
  }

  /// Ends the presentation and those above it, in any phase.
  func dismissAtOnce() {
    switch phase {
    case .waiting:
      phase = .over
      for work in unlink() { work() }
    case .presenting:
      transition?.completeEarly()
      if phase == .presented || phase == .leaving { dismiss(animated: false) }
    case .presented, .leaving: dismiss(animated: false)
    case .dismissing: transition?.completeEarly()
    case .over: break
    }
  }

  /// Runs the dismissal on the topmost presentation.
  private func runDismissal(animated: Bool, interactive: Bool, below: [Presentation]) {
    guard let container else { return finishDismissing(completed: true) }
    let animated = interactive ? animated : mayAnimate(animated)
    isAnimated = animated
    alsoLeaving = below
    let bottom = below.first ?? self
    let target = bottom.presenter ?? presented
    let transition = ControllerTransition(
      from: presented, to: target, in: container, style: style, animated: animated,
      interactive: interactive)
    let animator = animated && !interactive ? findAnimator(isDismissal: true, transition) : nil
    if interactive {
      transition.interruptible = true
      let own = controller.makeAnimator(isDismissal: true)
      transition.runAlongside = { own.animateAlongside($0) }
    }
    open(transition)
    target.needPreferences(.all, over: animated ? StatusBarChange.presentationDuration : 0)
    for presentation in [self] + below.reversed() {
      presentation.logController("dismissalTransitionWillBegin()")
      presentation.controller.dismissalTransitionWillBegin()
    }
    let removes = bottom.controller.shouldRemovePresentersView
    presented.beginAppearanceTransition(false, animated: animated)
    for presentation in below.reversed() {
      presentation.presented.beginAppearanceTransition(false, animated: false)
    }
    if removes { target.beginAppearanceTransition(true, animated: animated) }
    describe(transition, bottom: bottom, removes: removes)
    for presentation in below { presentation.container?.isHidden = true }
    if !below.isEmpty { controller.inherit(bottom.controller, over: target) }

    transition.onComplete = { [self] completed in
      end(self.transition) { self.finishDismissing(completed: completed) }
    }
    if let animator {
      animate(transition, with: animator)
      if removes { target.isAppearingInHierarchy() }
      transition.startAlongside()
    } else if !interactive {
      transition.startAlongside()
      transition.completeTransition(true)
    }
  }

  private func describe(
    _ transition: ControllerTransition, bottom: Presentation, removes: Bool
  ) {
    guard let container else { return }
    let view = controller.presentedView
    transition.fromView = view
    let frame = view.map { $0.superview?.convert($0.frame, to: container) ?? $0.frame } ?? .zero
    transition.initialFromFrame = frame
    transition.finalFromFrame = frame
    transition.finalToFrame = bottom.presenterPlace?.frame(in: container) ?? container.bounds
    if removes { transition.toView = bottom.presenterPlace?.view }
  }

  private func finishDismissing(completed: Bool) {
    guard phase == .dismissing else { return }
    container?.swallowsTouches = false
    let animator = clientAnimator
    clientAnimator = nil
    let all = [self] + alsoLeaving.reversed()
    let below = alsoLeaving
    alsoLeaving = []
    let bottom = below.first ?? self
    let removes = bottom.controller.shouldRemovePresentersView
    let base = bottom.presenter
    for presentation in all { presentation.isEnding = completed }
    for presentation in all {
      presentation.logController("dismissalTransitionDidEnd(\(completed))")
      presentation.controller.dismissalTransitionDidEnd(completed)
    }
    guard completed else { return cancelDismissal(all, base: removes ? base : nil, animator) }

    if removes {
      bottom.presenterPlace?.restore()
      base?.presentedBy?.controller.presentedViewDidReturn()
    }
    for presentation in all {
      presentation.controller.presentedView?.removeFromSuperview()
      presentation.container?.removeFromSuperview()
    }
    if removes { base?.endAppearanceTransition() }
    for presentation in all { presentation.presented.endAppearanceTransition() }
    if let transition { close(transition) }
    var completions: [() -> Void] = []
    var follow: [() -> Void] = []
    for presentation in all {
      presentation.phase = .over
      follow += presentation.unlink()
      completions += presentation.dismissCompletions
      presentation.dismissCompletions = []
    }
    bottom.restoreFirstResponder()
    for completion in completions { completion() }
    animator?.animationEnded(true)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    for work in follow { work() }
  }

  private func cancelDismissal(
    _ all: [Presentation], base: UIViewController?,
    _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    presented.needPreferences(.all)
    if let base {
      all.last?.presenterPlace?.view.removeFromSuperview()
      base.beginAppearanceTransition(false, animated: isAnimated)
      base.endAppearanceTransition()
      base.endAppearanceTransition()
    }
    for presentation in all {
      presentation.container?.isHidden = false
      presentation.presented.beginAppearanceTransition(true, animated: isAnimated)
      presentation.presented.endAppearanceTransition()
      presentation.presented.endAppearanceTransition()
      presentation.phase = .presented
    }
    if let transition { close(transition) }
    // The completion runs although nothing was dismissed (C9).
    let completions = all.flatMap(\.dismissCompletions)
    let follow = all.flatMap(\.afterDismissal)
    for presentation in all {
      presentation.dismissCompletions = []
      presentation.afterDismissal = []
    }
    for completion in completions { completion() }
    animator?.animationEnded(false)
    for work in follow { work() }
  }

  /// Removes the presentation from both controllers. Returns the work that waited for its end.
  func unlink() -> [() -> Void] {
    controller.tearDown()
    if presenter?.ownPresentation === self {
      presenter?.ownPresentation = nil
      presenter?.keyboardOwnerDidChange()
    }
    if presented.presentedBy === self { presented.presentedBy = nil }
    // Each presentation gets a controller of its own (S1.05).
    if original.preparedController === wanted { original.preparedController = nil }
    controller.presentation = nil
    container = nil
    presenterPlace = nil
    let follow = afterPresenting + afterDismissal
    afterPresenting = []
    afterDismissal = []
    return follow
  }
}
