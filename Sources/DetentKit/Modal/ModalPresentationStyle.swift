#if canImport(UIKit)
  import UIKit

  /// How a controller is presented: one of UIKit's ways, or one that UIKit does not have.
  @MainActor
  public struct ModalPresentationStyle {
    enum Kind {
      case native(UIModalPresentationStyle)
      case custom(any UIViewControllerTransitioningDelegate)
      case context(ContextStyle, ContextPresentationController.Type)
    }

    let kind: Kind

    /// What the system chooses.
    public static let automatic = Self(kind: .native(.automatic))
    /// A page sheet.
    public static let pageSheet = Self(kind: .native(.pageSheet))
    /// A form sheet.
    public static let formSheet = Self(kind: .native(.formSheet))
    /// The whole screen, in place of what is behind.
    public static let fullScreen = Self(kind: .native(.fullScreen))
    /// The whole screen, over what is behind.
    public static let overFullScreen = Self(kind: .native(.overFullScreen))
    /// A presentation context, in place of what is behind.
    public static let currentContext = Self(kind: .native(.currentContext))
    /// A presentation context, over what is behind.
    public static let overCurrentContext = Self(kind: .native(.overCurrentContext))

    /// A presentation that a delegate manages. The delegate is not retained.
    public static func custom(_ delegate: any UIViewControllerTransitioningDelegate) -> Self {
      Self(kind: .custom(delegate))
    }

    /// A sheet inside of the nearest presentation context: a controller, from the presenting one up,
    /// whose `definesPresentationContext` is `true`.
    ///
    /// - Parameter controller: the class that manages it.
    public static func context(
      _ style: ContextStyle = ContextStyle(),
      controller: ContextPresentationController.Type = ContextPresentationController.self
    ) -> Self {
      Self(kind: .context(style, controller))
    }
  }

  extension UIViewController {
    /// Presents a controller in a style.
    public func present(
      _ viewControllerToPresent: UIViewController, style: ModalPresentationStyle,
      animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      switch style.kind {
      case .native(let native):
        viewControllerToPresent.modalPresentationStyle = native
        present(viewControllerToPresent, animated: animated, completion: completion)
      case .custom(let delegate):
        viewControllerToPresent.modalPresentationStyle = .custom
        viewControllerToPresent.transitioningDelegate = delegate
        present(viewControllerToPresent, animated: animated, completion: completion)
      case .context(let context, let type):
        guard viewControllerToPresent.presentingViewController == nil else {
          DetentMisuse.handler(
            "\(Swift.type(of: viewControllerToPresent)) is presented already, so it was not presented in "
              + "a context; dismiss it first.")
          return
        }
        let helper = ContextHelperController(
          presenting: viewControllerToPresent, style: context, type: type, animated: animated,
          completion: completion)
        if !standsInContext {
          DetentMisuse.handler(
            "\(Swift.type(of: self)) stands in no presentation context, so the whole window is taken for "
              + "one; set definesPresentationContext on the controller that is meant.")
        }
        present(helper, animated: false)
      }
    }

    /// The presentation controller of the context that the controller is presented in.
    public var contextPresentationController: ContextPresentationController? {
      presentationController as? ContextPresentationController
    }

    /// What is presented in the context that this controller defines.
    public var controllerPresentedInContext: UIViewController? {
      (presentedViewController as? ContextHelperController)?.content
    }

    private var standsInContext: Bool {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.definesPresentationContext { return true }
        candidate = current.parent
      }
      return false
    }
  }
#endif
