#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// The outermost container that the view controller is in; the view controller itself without one. It
    /// is the controller that a presentation presents.
    var outermostContainer: UIViewController {
      var controller = self
      while let parent = controller.parent { controller = parent }
      return controller
    }
  }
#endif
