extension UIView: LayerOwner {
  package nonisolated func layOutSublayers(ofOwned layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    Self.onMain { layoutSublayers(of: layer) }
  }

  package nonisolated func action(
    forOwned layer: CALayer, forKey event: String
  ) -> (any CAAction)? {
    nonisolated(unsafe) let layer = layer
    return Self.onMain { action(for: layer, forKey: event) }
  }

  /// Runs main-actor code in callbacks from layers: all of UIKit runs on the main thread, and the
  /// check of `assumeIsolated` costs more than the work itself.
  @inline(__always)
  private nonisolated static func onMain<R>(_ work: @MainActor () -> R) -> R {
    withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: (() -> R).self)()
    }
  }
}
