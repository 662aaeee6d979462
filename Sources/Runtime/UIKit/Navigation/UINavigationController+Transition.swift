extension UINavigationController {
  /// Announces a change of the top controller and puts the new view in, in the order measured of
  /// UIKit (measured.md C7, C8).
  func begin(_ change: NavigationTransition) {
    transition = change
    change.from.beginAppearanceTransition(false, animated: change.animated)
    change.to.beginAppearanceTransition(true, animated: change.animated)
    insertView(of: change.to, below: change.operation == .pop)
    change.to.isAppearingInHierarchy()
    tellDelegate(willShow: change.to, animated: change.animated)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Where the views stand at a share of the change, 0 to 1.
  func place(_ change: NavigationTransition, at share: CGFloat) {
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
      x: middle.x - side * width * NavigationTransition.parallax * covered, y: middle.y)
    lower?.shade.alpha = NavigationTransition.shade * covered
  }

  func slide(_ change: NavigationTransition) {
    prepareSlide(change)
    UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: []) {
      self.place(change, at: 1)
      self.navigationBar.moveChange(isReturn: change.operation == .pop)
    } completion: { [weak self] _ in
      guard let self, transition === change else { return }
      complete(change)
    }
  }

  func prepareSlide(_ change: NavigationTransition) {
    wrapper(of: change.operation == .push ? change.from : change.to)?.beginShading()
    transitionView.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      place(change, at: 0)
      view.layoutIfNeeded()
    }
  }

  /// Ends a running change at once, so that the next one starts from a settled stack.
  func finishTransition() {
    guard let change = transition else { return }
    complete(change)
  }

  func complete(_ change: NavigationTransition) {
    transition = nil
    transitionView.isUserInteractionEnabled = true
    navigationBar.finishChange()
    if let wrapper = wrapper(of: change.to) {
      wrapper.endShading()
      wrapper.layer.removeAllAnimations()
      wrapper.center = CGPoint(x: transitionView.bounds.midX, y: transitionView.bounds.midY)
    }
    removeView(of: change.from)
    change.from.endAppearanceTransition()
    if appearance.phase == .appeared { change.to.endAppearanceTransition() }
    for controller in change.leaving {
      removeView(of: controller)
      controller.removeFromParent()
      controller.parentMovement = .none
    }
    if change.to.parentMovement == .arriving {
      change.to.didMove(toParent: self)
      change.to.parentMovement = .none
    }
    layoutStack()
    tellDelegate(didShow: change.to, animated: change.animated)
  }
}
