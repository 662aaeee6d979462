/// Something around scroll views that shares their vertical drags, as a sheet does.
///
/// A scroll view asks the nearest coordinator up its superviews when its pan begins and it may move
/// vertically. From then on the coordinator decides how much of the finger's movement is the
/// content's; nobody but the scroll view writes its offset.
@MainActor
package protocol ScrollDragCoordinator: AnyObject {
  /// A drag begins. `translation` is the finger's way since it landed, in points of the window; what
  /// of it lies past the slop also comes as the first movement.
  ///
  /// - Returns: Whether this drag's vertical movement goes through the coordinator until it ends.
  func scrollViewWillBeginDrag(_ scrollView: UIScrollView, translation: CGPoint) -> Bool

  /// The finger moved down by `delta` points of the window since the last call.
  ///
  /// - Returns: The content's share, in the same direction.
  func scrollView(_ scrollView: UIScrollView, fingerMovedBy delta: CGFloat) -> CGFloat

  /// The finger left with a velocity, downwards, in points a second.
  ///
  /// - Returns: The velocity with which the content goes on; 0 lets it stop or come back.
  func scrollViewDidEndDrag(_ scrollView: UIScrollView, velocity: CGFloat) -> CGFloat

  /// The drag was taken away.
  func scrollViewDidCancelDrag(_ scrollView: UIScrollView)
}
