#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Features of the running system that DetentKit uses in place of its own.
  ///
  /// Tests replace values here to run the code for older systems.
  @MainActor
  struct SystemSupport {
    static var current = SystemSupport()

    /// Indicates whether SwiftUI's sheets have a largest undimmed detent: since iOS 16.4.
    var hasBackgroundInteraction = {
      if #available(iOS 16.4, *) { true } else { false }
    }()

    /// Indicates whether UIKit's sheets have detents of any height: since iOS 16.
    var hasCustomDetents = {
      if #available(iOS 16, *) { true } else { false }
    }()

    /// Indicates whether hosting controllers have `safeAreaRegions`: since iOS 16.4.
    var hasSafeAreaRegions = {
      if #available(iOS 16.4, *) { true } else { false }
    }()

    /// Indicates whether UIKit's sheets float at small detents: since iOS 26.
    ///
    /// The device's version and not `#available`, which on the Runtime is the same for every device.
    var hasFloatingSheets: Bool {
      Int(UIDevice.current.systemVersion.prefix { $0 != "." }).map { $0 >= 26 } ?? true
    }
  }
#endif
