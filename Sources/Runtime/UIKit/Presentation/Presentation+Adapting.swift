extension Presentation {
  /// Tells the delegate what the presentation is about to be.
  func tellWillPresent(coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let delegate = wanted._adaptiveDelegate else { return }
    delegate.presentationController(
      wanted, willPresentWithAdaptiveStyle: controller === wanted ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// Looks again at what changed while a transition ran.
  func readaptIfNeeded() {
    guard needsAdaptation, phase == .presented, let window = container?.window else { return }
    planAdaptation(for: window.traitCollection)
    adaptAsPlanned(with: nil)
  }

  /// Whether the presentation becomes another one when the announced traits apply.
  var isAboutToAdapt: Bool { plannedAdaptation != nil }

  /// Other traits are about to apply: finds out whether the presentation has to become another one.
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

  /// Announces traits. What is about to adapt hears of those it will have, if they are others: a
  /// popover's content is compact before and after.
  func tellWillTransition(
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

  /// Becomes what was planned.
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
    // The other presentation gave it a size that it did not promise.
    presented.viewWillTransition(to: view.bounds.size, with: coordinator)
  }

  /// Moves what is presented from one presentation into another, without dismissing it.
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
    tellWillPresent(coordinator: coordinator)
    new.applyTraitOverrides()
    let oldSize = presented.viewIfLoaded?.bounds.size ?? .zero
    new.willUse(newContainer)
    announceSize(in: new, from: oldSize, with: coordinator)
    new.presentationTransitionWillBegin()
    if let view = new.presentedView { newContainer.addSubview(view) }
    new.showAtOnce()
    leaveWrapper()
    tellAppearance(since: oldPresented)
    // What is presented in a context of this presentation goes along.
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

  /// Tells what is presented which size it is going to have, while it has the old one.
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
    // Some chromes take the view in, and give it its size, when they are made.
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

  /// Puts another controller in the place of the presented one: one that wraps it, or it instead of
  /// the wrapper.
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

  /// The original stands for itself again; its view has left the wrapper's already.
  private func leaveWrapper() {
    guard presented === original, let parent = original.parentStorage else { return }
    if let parent = parent as? UINavigationController {
      parent.viewControllers.removeAll { $0 === original }
    } else {
      original.willMove(toParent: nil)
      original.removeFromParent()
    }
  }

  /// Tells who came and who went; what shows before and after, whoever wraps it, hears nothing.
  private func tellAppearance(since old: UIViewController) {
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
