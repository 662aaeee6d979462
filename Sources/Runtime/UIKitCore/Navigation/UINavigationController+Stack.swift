extension UINavigationController {
  /// Indicates whether this controller forwards appearance methods now.
  var isShowing: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  func push(_ controller: UIViewController, animated: Bool) {
    guard !holds(controller) else {
      Misuse.report(NavigationMisuse.pushedTwice(controller, on: self))
      return
    }
    guard !(controller is UINavigationController) else {
      Misuse.report(NavigationMisuse.pushedNavigationController(controller))
      return
    }
    if controller is UITabBarController {
      Misuse.report(NavigationMisuse.pushedTabBarController(controller))
    }
    if isBusy { Misuse.report(NavigationMisuse.pushedDuringTransition(controller)) }
    // Callbacks at the end of the running transition can push too.
    finishTransition()
    replaceStack(with: stack + [controller], animated: animated)
  }

  /// Indicates whether a push or pop is being animated by itself.
  private var isBusy: Bool { transition.map { $0.animated && !$0.isInHand } ?? false }

  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard !isBusy else {
      Misuse.report(NavigationMisuse.poppedDuringTransition(self))
      return []
    }
    let target = stack[index]
    // Callbacks at the end of the running transition can change the stack.
    finishTransition()
    guard let index = stack.firstIndex(where: { $0 === target }) else { return [] }
    let removed = Array(stack[(index + 1)...])
    replaceStack(with: Array(stack[...index]), animated: animated)
    return removed
  }

  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    var seen = Set<ObjectIdentifier>()
    if let repeated = controllers.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
      Misuse.report(NavigationMisuse.repeatedOnStack(repeated, of: self))
      return
    }
    finishTransition()
    let oldStack = stack
    let oldTop = stack.last
    if !shouldAutomaticallyForwardAppearanceMethods, isShowing { appearances.adopt(oldTop) }
    let newTop = controllers.last
    let arriving = controllers.filter { one in !oldStack.contains { $0 === one } }
    let leaving = oldStack.filter { one in !controllers.contains { $0 === one } }
    let isReturn = newTop.map { top in oldStack.contains { $0 === top } } ?? true
    for controller in arriving {
      controller.parentMovement = .arriving
      addChild(controller)
    }
    for controller in leaving {
      controller.parentMovement = .leaving
      controller.willMove(toParent: nil)
    }
    stack = controllers
    if oldTop !== newTop {
      DisplayHost.afterThisTurn { [weak self] in self?.preferredContentSizeDidChange() }
    }
    let isAnimated =
      animated && isShowing && view.window != nil && oldTop != nil && oldTop !== newTop
    navigationBar.change(
      to: controllers.map(\.navigationItem), animated: isAnimated, isReturn: isReturn)
    guard oldTop !== newTop else {
      pages.top = newTop
      if isShowing { showTop() }
      updateChildren(animated: animated)
      finishMoves(arriving: arriving, leaving: leaving)
      return
    }
    guard isShowing, let newTop else {
      exchangeSilently(oldTop, newTop)
      finishMoves(arriving: arriving, leaving: leaving)
      return
    }
    guard let oldTop else {
      showFirst(newTop)
      finishMoves(arriving: arriving, leaving: leaving)
      return
    }
    let change = NavigationStackTransition(
      from: oldTop, to: newTop, operation: isReturn ? .pop : .push, leaving: leaving,
      arriving: arriving, oldStack: oldStack, animated: isAnimated)
    for controller in arriving where controller !== newTop { settle(controller) }
    begin(change)
    guard transition === change else { return }
    if isAnimated {
      run(change)
    } else {
      complete(change)
    }
  }

  private func settle(_ controller: UIViewController) {
    controller.didMove(toParent: self)
    controller.parentMovement = .none
  }

  private func finishMoves(arriving: [UIViewController], leaving: [UIViewController]) {
    for controller in arriving { settle(controller) }
    remove(leaving)
  }

  /// Removes controllers from the view and from the children, unless a callback pushed them again.
  func remove(_ leaving: [UIViewController]) {
    for controller in leaving where !holds(controller) {
      removeView(of: controller)
      controller.removeFromParent()
      controller.parentMovement = .none
    }
  }

  /// Replaces the top controller while the stack is not visible, or disappears: then the old one's
  /// disappearance ends, and the new one is shown without having appeared.
  private func exchangeSilently(_ old: UIViewController?, _ new: UIViewController?) {
    pages.top = new
    if let old { removeView(of: old) }
    if appearance.phase == .disappearing { showTop() }
    if shouldAutomaticallyForwardAppearanceMethods {
      updateChildren(animated: false)
    } else {
      appearances.adopt(new)
    }
  }

  private func showFirst(_ controller: UIViewController) {
    pages.top = controller
    updateChildren([.leave, .come], animated: false)
    // A callback can push or pop.
    guard pages.top === controller, transition == nil else { return }
    insertView(of: controller, below: false)
    controller.isAppearingInHierarchy()
    guard pages.top === controller, transition == nil else { return }
    notifyDelegate(willShow: controller, animated: false)
    updateChildren(animated: false)
    guard pages.top === controller, transition == nil, appearance.phase == .appeared else { return }
    notifyDelegate(didShow: controller, animated: false)
  }

  /// Adds the top controller's view without appearance methods, which it receives with this
  /// controller.
  func showTop() {
    guard isViewLoaded, let top = stack.last, top.viewIfLoaded?.isDescendant(of: view) != true
    else { return }
    insertView(of: top, below: false)
  }

  @discardableResult
  func insertView(of controller: UIViewController, below: Bool) -> UIViewControllerWrapperView {
    let wrapper =
      wrappers.first { $0.controller === controller }?.view
      ?? UIViewControllerWrapperView(frame: transitionView.bounds)
    if !wrappers.contains(where: { $0.controller === controller }) {
      wrappers.append((controller, wrapper))
    }
    if let view = controller.view { wrapper.adopt(view) }
    updateSafeArea(of: (controller, wrapper))
    wrapper.frame = transitionView.bounds
    if below {
      transitionView.insertSubview(wrapper, at: 0)
    } else {
      transitionView.addSubview(wrapper)
    }
    layoutStack()
    return wrapper
  }

  func removeView(of controller: UIViewController) {
    guard let index = wrappers.firstIndex(where: { $0.controller === controller }) else { return }
    let wrapper = wrappers.remove(at: index).view
    wrapper.removeFromSuperview()
    wrapper.endShading()
    wrapper.transform = .identity
    if controller.viewIfLoaded?.superview === wrapper { controller.view.removeFromSuperview() }
  }

  func wrapper(of controller: UIViewController) -> UIViewControllerWrapperView? {
    wrappers.first { $0.controller === controller }?.view
  }

  func notifyDelegate(willShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    DisplayHost.log(
      "UINavigationControllerDelegate.navigationController(willShow: "
        + "\(type(of: controller)), animated: \(animated))")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func notifyDelegate(didShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    DisplayHost.log(
      "UINavigationControllerDelegate.navigationController(didShow: "
        + "\(type(of: controller)), animated: \(animated))")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
