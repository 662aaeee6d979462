extension UIView: LayerOwner {
  package nonisolated func layOutSublayers(ofOwned layer: CALayer) {
    Self.layOutOnMain(self, layer)
  }

  package nonisolated func action(
    forOwned layer: CALayer, forKey event: String
  ) -> (any CAAction)? {
    Self.actionOnMain(self, layer, event)
  }

  // Main-actor code in callbacks from layers: all of UIKit runs on the main thread, and the check of
  // `assumeIsolated` costs more than the work itself. The functions capture nothing, so that a call
  // does not allocate.

  private typealias Layout = (UIView, CALayer) -> Void
  private nonisolated(unsafe) static let layOutOnMain: Layout = {
    let work: @MainActor (UIView, CALayer) -> Void = { $0.layoutSublayers(of: $1) }
    return unsafeBitCast(work, to: Layout.self)
  }()

  private typealias Action = (UIView, CALayer, String) -> (any CAAction)?
  private nonisolated(unsafe) static let actionOnMain: Action = {
    let work: @MainActor (UIView, CALayer, String) -> (any CAAction)? = {
      $0.action(for: $1, forKey: $2)
    }
    return unsafeBitCast(work, to: Action.self)
  }()
}
