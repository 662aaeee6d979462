#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Presents in a context, without the checks of ``present(_:style:animated:completion:)``.
    func presentInContext(
      _ content: UIViewController, style: ContextStyle, type: ContextPresentationController.Type,
      animated: Bool, didBegin: (() -> Void)?, completion: (() -> Void)?
    ) {
      let helper = ContextHelperController(
        presenting: content, style: style, type: type, animated: animated, didBegin: didBegin,
        completion: completion)
      contextPresenter(style.scope).present(helper, animated: false)
    }

    /// The view controller that has to present for UIKit to use the context of this scope.
    func contextPresenter(_ scope: ContextStyle.Scope) -> UIViewController {
      let root = outermostContainer
      switch scope {
      case .nearest: return self
      case .shared: return root.contextPresentationController == nil ? self : root
      case .window: return root
      }
    }

    /// Indicates whether the controller is in a context, or is presented in one.
    var standsInContext: Bool {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.definesPresentationContext { return true }
        if current.parent == nil, current.contextPresentationController != nil { return true }
        candidate = current.parent
      }
      return false
    }
  }
#endif
