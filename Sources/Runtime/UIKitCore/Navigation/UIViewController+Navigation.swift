/// The movement of a controller into or out of a container.
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

  func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemStorage = items
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.updateToolbarItems(animated: animated)
  }

  func chooseContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.removeAll { edge.contains($0.edge) }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(scrollView))) }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  func chosenContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { $0.edge.isSuperset(of: edge) }?.view.scrollView
  }
}

/// The edit button.
extension UIViewController {
  func madeEditButtonItem() -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      title: nil, image: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }, menu: nil)
    editItem = item
    showEditing()
    return item
  }

  func showEditing() {
    guard let editItem else { return }
    editItem.image = isEditing ? UIImage(systemName: "checkmark") : nil
    editItem.title = isEditing ? nil : "Edit"
    editItem.accessibilityLabel = isEditing ? "Done" : "Edit"
    editItem.style = isEditing ? .prominent : .plain
  }
}

/// A weak reference to a scroll view.
struct WeakScrollView {
  private(set) weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }
}

extension UIView {
  /// The view itself if it is a scroll view, else the first one found along the rearmost subviews.
  var rearmostScrollView: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    for subview in subviewStorage {
      if let scroll = subview as? UIScrollView { return scroll }
    }
    return subviewStorage.first?.rearmostScrollView
  }
}
