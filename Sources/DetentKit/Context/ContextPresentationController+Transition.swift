#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ContextPresentationController {
    /// Runs a transition that UIKit started.
    func run(_ context: any UIViewControllerContextTransitioning) {
      transition = context
      hasRun = true
      if context.viewController(forKey: .to) === presentedViewController {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        mover = .code
        send(.present(style.policy.jumps ? .none : .settle))
      } else {
        runDismissal(context)
      }
      show()
    }

    private func runDismissal(_ context: any UIViewControllerContextTransitioning) {
      switch userDismissal {
      case .none:
        mover = .code
        send(.dismiss(style.policy.jumps ? .none : .settle))
      case .asked(.some(let completed)):
        finishUserDismissal(completed)
      case .asked(nil), .running:
        userDismissal = .running
        followUserDismissal()
      }
    }

    /// Starts an interactive dismissal by the user, which may still be cancelled. UIKit starts one too,
    /// so that the controllers get their appearance callbacks now.
    func beginUserDismissal() {
      notifyWillDismiss()
      guard userDismissal == .none else { return }
      userDismissal = .asked(completed: nil)
      let delegate = self.delegate
      presentedViewController.dismiss(animated: true) { [self] in
        // With animations disabled UIKit asks for no animation, and completes before the finger.
        guard userDismissal != .none, transition == nil, !isBegun else { return }
        userDismissal = .none
        let completions = dismissalCompletions
        dismissalCompletions = nil
        guard let completions else { return notifyDidDismiss(delegate) }
        for completion in completions { completion() }
      }
    }

    /// Turns a dismissal by the user into a programmatic one, which cannot be cancelled. Returns `false`
    /// without a dismissal by the user.
    func takeOverDismissal(then completion: (() -> Void)?) -> Bool {
      guard isBegun, userDismissal != .none else { return false }
      dismissalCompletions = (dismissalCompletions ?? []) + [completion].compactMap { $0 }
      mover = .code
      send(.dismiss(style.policy.jumps ? .none : .settle))
      return true
    }

    /// Updates UIKit's transition to the progress of the user's dismissal.
    func followUserDismissal() {
      guard userDismissal == .running, let transition, transition.isInteractive else { return }
      if session.machine.phase == .dismissing {
        transition.finishInteractiveTransition()
      } else {
        transition.updateInteractiveTransition(CGFloat(1 - session.machine.shownFraction))
      }
    }

    /// Completes a dismissal by the user, or cancels it.
    func finishUserDismissal(_ completed: Bool) {
      switch userDismissal {
      case .none: return
      case .asked where transition == nil: userDismissal = .asked(completed: completed)
      case .asked, .running:
        let delegate = self.delegate
        let completions = dismissalCompletions
        dismissalCompletions = nil
        userDismissal = .none
        if let transition, transition.isInteractive {
          if completed {
            transition.finishInteractiveTransition()
          } else {
            transition.cancelInteractiveTransition()
          }
        }
        complete(completed)
        if let completions {
          for completion in completions { completion() }
        } else if completed {
          notifyDidDismiss(delegate)
        }
      }
    }

    func complete(_ completed: Bool) {
      let context = transition
      transition = nil
      context?.completeTransition(completed)
    }
  }
#endif
