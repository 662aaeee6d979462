extension UIViewController {
  /// The titles of the bars' items follow.
  func titleDidChange() {
    navigationItemStorage?.title = title
    tabBarItemStorage?.title = title
  }

  /// Tells the parent and whatever presents the controller.
  func preferredContentSizeDidChange() {
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The presentations of this controller, of its descendants and of what they present, each before
  /// those on top of it.
  var presentationsFromHere: [Presentation] {
    (ownPresentation.map { [$0] + $0.presented.presentationsFromHere } ?? [])
      + children.flatMap(\.presentationsFromHere)
  }

  func needPreferences(_ parts: SystemPreferences.Parts) {
    let host = viewIfLoaded.flatMap { DisplayHost.host(of: $0) } ?? DisplayHost.current
    host?.setNeedsPreferences(parts)
  }

  func childWasRemoved(_ child: UIViewController) {}

  /// Dismisses all that the controller presents, at once.
  func dismissEverything() {
    ownPresentation?.dismissAtOnce()
  }
}

extension UIWindow {
  /// Announces a new size or new traits to the root controller and all presentations, applies them,
  /// and lets everything follow.
  func willReconfigure(to size: CGSize, traits: UITraitCollection?, apply: () -> Void) {
    guard let root = rootViewController else { return apply() }
    let transition = ControllerTransition(
      from: root, to: root, in: self, style: .none, animated: true, interactive: false)
    transition.duration = UIWindow.reconfigurationDuration
    transition.runAlongside = { changes in
      ViewAnimation.evenly(for: UIWindow.reconfigurationDuration, changes)
    }
    let presentations = root.presentationsFromHere
    // What a context will measure is known when everything is laid out.
    let inWindow = presentations.filter { $0.container?.superview === self }
    let inContexts = presentations.filter { $0.container?.superview !== self }
    let sizes = inContexts.map { $0.container?.bounds.size ?? .zero }
    if let traits {
      for presentation in presentations { presentation.planAdaptation(for: traits) }
      root.willTransition(to: traits, with: transition)
      for presentation in presentations {
        presentation.tellWillTransition(to: traits, with: transition)
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

  /// Seconds of a rotation: 0.3 (widely reported).
  private static let reconfigurationDuration = 0.3
}
