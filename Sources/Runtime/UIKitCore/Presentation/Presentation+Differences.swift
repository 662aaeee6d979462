extension Presentation {
  /// Indicates whether a transition that was requested with an animation has one. Those that a finger
  /// may drive always have.
  func mayAnimate(_ animated: Bool) -> Bool {
    guard animated, PermittedDifferences.hasCurrent(.transitionsAreNotAnimated) else {
      return animated
    }
    return DisplayHost.current?.touchDispatcher.hasActiveTouches == true
  }

  /// Lays the presented view out without a size, on a device on which views have their frames later.
  func layOutWithoutSize() {
    guard PermittedDifferences.hasCurrent(.firstLayoutIsEmpty), let view = presented.view else {
      return
    }
    let frame = view.frame
    view.frame = .zero
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.frame = frame
  }

  /// Ends a transition: now, or in the next run-loop turn or frame of a device on which transitions
  /// end late.
  func end(_ transition: ControllerTransition?, _ work: @escaping () -> Void) {
    let differences = RunningDevice.current.differences
    let waitsForFrame = differences.contains(.transitionsEndNextFrame)
    guard let transition, !transition.isCompletedEarly,
      waitsForFrame || differences.contains(.transitionsEndNextTurn)
    else { return work() }
    transition.lateEnd = { [weak transition] in
      transition?.lateEnd = nil
      work()
    }
    let run: @MainActor () -> Void = { [weak transition] in transition?.lateEnd?() }
    if waitsForFrame {
      DisplayHost.inNextFrame("the end of a transition", run)
    } else {
      DisplayHost.afterThisTurn(of: container, run)
    }
  }
}
