#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// The presentation that a modifier requests, with the types of item and content erased.
  struct PresentationRequest {
    /// The item's identity.
    let id: AnyHashable
    /// The item if it is an object; other items are values, which may change in place.
    let object: AnyObject?
    /// The style that was asked for, which may depend on traits.
    let requestedStyle: ModalPresentationStyle
    /// The style on the running system, in the traits of the presenting view controller.
    var style: ModalPresentationStyle
    let proxy: UIViewControllerProxy
    let content: AnyView
    let contentName: String
    /// Indicates whether the content has modifiers that only SwiftUI's own presentations read.
    let hasUnreadModifiers: () -> Bool
    let environment: EnvironmentValues
    /// Indicates whether the presentation and its dismissal are animated.
    var isAnimated = true
    /// Sets the binding to `nil` or `false`.
    let clear: () -> Void
    let didDismiss: (DismissReason) -> Void
    let didAttempt: (() -> Void)?
  }
#endif
