/// A presentation controller whose content fills the screen or a presentation context, over the
/// presenting view or in its place.
final class CoverPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { !styleStorage.isInContext }

  override var shouldRemovePresentersView: Bool {
    styleStorage == .fullScreen || styleStorage == .currentContext
  }
}
