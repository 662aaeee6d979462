/// An object of another framework that updates its views in each frame, between input and layout.
@MainActor
package protocol FrameUpdating: AnyObject {
  func updateForFrame()
  /// A description of the update that is due; `nil` if there is none.
  var pendingUpdate: String? { get }
}

struct WeakFrameUpdater {
  weak var updater: (any FrameUpdating)?
}
