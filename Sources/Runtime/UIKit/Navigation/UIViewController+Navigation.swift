/// Whether a container adds or removes a controller.
package enum ParentMovement: Sendable {
  case none, arriving, leaving
}

extension UIViewController {
  func madeNavigationItem() -> UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    navigationItemStorage = item
    return item
  }
}
