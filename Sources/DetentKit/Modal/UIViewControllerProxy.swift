#if canImport(UIKit)
  import UIKit

  /// What the presented controller prefers, for content that has no controller of its own.
  ///
  /// Everything that is set here is applied, before the presentation begins and when it changes.
  public struct UIViewControllerProxy {
    /// Whether the content is the context of what is presented inside of it. The default is `false`.
    public var definesPresentationContext = false
    /// Whether the context's transition style counts for what is presented in it. The default is `false`.
    public var providesPresentationContextTransitionStyle = false
    /// Whether the keyboard stays when the first responder goes; `nil`, the default, is UIKit's answer:
    /// `true` for form sheets.
    public var disablesAutomaticKeyboardDismissal: Bool?
    /// What not every platform has.
    var platform = PlatformPreferences()
    /// Whether the user cannot dismiss the presentation. The default is `false`.
    public var isModalInPresentation = false
    /// How it comes and goes where the style leaves that open. The default is `.coverVertical`.
    public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size in points that popovers and form sheets take; `nil`, the default, is measured for
    /// popovers.
    public var preferredContentSize: CGSize?
    #if !os(visionOS)
      /// Whether a presentation that does not cover the screen decides about the status bar. The default
      /// is `false`.
      public var modalPresentationCapturesStatusBarAppearance = false
      /// Edges at which the system's gestures wait. The default is none.
      public var preferredScreenEdgesDeferringSystemGestures: UIRectEdge = []
      /// The look of the status bar. The default is the system's.
      public var preferredStatusBarStyle = UIStatusBarStyle.default
      /// How changes of the status bar look. The default is `.fade`.
      public var preferredStatusBarUpdateAnimation = UIStatusBarAnimation.fade
      /// Whether the status bar is hidden. The default is `false`.
      public var prefersStatusBarHidden = false
      /// Whether a pointer is held. The default is `false`.
      public var prefersPointerLocked = false
      /// Whether the home indicator may hide. The default is `false`.
      public var prefersHomeIndicatorAutoHidden = false
    #endif
    /// Whether what had the focus gets it back afterwards. The default is `true`.
    public var restoresFocusAfterTransition = true

    /// Creates a proxy that prefers what controllers prefer.
    public init() {}
  }

  @MainActor
  extension UIViewControllerProxy {
    /// What a controller has as properties. ``PresentedHost`` answers for the rest.
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
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        controller.setNeedsUpdateOfPrefersPointerLocked()
      #endif
    }
  }
#endif
