#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A hosting controller of any content. SwiftUI owns its view: subviews and children that others
  /// add to it are not supported.
  @MainActor
  protocol HostsContent: AnyObject {
    /// Indicates whether the keyboard insets the content. It always does before iOS 16.4, where
    /// hosting controllers have no `safeAreaRegions`.
    var isInsetByKeyboard: Bool { get set }
  }

  extension UIHostingController: HostsContent {
    var isInsetByKeyboard: Bool {
      get {
        guard #available(iOS 16.4, *), SystemSupport.current.hasSafeAreaRegions else { return true }
        return safeAreaRegions.contains(.keyboard)
      }
      set {
        guard #available(iOS 16.4, *), SystemSupport.current.hasSafeAreaRegions else { return }
        if newValue { safeAreaRegions.insert(.keyboard) } else { safeAreaRegions.remove(.keyboard) }
      }
    }
  }

  extension UIViewController {
    /// Indicates whether views can be added to the controller's view.
    var allowsSubviews: Bool { !(self is any HostsContent) }
  }
#endif
