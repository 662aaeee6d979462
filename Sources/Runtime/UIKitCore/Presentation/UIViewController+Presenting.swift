extension UIViewController {
  /// Presents a view controller and returns when it has appeared.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool
  ) async {
    await withCheckedContinuation { continuation in
      let isTaken = requestPresentation(of: viewControllerToPresent, animated: flag) {
        continuation.resume()
      }
      // A refused request has been reported; its caller must not wait.
      if !isTaken { continuation.resume() }
    }
  }

  /// Dismisses the presented view controller, or else the receiver, and returns when the dismissal is
  /// complete. Returns at once if there is nothing to dismiss.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      let isTaken = requestDismissal(animated: flag) { continuation.resume() }
      if !isTaken { continuation.resume() }
    }
  }

  /// The outermost parent of the view controller, or itself.
  package var hierarchyRoot: UIViewController {
    var root = self
    while let parent = root.parentStorage { root = parent }
    return root
  }

  /// The presentation of the nearest presented controller from this one up.
  package var enclosingPresentation: Presentation? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentedBy { return presentation }
      controller = current.parentStorage
    }
    return nil
  }

  /// The presentation that this controller or an ancestor presents.
  package var visiblePresentation: Presentation? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.ownPresentation { return presentation }
      controller = current.parentStorage
    }
    return nil
  }

  /// The view that represents the controller in a hierarchy: the presented view if it is presented.
  var presentationSurface: UIView? {
    presentedBy?.controller.presentedView ?? viewIfLoaded
  }

  /// Accepts or refuses a request to present.
  ///
  /// - Returns: `true` if the completion will be called.
  @discardableResult
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> Bool {
    if let running = ownRunningDismissal(for: controller) {
      guard running.isEnding else {
        Misuse.report(
          PresentationMisuse.presentedDuringDismissal(
            controller, from: self, running: running.presented))
        return false
      }
      // Only callbacks are left, such as the completion of the dismissal.
      running.afterDismissal.append { [weak self] in
        guard let self else { return }
        requestPresentation(of: controller, animated: animated, completion: completion)
      }
      return true
    }
    if let problem = problem(withPresenting: controller) {
      Misuse.report(problem)
      return false
    }
    var adaptation = controller.adaptationForPresentation(source: self)
    let presenter = presenter(for: adaptation.controller)
    if let running = presenter.ownPresentation {
      Misuse.report(
        PresentationMisuse.presentingAlready(
          presenter, requested: controller, from: self, running: running.presented))
      return false
    }
    guard presenter.presentationSurface?.window != nil else {
      Misuse.report(PresentationMisuse.presentedFromOutsideWindow(controller, from: self))
      return false
    }
    checkPlace(of: presenter, presenting: controller)
    adaptation.prepare()
    let presentation = Presentation(
      presented: controller, presenter: presenter, source: self, adaptation: adaptation)
    adaptation.controller.presentation = presentation
    presenter.ownPresentation = presentation
    adaptation.presented.presentedBy = presentation
    if let completion { presentation.presentCompletions.append(completion) }
    adaptation.presented.loadViewIfNeeded()
    if animated, UIView.areAnimationsEnabled {
      DisplayHost.beginTransition(over: presenter.presentationSurface) {
        presentation.begin(animated: true)
      }
    } else {
      presentation.begin(animated: false)
    }
    return true
  }

  /// Reports a presenting controller whose own presentation is still being animated, or that
  /// nobody added as a child.
  private func checkPlace(of presenter: UIViewController, presenting controller: UIViewController) {
    if let arriving = enclosingPresentation, arriving.phase == .presenting, arriving.isAnimated,
      arriving.presented.appearance.phase == .appearing
    {
      Misuse.report(PresentationMisuse.presentedFromArriving(controller, from: presenter))
    }
    if presenter.parentStorage == nil, presenter.presentedBy == nil,
      presenter.viewIfLoaded?.window?.rootViewController !== presenter
    {
      Misuse.report(PresentationMisuse.presentedFromDetached(controller, from: presenter))
    }
  }

  /// Returns the running dismissal that a request meets.
  private func ownRunningDismissal(for controller: UIViewController) -> Presentation? {
    let fromHere = hierarchyRoot.ownPresentation ?? visiblePresentation
    if let fromHere, fromHere.isLeaving { return fromHere }
    if let old = controller.presentedBy, old.isLeaving { return old }
    return nil
  }

  private func problem(withPresenting controller: UIViewController) -> (any MisuseCase)? {
    if controller.modalPresentationStyle == .none {
      return PresentationMisuse.presentedWithoutStyle(controller)
    }
    if (controller as? UIAlertController)?.isEmpty == true { return AlertMisuse.empty }
    return hierarchyProblem(withPresenting: controller)
  }

  private func hierarchyProblem(
    withPresenting controller: UIViewController
  ) -> PresentationMisuse? {
    if controller === self || controller.hierarchyRoot === hierarchyRoot {
      return .presentedInOwnHierarchy(controller, from: self)
    }
    if let parent = controller.parentStorage { return .presentedChild(controller, of: parent) }
    if let other = controller.presentedBy?.presenter {
      return .presentedAlready(controller, by: other)
    }
    if controller.viewIfLoaded?.window?.rootViewController === controller {
      return .presentedWindowRoot(controller)
    }
    if let leaving = enclosingPresentation, leaving.isLeaving || leaving.phase == .over {
      return .presentedFromDismissed(controller, from: self, remedy: leaving.presenter)
    }
    return nil
  }

  /// Returns the controller that presents when the receiver is asked to.
  private func presenter(for manager: UIPresentationController) -> UIViewController {
    // A custom presentation that is not full screen has the same presenting controller, only another
    // container view (article 001).
    guard manager.styleStorage.isInContext else { return hierarchyRoot }
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.definesPresentationContext { return current }
      candidate = current.parentStorage
    }
    return hierarchyRoot
  }
}
