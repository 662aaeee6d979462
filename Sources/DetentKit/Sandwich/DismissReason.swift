#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The reason for which a presentation ended.
  public enum DismissReason: Hashable, Sendable {
    /// The user dismissed it, by a swipe, a tap outside or assistive technology.
    case user
    /// The binding was set to `false` or `nil`.
    case binding
    /// The content dismissed itself, with ``SwiftUICore/EnvironmentValues/sheetDismiss``.
    case content
    /// An item with another identity replaced it.
    case replaced
    /// The presenting view was removed.
    case hostGone
    /// Code dismissed it with UIKit's `dismiss(animated:completion:)`.
    case code
  }
#endif
