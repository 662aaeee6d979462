extension DisplayHost {
  /// Runs work in the next frame of the current device, which is not idle until then.
  package static func inNextFrame(_ name: String, _ work: @escaping @MainActor () -> Void) {
    guard let current else { return work() }
    // A time after that of this frame, whose timers may not have fired yet.
    current.timers.schedule(at: current.time + 1e-4, name: name, work)
  }

  /// Runs work that begins a transition: at the end of the run-loop turn of a view's device, or in its
  /// next frame.
  static func beginTransition(over view: UIView?, _ work: @escaping @MainActor () -> Void) {
    guard PermittedDifferences.hasCurrent(.transitionsBeginNextFrame) else {
      return afterThisTurn(of: view, work)
    }
    afterThisTurn(of: view) { inNextFrame("the beginning of a transition", work) }
  }

  /// Marks all views for layout.
  func invalidateAllLayout() {
    func invalidate(_ view: UIView) {
      view.setNeedsLayout()
      for subview in view.subviews { invalidate(subview) }
    }
    for window in windows { invalidate(window) }
  }
}
