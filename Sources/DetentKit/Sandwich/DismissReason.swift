#if canImport(UIKit)
  import UIKit

  /// Why a presentation ended.
  public enum DismissReason: Hashable, Sendable {
    /// The user dismissed it, by a swipe, a tap outside or assistive technology.
    case user
    /// The binding was set to `false` or `nil`.
    case binding
    /// The content dismissed itself, by ``SwiftUICore/EnvironmentValues/sheetDismiss``.
    case content
    /// An item with another identity took its place.
    case replaced
    /// The view that presents is gone.
    case hostGone
    /// UIKit code dismissed it.
    case code
  }
#endif
