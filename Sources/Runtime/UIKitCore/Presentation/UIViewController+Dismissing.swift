extension UIViewController {
  /// Accepts or refuses a request to dismiss.
  ///
  /// - Returns: `true` if the completion will be called.
  @discardableResult
  func requestDismissal(animated: Bool, completion: (() -> Void)?) -> Bool {
    if let ending = visiblePresentation, ending.isEnding, let below = enclosingPresentation,
      !below.isLeaving
    {
      // The presented controller is about to be removed, so the request is for the one below, as in
      // article 001, which dismisses its helper in this manner. It follows after the callbacks.
      ending.afterDismissal.append { [self] in
        // One that was requested before can have begun by then; this one ends with it.
        guard below.isLeaving else {
          return _ = requestDismissal(animated: animated, completion: completion)
        }
        if let completion { below.dismissCompletions.append(completion) }
      }
      return true
    }
    guard let presentation = visiblePresentation ?? enclosingPresentation else {
      if completion != nil {
        Misuse.report(PresentationMisuse.nothingToDismiss(self))
      }
      return false
    }
    presentation.requestDismissal(animated: animated, completion: completion)
    return true
  }
}

extension Presentation {
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    if let completion { dismissCompletions.append(completion) }
    let animated = animated && UIView.areAnimationsEnabled
    switch phase {
    case .waiting, .presenting: leaveWhenPresented(self, animated: animated)
    case .presented: leave(animated: animated)
    case .dismissing where controller.takeOverDismissal(): return
    case .leaving, .dismissing:
      Misuse.report(PresentationMisuse.dismissedTwice(presented))
    case .over: return
    }
  }

  /// Begins the dismissal when a presentation has ended its transition, which is now where that can
  /// be interrupted. Every presented view controller gets its callbacks in pairs.
  private func leaveWhenPresented(_ entering: Presentation, animated: Bool) {
    entering.afterPresenting.append { [weak self] in self?.leave(animated: animated) }
    guard entering.phase == .presenting, !entering.controller.interruptPresentation(),
      entering.presented.appearance.phase == .appearing
    else { return }
    Misuse.report(PresentationMisuse.dismissedDuringPresentation(entering.presented))
  }

  private func leave(animated: Bool) {
    guard phase == .presented else { return }
    if let entering = above.last(where: { $0.phase == .presenting }) {
      return leaveWhenPresented(entering, animated: animated)
    }
    if let top = above.last, top.isLeaving {
      // A user can cancel that dismissal. This one is performed in any case, after it.
      top.afterDismissal.append { [weak self] in self?.leave(animated: animated) }
      return
    }
    guard animated else { return dismiss(animated: false) }
    phase = .leaving
    DisplayHost.beginTransition(over: container) { [self] in
      if phase == .leaving { dismiss(animated: true) }
    }
  }
}
