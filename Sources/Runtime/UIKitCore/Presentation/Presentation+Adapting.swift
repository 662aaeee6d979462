extension Presentation {
  /// Notifies the delegate of the style that the presentation begins with.
  func notifyWillPresent(coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let delegate = wanted._adaptiveDelegate else { return }
    delegate.presentationController(
      wanted, willPresentWithAdaptiveStyle: controller === wanted ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// Adapts to traits that changed during a transition.
  func readaptIfNeeded() {
    guard needsAdaptation, phase == .presented, let window = container?.window else { return }
    planAdaptation(for: window.traitCollection)
    adaptAsPlanned(with: nil)
  }

  /// Indicates whether the presentation adapts when the announced traits apply.
  var isAboutToAdapt: Bool { plannedAdaptation != nil }

  /// Determines whether the presentation has to adapt to traits that are about to apply.
  func planAdaptation(for traits: UITraitCollection) {
    plannedAdaptation = nil
    switch phase {
    case .presented: break
    case .waiting, .presenting:
      needsAdaptation = true
      return
    case .leaving, .dismissing, .over: return
    }
    needsAdaptation = false
    let adaptation = Adaptation(of: wanted, presenting: original, traits: traits)
    let stays =
      adaptation.style == .none
      ? controller === wanted : controller !== wanted && style == adaptation.style
    if !stays { plannedAdaptation = adaptation }
  }

  /// Announces traits. A presented controller that is about to adapt is notified only if its own
  /// traits change: a popover's content is compact before and after.
  func notifyWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let planned = plannedAdaptation else {
      return controller.willTransition(to: traits, with: coordinator)
    }
    let inner = planned.controller.innerTraits(for: traits)
    let old = presented.traitCollection
    guard
      inner.horizontalSizeClass != old.horizontalSizeClass
        || inner.verticalSizeClass != old.verticalSizeClass
    else { return }
    presented.willTransition(to: inner, with: coordinator)
  }

  /// Performs the planned adaptation.
  func adaptAsPlanned(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard var adaptation = plannedAdaptation else { return }
    plannedAdaptation = nil
    guard phase == .presented else { return }
    let size = original.viewIfLoaded?.bounds.size
    adaptation.prepare()
    adapt(adaptation, with: coordinator)
    guard let coordinator, let view = presented.viewIfLoaded,
      view.bounds.size != announcedSize ?? size
    else { return }
    // The adapted presentation sets a size that it did not announce.
    presented.viewWillTransition(to: view.bounds.size, with: coordinator)
  }

  /// Moves the presented view from one presentation controller to another without a dismissal.
  private func adapt(
    _ adaptation: Adaptation, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let oldContainer = container, let presenter, let surface = presenter.presentationSurface
    else { return }
    let old = controller
    let new = adaptation.controller
    let oldPresented = presented
    original.appearance.isMoved = true
    defer { original.appearance.isMoved = false }
    old.dismissalTransitionWillBegin()
    let removed = old.shouldRemovePresentersView
    if removed { showPresenter(presenter) }
    let newContainer = makeContainer(over: surface)
    oldContainer.superview?.insertSubview(newContainer, aboveSubview: oldContainer)
    newContainer.frame = oldContainer.frame

    old.releasePresentedView()
    exchange(adaptation.presented)
    controller = new
    style = new.styleStorage
    container = newContainer
    new.presentation = self
    new.presentingStorage = presenter
    notifyWillPresent(coordinator: coordinator)
    new.applyTraitOverrides()
    let oldSize = presented.viewIfLoaded?.bounds.size ?? .zero
    new.willUse(newContainer)
    announceSize(in: new, from: oldSize, with: coordinator)
    new.presentationTransitionWillBegin()
    if let view = new.presentedView { newContainer.addSubview(view) }
    new.showAtOnce()
    leaveWrapper()
    notifyAppearance(since: oldPresented)
    // Presentations in a context of this one move with it.
    for view in oldContainer.subviews where view is UITransitionView {
      newContainer.addSubview(view)
    }
    old.tearDown()
    old.presentation = nil
    oldContainer.removeFromSuperview()
    old.dismissalTransitionDidEnd(true)
    new.presentationTransitionDidEnd(true)
    if new.shouldRemovePresentersView { hidePresenter(presenter, surface) }
  }

  /// Announces the new size to the presented controller while it still has the old one.
  private func announceSize(
    in controller: UIPresentationController, from old: CGSize,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    announcedSize = nil
    let size = controller.promisedSize
    guard let coordinator, size.width > 0, size.height > 0, size != old,
      let view = presented.viewIfLoaded
    else { return }
    announcedSize = size
    // Some presentation controllers install and size the view when they are created.
    let taken = view.bounds.size
    if taken != old { view.bounds.size = old }
    presented.viewWillTransition(to: size, with: coordinator)
    if taken != old { view.bounds.size = taken }
  }

  private func showPresenter(_ presenter: UIViewController) {
    presenter.beginAppearanceTransition(true, animated: false)
    presenterPlace?.restore()
    presenterPlace = nil
    presenter.presentedBy?.controller.presentedViewDidReturn()
    presenter.isAppearingInHierarchy()
    presenter.endAppearanceTransition()
  }

  private func hidePresenter(_ presenter: UIViewController, _ surface: UIView) {
    presenter.beginAppearanceTransition(false, animated: false)
    presenterPlace = ViewPlace(of: surface)
    surface.removeFromSuperview()
    presenter.endAppearanceTransition()
  }

  /// Replaces the presented controller by one that wraps it, or the wrapper by the original.
  private func exchange(_ new: UIViewController) {
    let old = presented
    guard new !== old else { return }
    old.presentedBy = nil
    new.presentedBy = self
    if let upper = old.ownPresentation {
      old.ownPresentation = nil
      new.ownPresentation = upper
      upper.presenter = new
      upper.controller.presentingStorage = new
    }
    presented = new
    new.loadViewIfNeeded()
  }

  /// Presents the original again without its wrapper, whose view no longer contains it.
  private func leaveWrapper() {
    guard presented === original, let parent = original.parentStorage else { return }
    if let parent = parent as? UINavigationController {
      parent.viewControllers.removeAll { $0 === original }
    } else {
      original.willMove(toParent: nil)
      original.removeFromParent()
    }
  }

  /// Sends appearance callbacks to the controllers that appeared or disappeared. One that is visible
  /// before and after, wrapped or not, receives none.
  private func notifyAppearance(since old: UIViewController) {
    guard presented !== old else { return }
    if old.hierarchyRoot !== presented {
      old.beginAppearanceTransition(false, animated: false)
      old.endAppearanceTransition()
    }
    presented.beginAppearanceTransition(true, animated: false)
    presented.isAppearingInHierarchy()
    presented.endAppearanceTransition()
  }
}
