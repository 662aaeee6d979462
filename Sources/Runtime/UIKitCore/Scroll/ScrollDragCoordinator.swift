/// An object that shares the vertical drags of the scroll views inside it, as a sheet does.
///
/// A scroll view notifies the nearest coordinator among its ancestors when its pan begins and may
/// be vertical. From then on the coordinator determines the content's share of the finger's
/// movement; only the scroll view writes its offset.
@MainActor
package protocol ScrollDragCoordinator: AnyObject {
  /// Notifies the coordinator that a drag begins. `translation` is the movement of the touch since
  /// it landed, in points of the window; the part
  /// beyond the slop is also the first movement.
  ///
  /// - Returns: `true` if the vertical movement of this drag is passed to the coordinator until its
  ///   end.
  func scrollViewWillBeginDrag(_ scrollView: UIScrollView, translation: CGPoint) -> Bool

  /// Notifies the coordinator that the touch moved down by `delta` points of the window since the
  /// last call.
  ///
  /// - Returns: The content's share, in the same direction.
  func scrollView(_ scrollView: UIScrollView, fingerMovedBy delta: CGFloat) -> CGFloat

  /// Notifies the coordinator that the touch ended with a downward velocity, in points per second.
  ///
  /// - Returns: The velocity with which the content decelerates; with 0 it stops or returns to its
  ///   edge.
  func scrollViewDidEndDrag(_ scrollView: UIScrollView, velocity: CGFloat) -> CGFloat

  /// Notifies the coordinator that the drag was cancelled.
  func scrollViewDidCancelDrag(_ scrollView: UIScrollView)
}
