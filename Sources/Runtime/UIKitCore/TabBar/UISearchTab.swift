/// The tab of a search. It is separate at the trailing end of a floating bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the system's title and image.
  ///
  /// - Parameter viewControllerProvider: Creates the controller; called once.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
