/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item is in a view, in points; `nil` while it does not show in the view's window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is in another one of its window; `nil` if they share no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let own = containingWindow, own === referenceView.containingWindow else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
