#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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
      // The container takes the tap, so that a dimming view without a colour counts too.
      containerView?.addGestureRecognizer(tap)
      tap.delegate = drag
      drag.backgroundTap = tap

      let grabberTap = UITapGestureRecognizer()
      let grabberTarget = ActionTarget { [weak self] _ in self?.tappedGrabber() }
      grabberTap.addTarget(grabberTarget, action: ActionTarget.action)
      card.grabber.addGestureRecognizer(grabberTap)
      recognizerTargets = [panTarget, tapTarget, grabberTarget]
    }

    /// Indicates whether a finger can move the presented view: no while another covers it, or while it
    /// is dismissed programmatically.
    var isDraggable: Bool {
      let machine = session.machine
      guard machine.cover.depth == 0, machine.layout.isDraggable else { return false }
      guard machine.phase == .dismissing else { return true }
      return userDismissal != .none && dismissalCompletions == nil
    }

    private func tappedDimming() {
      guard !isBackgroundInteractive else { return }
      requestDismissal(.outsideTap)
    }

    /// Dismisses the presented view for the user, or counts as an attempt if that is prevented.
    func requestDismissal(_ cause: DismissalCause) {
      mover = .user
      guard session.machine.targetStop != nil else { return }
      guard allowsDismissal else { return attempt(cause) }
      send(.escaped(mayDismiss: true))
    }

    /// Notifies the delegate and the content of an attempt to dismiss the presented view.
    func attempt(_ cause: DismissalCause) {
      guard let link = link ?? PresentationLink.existing(of: presentedViewController) else {
        return notifyDidAttemptToDismiss()
      }
      link.attempts.attempt(cause, on: self)
    }

    func tappedGrabber() {
      mover = .user
      guard session.machine.layout.stops.count > 1 else { return requestDismissal(.grabber) }
      send(.grabberTapped(mayDismiss: false))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
      guard let drag else { return }
      let translation = Double(axis.closing(pan.translation(in: space)))
      switch pan.state {
      case .began:
        updateInputs()
        mover = .user
        drag.begin()
        send(.dragBegan(mayDismiss: allowsDismissal, scroll: drag.scroll))
        session.beginDrag()
        move(drag, to: translation)
      case .changed: move(drag, to: translation)
      case .ended:
        move(drag, to: translation)
        let velocity = axis.closing(pan.velocity(in: space))
        send(
          .dragEnded(
            velocity: Double(velocity), scroll: drag.scroll,
            landing: chosenLanding(Double(velocity), drag.scroll)))
        drag.end()
      case .cancelled, .failed:
        send(.dragCancelled)
        drag.end()
      default: break
      }
    }

    private func move(_ drag: ContextDrag, to translation: Double) {
      guard let movement = session.dragMovement(to: translation) else { return }
      drag.move(by: movement)
    }
  }
#endif
