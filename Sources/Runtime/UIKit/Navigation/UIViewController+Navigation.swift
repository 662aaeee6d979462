/// Whether a container adds or removes a controller.
package enum ParentMovement: Sendable {
  case none, arriving, leaving
}

extension UIViewController {
  func madeNavigationItem() -> UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.page = self
    navigationItemStorage = item
    return item
  }
}

/// A scroll view that is not kept alive.
struct WeakScrollView {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }
}

extension UIView {
  /// The view itself if it scrolls, else the first that does along the rearmost subviews.
  var rearmostScrollView: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    for subview in subviewStorage {
      if let scroll = subview as? UIScrollView { return scroll }
    }
    return subviewStorage.first?.rearmostScrollView
  }
}
