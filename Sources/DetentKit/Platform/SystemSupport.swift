#if canImport(UIKit)
  import UIKit

  /// What the running system does by itself, so that DetentKit need not.
  ///
  /// Tests take things away here to see the way around them.
  @MainActor
  struct SystemSupport {
    static var current = SystemSupport()

    /// SwiftUI's sheets take a largest undimmed detent: since iOS 16.4.
    var hasBackgroundInteraction = {
      if #available(iOS 16.4, *) { true } else { false }
    }()

    /// UIKit's sheets take detents of any height: since iOS 16.
    var hasCustomDetents = {
      if #available(iOS 16, *) { true } else { false }
    }()
  }
#endif
