extension PopoverShell: UIGestureRecognizerDelegate {
  /// Indicates whether a touch on the container passes through to the content behind.
  func passes(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    for through in passthroughs {
      let place = container.convert(point, to: through)
      guard through.containingWindow === container.window,
        let hit = through.hitTest(place, with: nil)
      else { continue }
      // The source item itself would present the popover again.
      let isSource = sourceItemView.map { hit.isDescendant(of: $0) } ?? false
      if !isSource { return true }
    }
    return false
  }

  private var sourceItemView: UIView? { (controller?.sourceItem as? UIBarButtonItem)?.itemView }

  private var passthroughs: [UIView] {
    var views = controller?.passthroughViews ?? []
    if let bar = sourceItemView?.nearestView(UINavigationBar.self) { views.append(bar) }
    return views
  }

  func tappedOutside(_ tap: UITapGestureRecognizer) {
    leaveForUser()
  }

  /// Dismisses the popover for the user, if its controller and its delegate allow it.
  @discardableResult
  func leaveForUser() -> Bool {
    guard let controller, let presentation = controller.presentation,
      presentation.phase == .presented
    else { return false }
    guard controller.userMayDismiss() else {
      controller.notifyDidAttemptToDismiss()
      return true
    }
    controller.dismissForUser()
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !view.bounds.contains(gestureRecognizer.location(in: view))
  }
}
