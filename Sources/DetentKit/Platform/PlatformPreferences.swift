#if canImport(UIKit)
  import UIKit

  /// What a presented controller prefers on some platforms only.
  ///
  /// Focus groups belong to Objective-C's UIKit: the runtime for other systems has no focus engine, so
  /// there the property is absent rather than without effect.
  struct PlatformPreferences {
    #if canImport(ObjectiveC)
      var focusGroupIdentifier: String?
    #endif

    @MainActor
    func apply(to controller: UIViewController) {
      #if canImport(ObjectiveC)
        controller.focusGroupIdentifier = focusGroupIdentifier
      #endif
    }
  }

  #if canImport(ObjectiveC)
    extension UIViewControllerProxy {
      /// The focus group of the content. The default is none.
      public var focusGroupIdentifier: String? {
        get { platform.focusGroupIdentifier }
        set { platform.focusGroupIdentifier = newValue }
      }
    }
  #endif
#endif
