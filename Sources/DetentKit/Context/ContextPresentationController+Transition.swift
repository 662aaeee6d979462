#if canImport(UIKit)
  import UIKit

  extension ContextPresentationController {
    /// Runs a transition that UIKit begins.
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

    /// The user begins a dismissal, which may still be taken back. UIKit begins its own, so that the
    /// controllers hear of it now.
    func beginUserDismissal() {
      tellWillDismiss()
      guard userDismissal == .none else { return }
      userDismissal = .asked(completed: nil)
      let delegate = self.delegate
      presentedViewController.dismiss(animated: true) { [self] in
        // Where nothing is animated UIKit asks for no animation, and is done before the finger is.
        guard userDismissal != .none, transition == nil, !isBegun else { return }
        userDismissal = .none
        let completions = takenOver
        takenOver = nil
        guard let completions else { return tellDidDismiss(delegate) }
        for completion in completions { completion() }
      }
    }

    /// Code dismisses what the user is dismissing: there is one dismissal, and it happens whatever the
    /// finger does. Returns `false` where there is none to take over.
    func takeOverDismissal(then completion: (() -> Void)?) -> Bool {
      guard isBegun, userDismissal != .none else { return false }
      takenOver = (takenOver ?? []) + [completion].compactMap { $0 }
      mover = .code
      send(.dismiss(style.policy.jumps ? .none : .settle))
      return true
    }

    /// Tells what runs alongside how far the user is.
    func followUserDismissal() {
      guard userDismissal == .running, let transition, transition.isInteractive else { return }
      if machine.phase == .dismissing {
        transition.finishInteractiveTransition()
      } else {
        transition.updateInteractiveTransition(1 - shownShare)
      }
    }

    /// The dismissal has happened, or was taken back.
    func finishUserDismissal(_ completed: Bool) {
      switch userDismissal {
      case .none: return
      case .asked where transition == nil: userDismissal = .asked(completed: completed)
      case .asked, .running:
        let delegate = self.delegate
        let completions = takenOver
        takenOver = nil
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
          tellDidDismiss(delegate)
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
