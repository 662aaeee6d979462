#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// One of UIKit's container view controllers, whose children are its content.
  protocol ContentContainer: UIViewController {}

  extension UINavigationController: ContentContainer {}
  extension UIPageViewController: ContentContainer {}
  extension UITabBarController: ContentContainer {}

  #if canImport(ObjectiveC)
    /// Split view controllers exist where Objective-C does; the Runtime has none.
    extension UISplitViewController: ContentContainer {}
  #endif

  extension UIViewController {
    /// Indicates whether the controller can have a child that only observes it.
    var acceptsObservingChild: Bool { !(self is any ContentContainer) }
  }
#endif
