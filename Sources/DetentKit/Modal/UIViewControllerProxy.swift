#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The preferences of the presented view controller, for SwiftUI content, which has no controller
  /// of its own.
  ///
  /// All properties are applied before the presentation begins and whenever they change.
  public struct UIViewControllerProxy {
    /// A Boolean value that indicates whether the content is the presentation context of its own
    /// presentations. The default is `false`.
    public var definesPresentationContext = false
    /// A Boolean value that indicates whether presentations in this context use its transition
    /// style. The default is `false`.
    public var providesPresentationContextTransitionStyle = false
    /// A Boolean value that indicates whether the keyboard stays when the first responder resigns.
    /// `nil`, the default, is UIKit's value: `true` for form sheets.
    public var disablesAutomaticKeyboardDismissal: Bool?
    /// The preferences that some platforms lack.
    var platform = PlatformPreferences()
    /// A Boolean value that indicates whether the user is prevented from dismissing the
    /// presentation. The default is `false`.
    public var isModalInPresentation = false
    /// The transition of styles that don't define their own. The default is `.coverVertical`.
    public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The preferred size in points of popovers and form sheets. With `nil`, the default, popovers
    /// are measured.
    public var preferredContentSize: CGSize?
    /// The edges at which the content's gestures take precedence over the system's. With `nil`, the
    /// default, the content decides with `defersSystemGestures(on:)`.
    public var preferredScreenEdgesDeferringSystemGestures: UIRectEdge?
    /// A Boolean value that indicates whether the pointer is locked. `nil`, the default, is the
    /// system's value.
    public var prefersPointerLocked: Bool?
    /// A Boolean value that indicates whether the home indicator may be hidden. With `nil`, the
    /// default, the content decides with `persistentSystemOverlays(_:)`.
    public var prefersHomeIndicatorAutoHidden: Bool?
    #if !os(visionOS)
      /// A Boolean value that indicates whether a presentation that does not cover the screen
      /// controls the status bar. The default is `false`.
      public var modalPresentationCapturesStatusBarAppearance = false
      /// The style of the status bar. `nil`, the default, is the system's.
      public var preferredStatusBarStyle: UIStatusBarStyle?
      /// The animation of status bar changes. `nil`, the default, is the system's.
      public var preferredStatusBarUpdateAnimation: UIStatusBarAnimation?
      /// A Boolean value that indicates whether the status bar is hidden. With `nil`, the default,
      /// the content decides with `statusBarHidden(_:)`.
      public var prefersStatusBarHidden: Bool?
    #endif
    /// A Boolean value that indicates whether the focus returns to the previously focused item
    /// after the dismissal. The default is `true`.
    public var restoresFocusAfterTransition = true

    /// Creates a proxy with the defaults of a view controller.
    public init() {}
  }

  @MainActor
  extension UIViewControllerProxy {
    /// Sets those preferences that are a controller's properties. ``PresentedHost`` overrides the
    /// others.
    func apply(to controller: PresentedHost) {
      controller.definesPresentationContext = definesPresentationContext
      controller.providesPresentationContextTransitionStyle =
        providesPresentationContextTransitionStyle
      controller.modalTransitionStyle = modalTransitionStyle
      controller.restoresFocusAfterTransition = restoresFocusAfterTransition
      if let preferredContentSize, controller.preferredContentSize != preferredContentSize {
        controller.preferredContentSize = preferredContentSize
      }
      platform.apply(to: controller)
      #if !os(visionOS)
        controller.modalPresentationCapturesStatusBarAppearance =
          modalPresentationCapturesStatusBarAppearance
        controller.setNeedsStatusBarAppearanceUpdate()
      #endif
      controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
      controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      controller.setNeedsUpdateOfPrefersPointerLocked()
    }
  }
#endif
