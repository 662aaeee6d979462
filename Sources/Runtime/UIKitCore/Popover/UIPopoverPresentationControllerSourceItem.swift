/// An object that can be the source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view, in points; `nil` if the view's window does not show
  /// it.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another view of its window; `nil` if they are not in the same
  /// window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let own = containingWindow, own === referenceView.containingWindow else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
