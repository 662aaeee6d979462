extension UIViewController {
  /// Copies the title to the navigation item and the tab bar item.
  func titleDidChange() {
    navigationItemStorage?.title = title
    tabBarItemStorage?.title = title
  }

  /// Notifies the parent and the presentation controller.
  func preferredContentSizeDidChange() {
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func notifyChildren(
    ofTransitionTo size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// The presentations of this controller, of its descendants and of the controllers they present,
  /// each before those on top of it.
  var presentationsFromHere: [Presentation] {
    (ownPresentation.map { [$0] + $0.presented.presentationsFromHere } ?? [])
      + children.flatMap(\.presentationsFromHere)
  }

  func needPreferences(
    _ parts: SystemPreferences.Parts, over duration: Double = UIView.inheritedAnimationDuration
  ) {
    let host = viewIfLoaded.flatMap { DisplayHost.host(of: $0) } ?? DisplayHost.current
    host?.setNeedsPreferences(parts, over: duration)
  }

  func childWasRemoved(_ child: UIViewController) {}

  /// Dismisses everything that the controller presents, at once.
  func dismissEverything() {
    ownPresentation?.dismissAtOnce()
  }
}

extension UIWindow {
  /// Announces a new size or new traits to the root controller and all presentations, applies them,
  /// and animates the changes that follow.
  func willReconfigure(to size: CGSize, traits: UITraitCollection?, apply: () -> Void) {
    guard let root = rootViewController else { return apply() }
    let transition = ControllerTransition(
      from: root, to: root, in: self, style: .none, animated: true, interactive: false)
    transition.duration = UIWindow.reconfigurationDuration
    transition.runAlongside = { changes in
      ViewAnimation.evenly(for: UIWindow.reconfigurationDuration, changes)
    }
    let presentations = root.presentationsFromHere
    // The size of a presentation in a context is known only after layout.
    let inWindow = presentations.filter { $0.container?.superview === self }
    let inContexts = presentations.filter { $0.container?.superview !== self }
    let sizes = inContexts.map { $0.container?.bounds.size ?? .zero }
    if let traits {
      for presentation in presentations { presentation.planAdaptation(for: traits) }
      root.willTransition(to: traits, with: transition)
      for presentation in presentations {
        presentation.notifyWillTransition(to: traits, with: transition)
      }
    }
    let isResized = size != bounds.size
    if isResized {
      root.viewWillTransition(to: size, with: transition)
      for presentation in inWindow where !presentation.isAboutToAdapt {
        presentation.controller.viewWillTransition(to: size, with: transition)
      }
    }
    apply()
    for presentation in presentations { presentation.adaptAsPlanned(with: transition) }
    layoutIfNeeded()
    if isResized {
      for (presentation, old) in zip(inContexts, sizes) {
        guard let size = presentation.container?.bounds.size, size != old else { continue }
        presentation.controller.viewWillTransition(to: size, with: transition)
      }
      for presentation in presentations { presentation.controller.containerWasResized() }
    }
    transition.startAlongside()
    DisplayHost.afterThisTurn { transition.close() }
  }

  /// The duration of a rotation in seconds: 0.3 (widely reported).
  private static let reconfigurationDuration = 0.3
}
