/// Whose code runs: reads of state and of observed objects are noted for that node.
///
/// Property wrappers are not isolated, so this is not either; all UI work is on the main thread.
enum Evaluation {
  /// The node whose body, or other closure, is being evaluated.
  nonisolated(unsafe) static var current: Node?
  /// Whether an update runs: state then reads as of that update.
  nonisolated(unsafe) static var isUpdating = false
  /// Whether state may not be written: in bodies, which must have no effects.
  nonisolated(unsafe) static var forbidsWrites = false

  /// Runs main-actor code from the nonisolated members of property wrappers.
  @inline(__always)
  static func onMain<R>(_ work: @MainActor () -> R) -> R {
    // The check that `assumeIsolated` makes costs more than most of what is done here.
    withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: (() -> R).self)()
    }
  }
}

extension Node {
  /// Evaluates a client's closure: whatever it reads will invalidate this node when it changes.
  package func evaluate<R>(_ work: () -> R) -> R {
    trackingGeneration &+= 1
    return evaluateMore(work)
  }

  /// As ``evaluate(_:)``, for a client's code that may have effects: writes of state wait for the
  /// next update.
  package func track<R>(_ work: () -> R) -> R {
    trackingGeneration &+= 1
    return evaluateMore(forbidsWrites: false, work)
  }

  /// As ``evaluate(_:)``, but what was read since the last call of that one still counts.
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
    // Only what has read an observed object asks for the closure.
    return withObservationTracking(work, onChange: makeChangeHandler())
  }
}

extension Node {
  private func makeChangeHandler() -> @Sendable () -> Void {
    let token = TrackingToken(handle: handle, generation: trackingGeneration)
    return { token.fire() }
  }
}

/// A registration with observed objects: it counts only until the node evaluates again.
///
/// `@unchecked Sendable`: observation asks for it; models of a user interface change on the main
/// thread.
private struct TrackingToken: @unchecked Sendable {
  let handle: NodeHandle
  let generation: UInt32

  /// The property is about to change, so nothing may be evaluated yet.
  func fire() {
    Evaluation.onMain {
      guard let node = handle.node, node.isMounted, node.trackingGeneration == generation else {
        return
      }
      node.context.host.updater.add(change: .node(node))
    }
  }
}
