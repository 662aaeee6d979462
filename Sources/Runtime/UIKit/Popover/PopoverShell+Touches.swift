extension PopoverShell: UIGestureRecognizerDelegate {
  /// Whether a touch on the container belongs to something behind it.
  func passes(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    for through in passthroughs {
      let place = container.convert(point, to: through)
      guard through.containingWindow === container.window,
        let hit = through.hitTest(place, with: nil)
      else { continue }
      // The item itself would present the popover again.
      let isSource = sourceItemView.map { hit.isDescendant(of: $0) } ?? false
      if !isSource { return true }
    }
    return false
  }

  private var sourceItemView: UIView? { (controller.sourceItem as? UIBarButtonItem)?.itemView }

  private var passthroughs: [UIView] {
    var views = controller.passthroughViews ?? []
    if let bar = sourceItemView?.nearestView(UINavigationBar.self) { views.append(bar) }
    return views
  }

  func tappedOutside(_ tap: UITapGestureRecognizer) {
    leaveForUser()
  }

  /// The user wants the popover to go; whether it does is up to its controller and its delegate.
  @discardableResult
  func leaveForUser() -> Bool {
    guard let presentation = controller.presentation, presentation.phase == .presented else {
      return false
    }
    guard controller.userMayDismiss() else {
      controller.tellDidAttemptToDismiss()
      return true
    }
    controller.dismissForUser()
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !view.bounds.contains(gestureRecognizer.location(in: view))
  }
}
