/// Fills its container: full screen or a presentation context, over the presenter or in its place.
final class CoverPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { !styleStorage.isInContext }

  override var shouldRemovePresentersView: Bool {
    styleStorage == .fullScreen || styleStorage == .currentContext
  }
}
