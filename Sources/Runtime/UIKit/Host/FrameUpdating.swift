/// Another framework's part in the frame: it brings its views up to date between input and layout.
@MainActor
package protocol FrameUpdating: AnyObject {
  func updateForFrame()
  /// What still has to be done, in words; `nil` if nothing.
  var pendingUpdate: String? { get }
}

struct WeakFrameUpdater {
  weak var updater: (any FrameUpdating)?
}
