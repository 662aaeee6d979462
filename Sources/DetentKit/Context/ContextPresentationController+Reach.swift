#if canImport(UIKit)
  import UIKit

  /// What assistive technology can reach: in the context the same as fingers, elsewhere what the
  /// context's owner has to say.
  extension ContextPresentationController {
    /// The views of this presentation that stand in the context.
    private var containers: [UIView] {
      [helper?.presentationController?.containerView, containerView].compactMap { $0 }
    }

    /// What lies behind, in the same context.
    private var behind: [UIView] {
      var views = [contextView].compactMap { $0 }
      if style.bars == .over { views += bars?.all ?? [] }
      var current = below
      while let presentation = current {
        views.append(presentation.card)
        current = presentation.below
      }
      return views
    }

    /// A presentation that covers a whole screen hides what stands beside it. Here that would be the
    /// rest of the screen, so what is behind is hidden instead.
    func limitReach() {
      for container in containers where container.accessibilityViewIsModal {
        container.accessibilityViewIsModal = false
      }
      let isHidden = isBegun && hasRun && !isBackgroundInteractive && machine.phase != .dismissing
      guard isHidden != hidesBehind else { return }
      hidesBehind = isHidden
      if isHidden {
        hiddenViews = behind.filter { !$0.accessibilityElementsHidden }
        for view in hiddenViews { view.accessibilityElementsHidden = true }
      } else {
        for view in hiddenViews { view.accessibilityElementsHidden = false }
        hiddenViews = []
      }
    }

    /// What can be reached where touches outside are kept away.
    var reachable: [UIView] {
      let own = [helper?.presentationController?.containerView ?? containerView].compactMap { $0 }
      return (isBackgroundInteractive ? behind : []) + own
    }

    /// Somebody wants out without a finger.
    func escape() -> Bool {
      guard isBegun, machine.targetStop != nil, machine.cover.depth == 0 else { return false }
      mover = .user
      if allowsDismissal {
        send(.escaped(mayDismiss: true))
      } else {
        tellDidAttemptToDismiss()
      }
      return true
    }

    /// The context's view has entered the window or left it. If it has left for good, what is
    /// presented goes too; if not, it is not seen until the context comes back.
    func contextDidMove(intoWindow isInWindow: Bool) {
      helper?.presentationController?.containerView?.isHidden = !isInWindow
      if isInWindow {
        helper?.takeStage()
        contextDidChange()
      } else {
        Turn.next { [weak self] in
          guard let self, isBegun, contextView?.window == nil, !isContextAttached else { return }
          (helper?.presentingViewController ?? presentingViewController).dismiss(animated: false)
        }
      }
    }

    /// Whether the context's controller still belongs to a window, shown or not: a tab that is not
    /// selected does.
    private var isContextAttached: Bool {
      var controller: UIViewController? =
        helper?.presentingViewController ?? presentingViewController
      while let current = controller {
        if let parent = current.parent {
          controller = parent
        } else if let presenter = current.presentingViewController {
          controller = presenter
        } else {
          return current.viewIfLoaded?.window?.rootViewController === current
        }
      }
      return false
    }
  }
#endif
