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
      guard machine.phase == .dismissing else { return true }
      return userDismissal != .none && takenOver == nil
    }

    private func tappedDimming() {
      guard !isBackgroundInteractive else { return }
      mover = .user
      send(.escaped(mayDismiss: allowsDismissal))
    }

    private func tappedGrabber() {
      mover = .user
      let isOnly = machine.layout.stops.count == 1
      send(.grabberTapped(mayDismiss: isOnly && allowsDismissal))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
      guard let drag else { return }
      let travel = axis.closing(pan.translation(in: space))
      switch pan.state {
      case .began:
        adopt()
        mover = .user
        drag.begin()
        send(.dragBegan(mayDismiss: allowsDismissal, scroll: drag.scroll))
        drag.move(by: travel)
        drag.travel = travel
      case .changed:
        drag.move(by: travel - drag.travel)
        drag.travel = travel
      case .ended:
        drag.move(by: travel - drag.travel)
        let velocity = axis.closing(pan.velocity(in: space))
        send(.dragEnded(velocity: Double(velocity), scroll: drag.scroll))
      case .cancelled, .failed: send(.dragCancelled)
      default: break
      }
    }
  }
#endif
