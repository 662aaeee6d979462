#if canImport(UIKit)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    func addRecognizers() {
      let pan = UIPanGestureRecognizer()
      let panTarget = ActionTarget { [weak self] in
        if let pan = $0 as? UIPanGestureRecognizer { self?.dragged(pan) }
      }
      pan.addTarget(panTarget, action: ActionTarget.action)
      let drag = ContextDrag(self, pan: pan)
      pan.delegate = drag
      card.addGestureRecognizer(pan)
      self.drag = drag

      let tap = UITapGestureRecognizer()
      let tapTarget = ActionTarget { [weak self] _ in self?.tappedDimming() }
      tap.addTarget(tapTarget, action: ActionTarget.action)
      // Where the dimming is seen through there is still something to tap.
      containerView?.addGestureRecognizer(tap)
      tap.delegate = drag
      drag.backgroundTap = tap

      let grabberTap = UITapGestureRecognizer()
      let grabberTarget = ActionTarget { [weak self] _ in self?.tappedGrabber() }
      grabberTap.addTarget(grabberTarget, action: ActionTarget.action)
      card.grabber.addGestureRecognizer(grabberTap)
      targets = [panTarget, tapTarget, grabberTarget]
    }

    /// Whether a finger can take hold: not of what is covered, nor of what code dismisses.
    var isDraggable: Bool {
      guard machine.cover.depth == 0, machine.layout.isDraggable else { return false }
      return machine.phase != .dismissing || userDismissal != .none
    }

    private func tappedDimming() {
      guard !machine.isBackgroundInteractive else { return }
      send(.dimmingTapped(mayDismiss: allowsDismissal))
    }

    private func tappedGrabber() {
      let isOnly = machine.layout.stops.count == 1
      send(.grabberTapped(mayDismiss: isOnly && allowsDismissal))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
      guard let drag else { return }
      let travel = axis.closing(pan.translation(in: contextView))
      switch pan.state {
      case .began:
        adopt()
        drag.begin()
        send(.dragBegan(mayDismiss: allowsDismissal, scroll: drag.scroll))
        drag.move(by: travel)
        drag.travel = travel
      case .changed:
        drag.move(by: travel - drag.travel)
        drag.travel = travel
      case .ended:
        drag.move(by: travel - drag.travel)
        let velocity = axis.closing(pan.velocity(in: contextView))
        send(.dragEnded(velocity: Double(velocity), scroll: drag.scroll))
      case .cancelled, .failed: send(.dragCancelled)
      default: break
      }
    }
  }

  /// One finger's drag of what is presented, and the scroll view in it that may share the drag.
  @MainActor
  final class ContextDrag: NSObject, UIGestureRecognizerDelegate {
    var travel: CGFloat = 0
    weak var backgroundTap: UITapGestureRecognizer?
    private weak var controller: ContextPresentationController?
    private weak var pan: UIPanGestureRecognizer?
    private weak var scrollView: UIScrollView?
    /// Where the content was after the last event.
    private var offset: CGFloat = 0
    /// Whether the drag moves the content, since the scroll view's own was ended.
    private var ownsContent = false

    init(_ controller: ContextPresentationController, pan: UIPanGestureRecognizer) {
      self.controller = controller
      self.pan = pan
    }

    private var contentTop: CGFloat { -(scrollView?.adjustedContentInset.top ?? 0) }

    /// What the engine has to know of the content under the finger.
    var scroll: SheetScroll? {
      scrollView == nil ? nil : SheetScroll(offset: Double(offset - contentTop))
    }

    func begin() {
      ownsContent = false
    }

    /// Shares a movement between the presented view and its content.
    func move(by delta: CGFloat) {
      guard let controller, delta != 0 else { return }
      let effects = controller.send(.dragMoved(by: Double(delta), scroll: scroll))
      guard let scrollView else { return }
      let share = CGFloat(effects.contentMovement)
      if !ownsContent, share != delta { takeContent(scrollView) }
      if ownsContent {
        offset = max(contentTop, offset - share)
        scrollView.contentOffset.y = offset
      } else {
        offset = scrollView.contentOffset.y
      }
    }

    /// From here on the scroll view's own recogniser would move what the finger does not mean.
    private func takeContent(_ scrollView: UIScrollView) {
      ownsContent = true
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
    }

    /// The content goes on with a finger's velocity, in points a second.
    func release(_ velocity: Double) {
      guard ownsContent, let scrollView, abs(velocity) > 10 else { return }
      // The way that a scroll view's normal deceleration takes: 0.499 points for a point a second.
      let lowest = max(
        contentTop,
        scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
          - scrollView.bounds.height)
      let target = min(max(scrollView.contentOffset.y - velocity * 0.499, contentTop), lowest)
      let end = CGPoint(x: scrollView.contentOffset.x, y: target)
      scrollView.setContentOffset(end, animated: true)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let controller else { return false }
      if gestureRecognizer === backgroundTap {
        return !(touch.view?.isDescendant(of: controller.card) ?? false)
      }
      guard !isForeign(touch.view) else { return false }
      // Content shares a drag at the bottom edge only: there its top is the presented view's.
      scrollView = nil
      guard controller.axis.side == .bottom else { return true }
      var view = touch.view
      while let current = view, current !== controller.card {
        if let found = current as? UIScrollView, found.isScrollEnabled,
          found.alwaysBounceVertical || found.contentSize.height > found.bounds.height
        {
          scrollView = found
          // Its own recogniser may have moved it by the time this one begins.
          offset = found.contentOffset.y
          break
        }
        view = current.superview
      }
      return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === pan, let pan, let controller else { return true }
      return controller.isDraggable
        && controller.axis.runsAlong(pan.velocity(in: controller.contextView))
    }

    /// Whether a view belongs to something presented in a context inside of this one, whose fingers
    /// are its own.
    private func isForeign(_ view: UIView?) -> Bool {
      var view = view
      while let current = view, current !== controller?.card {
        let drags = current.gestureRecognizers?.lazy.compactMap { $0.delegate as? ContextDrag }
        if let drags, drags.contains(where: { $0 !== self }) { return true }
        view = current.superview
      }
      return false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      // What the context stands in, a sheet or a scroll view, moves only with fingers that this does
      // not want.
      guard gestureRecognizer === pan, let controller, let view = otherGestureRecognizer.view,
        otherGestureRecognizer is UIPanGestureRecognizer
      else { return false }
      return view !== controller.card && controller.card.isDescendant(of: view)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === pan, let scrollView else { return false }
      return otherGestureRecognizer === scrollView.panGestureRecognizer
    }
  }
#endif
