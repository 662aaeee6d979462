import SheetEngine

/// A drag that begins in a scroll view inside the sheet: the engine divides each movement between the
/// sheet and the content. See `UIScrollView+Drag.swift` for the other side.
extension SheetShell: ScrollDragCoordinator {
  package func scrollViewWillBeginDrag(_ scrollView: UIScrollView, translation: CGPoint) -> Bool {
    guard isDraggable, abs(translation.y) >= abs(translation.x) else { return false }
    continueContent = nil
    send(.dragBegan(mayDismiss: asksShouldDismiss(), scroll: SheetScroll(of: scrollView)))
    return session.machine.phase == .dragging
  }

  package func scrollView(
    _ scrollView: UIScrollView, fingerMovedBy delta: CGFloat
  ) -> CGFloat {
    send(.dragMoved(by: delta, scroll: SheetScroll(of: scrollView))).contentMovement
  }

  package func scrollViewDidEndDrag(_ scrollView: UIScrollView, velocity: CGFloat) -> CGFloat {
    continueContent = nil
    let effects = send(.dragEnded(velocity: velocity, scroll: SheetScroll(of: scrollView)))
    continueContent = { [weak scrollView] in
      scrollView?.continueDeceleration(fingerVelocityY: $0)
    }
    return effects.contentVelocity ?? 0
  }

  package func scrollViewDidCancelDrag(_ scrollView: UIScrollView) {
    send(.dragCancelled)
  }
}

extension SheetScroll {
  @MainActor
  fileprivate init(of scrollView: UIScrollView) {
    self.init(offset: scrollView.distanceFromTop)
  }
}
