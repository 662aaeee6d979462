/// The system preferences of a device's frontmost view controllers, and what may have changed.
struct PreferenceState {
  /// The preferences as of the last frame.
  var current = SystemPreferences()
  var stale = SystemPreferences.Parts.all
  var onOrientationsChange: (() -> Void)?
  /// The duration in seconds of the next change of the status bar.
  var statusBarDuration = 0.0
}

extension DisplayHost {
  /// The system preferences of the frontmost controllers, as of the last frame.
  package var preferences: SystemPreferences { preferenceState.current }

  /// Sets the closure that is called when the supported orientations may have changed.
  package func onOrientationsChange(_ notify: @escaping () -> Void) {
    preferenceState.onOrientationsChange = notify
  }

  /// The root view controller that is asked for preferences: the key window's, else the frontmost
  /// window's.
  private var askedRoot: UIViewController? {
    if let root = keyWindow?.rootViewController { return root }
    return windows.last { $0.rootViewController != nil }?.rootViewController
  }

  /// Requests that the controllers are asked again before the next frame is drawn.
  ///
  /// - Parameter duration: the duration in seconds with which the status bar is hidden or shown.
  package func setNeedsPreferences(
    _ parts: SystemPreferences.Parts, over duration: Double = UIView.inheritedAnimationDuration
  ) {
    preferenceState.stale.formUnion(parts)
    guard parts.contains(.statusBar), UIView.areAnimationsEnabled else { return }
    preferenceState.statusBarDuration = max(preferenceState.statusBarDuration, duration)
  }

  /// The visible share of the status bar, 0...1.
  package var statusBarShare: Double {
    let passed = preferences.statusBarChange.progress(at: time)
    return preferences.isStatusBarHidden ? 1 - passed : passed
  }

  /// The view controller that determines the style of the status bar.
  package var statusBarStyleController: UIViewController? {
    askedRoot?.answerer(
      takesOver: { $0.takesOverStatusBar }, child: { $0.childForStatusBarStyle })
  }

  /// Asks the controllers for the preferences that may have changed.
  func updatePreferences() {
    guard !preferenceState.stale.isEmpty, let root = askedRoot else { return }
    let parts = preferenceState.stale
    preferenceState.stale = []
    var new = preferences
    if parts.contains(.statusBar) {
      new.statusBarStyle = statusBarStyleController?.preferredStatusBarStyle ?? .default
      let asked = root.answerer(
        takesOver: { $0.takesOverStatusBar }, child: { $0.childForStatusBarHidden })
      new.isStatusBarHidden = asked.prefersStatusBarHidden
      if new.isStatusBarHidden != preferences.isStatusBarHidden {
        new.statusBarChange = StatusBarChange(
          animation: asked.preferredStatusBarUpdateAnimation, begin: time,
          duration: preferenceState.statusBarDuration)
      }
      preferenceState.statusBarDuration = 0
    }
    func answerer(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
      root.answerer(takesOver: { $0.takesOverScreen }, child: child)
    }
    if parts.contains(.homeIndicator) {
      new.hidesHomeIndicator =
        answerer { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
    }
    if parts.contains(.edges) {
      new.deferredEdges =
        answerer { $0.childForScreenEdgesDeferringSystemGestures }
        .preferredScreenEdgesDeferringSystemGestures
    }
    if parts.contains(.pointer) {
      new.locksPointer = answerer { $0.childViewControllerForPointerLock }.prefersPointerLocked
    }
    if parts.contains(.orientations) { preferenceState.onOrientationsChange?() }
    guard new != preferences else { return }
    let movesSafeArea = new.isStatusBarHidden != preferences.isStatusBarHidden
    preferenceState.current = new
    if movesSafeArea, configuration.statusBarInset > 0 {
      for window in windows { window.updateSafeArea() }
    }
  }

  /// The interface orientations that both the app and the frontmost controller support.
  package var supportedOrientations: UIInterfaceOrientationMask {
    guard let root = askedRoot else { return .all }
    let controller = root.answerer(takesOver: { $0.takesOverScreen }, child: { _ in nil })
    let wanted = controller.supportedInterfaceOrientations
    let allowed =
      application.delegate?.application(
        application, supportedInterfaceOrientationsFor: keyWindow) ?? .all
    let both = wanted.intersection(allowed)
    guard both.isEmpty else { return both }
    Misuse.report(ControllerMisuse.unsupportedOrientation(controller))
    return allowed.isEmpty ? .all : allowed
  }

  /// The interface orientation that the frontmost controller prefers.
  package var preferredOrientation: UIInterfaceOrientation {
    askedRoot?.answerer(takesOver: { $0.takesOverScreen }, child: { _ in nil })
      .preferredInterfaceOrientationForPresentation ?? configuration.orientation
  }
}
