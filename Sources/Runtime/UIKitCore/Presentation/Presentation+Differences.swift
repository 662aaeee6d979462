extension Presentation {
  /// Indicates whether a transition that was requested with an animation has one. Those that a finger
  /// may drive always have.
  func mayAnimate(_ animated: Bool) -> Bool {
    guard animated, PermittedDifferences.hasCurrent(.transitionsAreNotAnimated) else {
      return animated
    }
    return DisplayHost.current?.touchDispatcher.hasActiveTouches == true
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
