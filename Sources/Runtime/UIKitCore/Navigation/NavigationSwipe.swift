/// The interactive pop: a swipe from the edge of the screen.
@MainActor
final class NavigationSwipe: NSObject {
  /// A swipe faster than this decides by its direction, points per second (GE5, tunable).
  private static let decisiveVelocity: CGFloat = 300
  /// The minimum duration of the remaining transition in seconds. Grade: tunable.
  private static let leastDuration = 0.15

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?
  private var change: NavigationStackTransition?
  /// The progress of the transition when the touch caught it, 0 to 1.
  private var taken: CGFloat = 0

  func attach(to view: UIView, of controller: UINavigationController) {
    self.controller = controller
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.moved() }
    view.addGestureRecognizer(recognizer)
    updateEdge()
  }

  /// Updates the edge of the gesture for the layout direction.
  func updateEdge() {
    let isRightToLeft =
      controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    recognizer.edges = isRightToLeft ? .right : .left
  }

  /// The progress of the transition: a swipe advances a pop and reverses a push.
  private var share: CGFloat {
    guard let view = controller?.viewIfLoaded, view.bounds.width > 0 else { return 0 }
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    let moved = side * recognizer.translation(in: view).x / view.bounds.width
    return min(max(taken + (change?.operation == .push ? -moved : moved), 0), 1)
  }

  private func moved() {
    switch recognizer.state {
    case .began: begin()
    case .changed: follow()
    case .ended: release(mayFinish: true)
    case .cancelled, .failed: release(mayFinish: false)
    case .possible: break
    }
  }

  private func begin() {
    if let controller, let running = controller.transition {
      taken = controller.takeHold(of: running)
      change = running
    } else {
      taken = 0
      change = controller?.beginSwipeBack()
    }
    follow()
  }

  private func follow() {
    guard let change, let controller, controller.transition === change else { return }
    let share = share
    controller.place(change, at: share)
    controller.navigationBar.placeChange(at: share, isReturn: change.operation == .pop)
    change.context?.updateInteractiveTransition(share)
  }

  private func release(mayFinish: Bool) {
    guard let change, let controller, controller.transition === change else { return }
    self.change = nil
    let share = share
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    let velocity = side * recognizer.velocity(in: controller.view).x
    let isPush = change.operation == .push
    // A push that the swipe did not reverse finishes.
    let finishes =
      mayFinish
      ? (abs(velocity) > Self.decisiveVelocity ? (velocity > 0) != isPush : share > 0.5)
      : isPush
    let rest = Double(finishes ? 1 - share : share)
    controller.endSwipeBack(
      change, finishes: finishes,
      duration: max(Self.leastDuration, NavigationStackTransition.duration * rest))
  }
}

extension NavigationSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    if let running = controller.transition { return running.canBeTaken }
    return controller.stack.count > 1 && !controller.isBarHidden
      && controller.topViewController?.navigationItem.hidesBackButton == false
  }
}

extension UINavigationController {
  /// Starts an interactive pop; returns `nil` if there is only the root controller or a client's
  /// animation is used.
  func beginSwipeBack() -> NavigationStackTransition? {
    guard stack.count > 1, transition == nil, let top = stack.last else { return nil }
    let below = stack[stack.count - 2]
    top.parentMovement = .leaving
    top.willMove(toParent: nil)
    let oldStack = stack
    stack.removeLast()
    let change = NavigationStackTransition(
      from: top, to: below, operation: .pop, leaving: [top], oldStack: oldStack, animated: true)
    navigationBar.change(to: stack.map(\.navigationItem), animated: true, isReturn: true)
    change.isInHand = true
    begin(change, byHand: true)
    guard transition === change else { return nil }
    if change.animator != nil {
      run(change)
      return nil
    }
    prepareSlide(change)
    guard transition === change else { return nil }
    change.context?.startAlongside()
    return change
  }

  /// Catches a running slide at its current progress. Grade: the change of iOS 26 that pushes and
  /// pops can be caught is documented, how they go on is tunable.
  ///
  /// - Returns: The progress, 0 to 1.
  func takeHold(of change: NavigationStackTransition) -> CGFloat {
    change.isInHand = true
    let width = transitionView.bounds.width
    let isPush = change.operation == .push
    let upper = wrapper(of: isPush ? change.to : change.from)
    let away = upper.map { abs($0.layer.presented.position.x - transitionView.bounds.midX) } ?? 0
    let covered = width > 0 ? 1 - min(away / width, 1) : 1
    for controller in [change.from, change.to] {
      wrapper(of: controller)?.layer.removeAllAnimations()
      wrapper(of: controller)?.shade.layer.removeAllAnimations()
    }
    navigationBar.removeAnimationsBelow()
    change.context?.takeHold()
    return isPush ? covered : 1 - covered
  }

  /// Ends the interaction and animates to the end or back to the start.
  func endSwipeBack(_ change: NavigationStackTransition, finishes: Bool, duration: Double) {
    if finishes {
      change.context?.finishInteractiveTransition()
    } else {
      change.context?.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      self.place(change, at: finishes ? 1 : 0)
      self.navigationBar.placeChange(
        at: finishes ? 1 : 0, isReturn: change.operation == .pop)
    } completion: { [weak self] _ in
      guard let self, transition === change else { return }
      if finishes { complete(change) } else { cancel(change) }
    }
  }
}

extension UIView {
  /// Removes the animations of the view and its descendants.
  fileprivate func removeAnimationsBelow() {
    layer.removeAllAnimations()
    for view in subviews { view.removeAnimationsBelow() }
  }
}
