/// Leads back with a swipe from the edge of the screen.
@MainActor
final class NavigationSwipe: NSObject {
  /// A swipe faster than this decides by its direction, points per second (measured.md GE5, feel).
  private static let decisiveVelocity: CGFloat = 300
  /// The least seconds the rest of the way takes. Grade: tunable.
  private static let leastDuration = 0.15

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?
  private var change: NavigationTransition?

  func attach(to view: UIView, of controller: UINavigationController) {
    self.controller = controller
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.moved() }
    view.addGestureRecognizer(recognizer)
    updateEdge()
  }

  /// The edge where reading begins.
  func updateEdge() {
    let isRightToLeft =
      controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    recognizer.edges = isRightToLeft ? .right : .left
  }

  private var share: CGFloat {
    guard let view = controller?.viewIfLoaded, view.bounds.width > 0 else { return 0 }
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    return min(max(side * recognizer.translation(in: view).x / view.bounds.width, 0), 1)
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
    change = controller?.beginSwipeBack()
    follow()
  }

  private func follow() {
    guard let change, let controller, controller.transition === change else { return }
    let share = share
    controller.place(change, at: share)
    controller.navigationBar.placeChange(at: share, isReturn: true)
    change.context?.updateInteractiveTransition(share)
  }

  private func release(mayFinish: Bool) {
    guard let change, let controller, controller.transition === change else { return }
    self.change = nil
    let share = share
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    let velocity = side * recognizer.velocity(in: controller.view).x
    let finishes =
      mayFinish
      && (abs(velocity) > Self.decisiveVelocity ? velocity > 0 : share > 0.5)
    let rest = Double(finishes ? 1 - share : share)
    controller.endSwipeBack(
      change, finishes: finishes,
      duration: max(Self.leastDuration, NavigationTransition.duration * rest))
  }
}

extension NavigationSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    return controller.stack.count > 1 && controller.transition == nil && !controller.isBarHidden
      && controller.topViewController?.navigationItem.hidesBackButton == false
  }
}

extension UINavigationController {
  /// Starts a pop that the finger drives; `nil` when there is nothing to go back to or a client's
  /// animation takes over.
  func beginSwipeBack() -> NavigationTransition? {
    guard stack.count > 1, transition == nil, let top = stack.last else { return nil }
    let below = stack[stack.count - 2]
    top.parentMovement = .leaving
    top.willMove(toParent: nil)
    let oldStack = stack
    stack.removeLast()
    let change = NavigationTransition(
      from: top, to: below, operation: .pop, leaving: [top], oldStack: oldStack, animated: true)
    navigationBar.change(to: stack.map(\.navigationItem), animated: true, isReturn: true)
    begin(change, byHand: true)
    if change.animator != nil {
      run(change)
      return nil
    }
    prepareSlide(change)
    change.context?.startAlongside()
    return change
  }

  /// Lets go: the rest of the way, forth or back.
  func endSwipeBack(_ change: NavigationTransition, finishes: Bool, duration: Double) {
    if finishes {
      change.context?.finishInteractiveTransition()
    } else {
      change.context?.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      self.place(change, at: finishes ? 1 : 0)
      self.navigationBar.placeChange(at: finishes ? 1 : 0, isReturn: true)
    } completion: { [weak self] _ in
      guard let self, transition === change else { return }
      if finishes { complete(change) } else { cancel(change) }
    }
  }
}
