#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Indicates whether the controller can have a child that only observes it. The children of
    /// UIKit's containers are their content.
    ///
    /// Split view controllers exist where Objective-C does; the Runtime has none.
    var acceptsObservingChild: Bool {
      #if canImport(ObjectiveC)
        if self is UISplitViewController { return false }
      #endif
      return
        !(self is UINavigationController || self is UITabBarController
        || self is UIPageViewController)
    }
  }
#endif
