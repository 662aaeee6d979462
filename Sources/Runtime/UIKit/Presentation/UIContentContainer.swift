/// Something that holds the content of view controllers and answers for its size and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the container would like, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a container inside this one changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that Auto Layout finds for a container inside this one changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size a container inside this one gets when this one has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The container's size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The container's traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
