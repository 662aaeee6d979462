#if canImport(UIKit)
  import SwiftUI

  /// What should be presented, with the types of item and content forgotten.
  struct PresentationRequest {
    /// The item's identity.
    let id: AnyHashable
    /// The item itself if it is an object; others are values, which may change in place.
    let object: AnyObject?
    let style: ModalPresentationStyle
    let proxy: UIViewControllerProxy
    let content: AnyView
    let contentName: String
    let environment: EnvironmentValues
    /// Whether presenting and dismissing is animated.
    var isAnimated = true
    /// Takes the item away.
    let clear: () -> Void
    let didDismiss: (DismissReason) -> Void
    let didAttempt: (() -> Void)?
  }
#endif
