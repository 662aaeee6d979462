import SheetEngine

extension SheetShell {
  /// Whether a finger can move the sheet now: not while another one stands in front.
  var isDraggable: Bool {
    guard machine.layout.isDraggable, machine.cover.depth == 0 else { return false }
    return controller.presentation?.phase != .leaving
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: container).y
    switch pan.state {
    case .began:
      catchUp()
      send(.dragBegan(mayDismiss: asksShouldDismiss()))
      if translation != 0 { send(.dragMoved(by: translation)) }
      lastTranslation = translation
    case .changed:
      let delta = translation - lastTranslation
      lastTranslation = translation
      if delta != 0 { send(.dragMoved(by: delta)) }
    case .ended:
      let delta = translation - lastTranslation
      if delta != 0 { send(.dragMoved(by: delta)) }
      send(.dragEnded(velocity: pan.velocity(in: container).y))
    case .cancelled, .failed: send(.dragCancelled)
    case .possible: break
    }
  }
}

extension SheetShell: ScrollDragCoordinator {
  package func scrollViewWillBeginDrag(_ scrollView: UIScrollView, translation: CGPoint) -> Bool {
    guard isDraggable, abs(translation.y) >= abs(translation.x) else { return false }
    flungScrollView = nil
    send(.dragBegan(mayDismiss: asksShouldDismiss(), scroll: SheetScroll(of: scrollView)))
    return machine.phase == .dragging
  }

  package func scrollView(
    _ scrollView: UIScrollView, fingerMovedBy delta: CGFloat
  ) -> CGFloat {
    send(.dragMoved(by: delta, scroll: SheetScroll(of: scrollView))).contentMovement
  }

  package func scrollViewDidEndDrag(_ scrollView: UIScrollView, velocity: CGFloat) -> CGFloat {
    flungScrollView = nil
    let effects = send(.dragEnded(velocity: velocity, scroll: SheetScroll(of: scrollView)))
    flungScrollView = scrollView
    return effects.contentVelocity ?? 0
  }

  package func scrollViewDidCancelDrag(_ scrollView: UIScrollView) {
    send(.dragCancelled)
  }
}

extension SheetScroll {
  @MainActor
  fileprivate init(of scrollView: UIScrollView) {
    self.init(offset: scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
  }
}
