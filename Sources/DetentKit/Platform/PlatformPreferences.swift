#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Preferences of a presented view controller on some platforms only.
  ///
  /// Focus groups need UIKit's focus engine, which comes with Objective-C. The Runtime has neither, so
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
      /// The identifier of the content's focus group. The default is none.
      public var focusGroupIdentifier: String? {
        get { platform.focusGroupIdentifier }
        set { platform.focusGroupIdentifier = newValue }
      }
    }
  #endif
#endif
