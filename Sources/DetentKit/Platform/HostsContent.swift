#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A hosting controller of any content. SwiftUI owns its view: subviews and children that others
  /// add to it are not supported.
  protocol HostsContent: AnyObject {}

  extension UIHostingController: HostsContent {}

  extension UIViewController {
    /// Indicates whether views can be added to the controller's view.
    var allowsSubviews: Bool { !(self is any HostsContent) }
  }
#endif
