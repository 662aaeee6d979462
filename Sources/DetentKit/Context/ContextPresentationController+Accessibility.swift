#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The views that assistive technologies can reach: in the context the same as touches, outside it
  /// what the app decides.
  extension ContextPresentationController {
    /// The views of this presentation that stand in the context.
    private var containers: [UIView] {
      [helper?.presentationController?.containerView, containerView].compactMap { $0 }
    }

    /// The views behind the presentation in the same context.
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

    /// Hides the views behind from assistive technologies.
    ///
    /// UIKit makes the container of a presentation modal, which would hide the rest of the screen too.
    func updateAccessibility() {
      for container in containers where container.accessibilityViewIsModal {
        container.accessibilityViewIsModal = false
      }
      let isHidden =
        isBegun && hasRun && !isBackgroundInteractive && session.machine.phase != .dismissing
      guard isHidden != (hiddenViews != nil) else { return }
      for view in hiddenViews ?? [] { view.accessibilityElementsHidden = false }
      hiddenViews = isHidden ? behind.filter { !$0.accessibilityElementsHidden } : nil
      for view in hiddenViews ?? [] { view.accessibilityElementsHidden = true }
    }

    /// The views that assistive technologies can reach while touches outside the context are blocked.
    var accessibleViews: [UIView] {
      let own = [helper?.presentationController?.containerView ?? containerView].compactMap { $0 }
      return (isBackgroundInteractive ? behind : []) + own
    }

    /// Connects the grabber with assistive technologies.
    func attachGrabber() {
      card.grabber.onStep = { [weak self] in
        self?.mover = .user
        self?.send(.stepped(larger: $0))
      }
      card.grabber.onActivate = { [weak self] in self?.tappedGrabber() }
      card.grabber.spokenSize = { [weak self] in self?.sizeInWords ?? "" }
      card.grabber.spokenHint = { [weak self] in
        guard let session = self?.session else { return "" }
        let count = session.machine.layout.stops.count
        return PresentationPolicy.spokenHint(
          isOnly: count == 1, isLargest: session.currentStop == count - 1)
      }
    }

    private var sizeInWords: String {
      let layout = session.machine.layout
      let largest = layout.placement.maximumValue
      guard largest > 0, let detent = names.name(of: session.detent(at: session.currentStop))
      else { return "" }
      let value = layout.stops.all[session.currentStop].value
      return PresentationPolicy.spokenSize(of: detent, share: CGFloat(value / largest))
    }

    /// Notifies assistive technologies of another size. With the focus on the grabber they read its new
    /// value and stay there.
    func announceSize() {
      guard !card.grabber.isHidden else { return }
      let hasFocus = card.grabber.accessibilityElementIsFocused()
      UIAccessibility.post(
        notification: .layoutChanged, argument: hasFocus ? card.grabber : nil)
    }

    /// Dismisses the presented view after an accessibility escape or an Escape key, unless that is
    /// refused. Returns `false` where the presentation does not take escapes.
    func escape(_ cause: DismissalCause = .escape) -> Bool {
      guard isBegun, session.machine.targetStop != nil, session.machine.cover.depth == 0 else {
        return false
      }
      requestDismissal(cause)
      return true
    }

    /// Hides the presentation while the context's view is in no window, and dismisses it once the context
    /// was removed from its window.
    func contextDidMove(intoWindow isInWindow: Bool) {
      helper?.presentationController?.containerView?.isHidden = !isInWindow
      if isInWindow {
        helper?.placeContainer()
        contextDidChange()
      } else {
        RunLoopTurn.next { [weak self] in
          guard let self, isBegun, contextView?.window == nil, !isContextAttached else { return }
          (helper?.presentingViewController ?? presentingViewController).dismiss(animated: false)
        }
      }
    }

    /// Indicates whether the context's controller still belongs to a window, visible or not: one in an
    /// unselected tab does, and one in a minimised presentation will.
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
            || MinimizedPresentation.contains(current)
        }
      }
      return false
    }
  }
#endif
