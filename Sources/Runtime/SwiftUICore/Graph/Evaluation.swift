/// The node whose code is being evaluated: reads of state and of observed objects become its
/// dependencies.
///
/// Property wrappers are not isolated to an actor, so this is not either; all UI work is on the
/// main thread.
package enum Evaluation {
  /// The node whose body, or other closure, is being evaluated.
  package nonisolated(unsafe) static var current: Node?
  /// Indicates whether an update is in progress; state then has the values of that update.
  package nonisolated(unsafe) static var isUpdating = false
  /// Indicates whether writing state is forbidden: in bodies, which must have no side effects.
  nonisolated(unsafe) static var forbidsWrites = false

  /// Runs main-actor code from the nonisolated members of property wrappers.
  @inline(__always)
  package static func onMain<R>(_ work: @MainActor () -> R) -> R {
    // The check of `assumeIsolated` costs more than most of the work done here.
    withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: (() -> R).self)()
    }
  }
}

extension Node {
  /// Evaluates a closure of the app; changes of the values that it reads invalidate this node.
  package func evaluate<R>(_ work: () -> R) -> R {
    trackingGeneration &+= 1
    return evaluateMore(work)
  }

  /// Evaluates a closure of the app that may have side effects; writes of state take effect in the
  /// next update.
  package func track<R>(_ work: () -> R) -> R {
    trackingGeneration &+= 1
    return evaluateMore(forbidsWrites: false, work)
  }

  /// Evaluates a closure of the app and keeps the dependencies recorded since the last
  /// ``evaluate(_:)``.
  package func evaluateMore<R>(forbidsWrites: Bool = true, _ work: () -> R) -> R {
    let outer = Evaluation.current
    let (wasUpdating, forbade) = (Evaluation.isUpdating, Evaluation.forbidsWrites)
    Evaluation.current = self
    Evaluation.isUpdating = true
    Evaluation.forbidsWrites = forbidsWrites
    defer {
      Evaluation.current = outer
      Evaluation.isUpdating = wasUpdating
      Evaluation.forbidsWrites = forbade
    }
    // The change handler is created only if the closure read an observed object.
    return withObservationTracking(work, onChange: makeChangeHandler())
  }
}

extension Node {
  private func makeChangeHandler() -> @Sendable () -> Void {
    let token = TrackingToken(handle: handle, generation: trackingGeneration)
    return { token.fire() }
  }
}

/// A registration with observed objects, valid until the node evaluates again.
///
/// `@unchecked Sendable`: its node is used on the main thread only; changes on another thread, which
/// Observation permits, are passed to it.
private struct TrackingToken: @unchecked Sendable {
  let handle: NodeHandle
  let generation: UInt32

  /// The property is about to change, so nothing may be evaluated yet.
  func fire() {
    guard MainQueue.isCurrent else { return OffMainQueue.add { fire() } }
    Evaluation.onMain {
      guard let node = handle.node, node.isMounted, node.trackingGeneration == generation else {
        return
      }
      node.context.host.updater.add(change: .node(node))
    }
  }
}
