extension UIViewController {
  /// The nearest split view controller that contains this one; `nil` without one.
  public var splitViewController: UISplitViewController? {
    nearestAncestor { $0 as? UISplitViewController }
  }
}
