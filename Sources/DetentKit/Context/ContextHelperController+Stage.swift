#if canImport(UIKit)
  import UIKit

  extension ContextHelperController {
    /// What is presented in the same context right below, if anything is.
    var below: ContextPresentationController? {
      guard let presenter = presentingViewController,
        let presentation = presenter.contextPresentationController,
        presentation.presentedViewController === presenter
      else { return nil }
      switch style.scope {
      case .shared: return presentation
      case .nearest: return presenter.isContextOfItsOwn ? nil : presentation
      }
    }

    /// The view of the controller that defines the context.
    var contextView: UIView? {
      below?.contextView ?? presentingViewController?.viewIfLoaded
    }

    /// Puts the helper's container where the context is, over what is presented there already.
    ///
    /// UIKit puts it over the presenting controller, which for what stacks is only as large as that,
    /// and for a context inside of something presented does not move with it.
    func takeStage() {
      guard let container = presentationController?.containerView, let contextView,
        let stage = contextView.superview
      else { return }
      let floor = below?.helper?.presentationController?.containerView
      let isFloorThere = floor?.superview === stage
      stage.insertSubview(
        container, aboveSubview: isFloorThere ? floor ?? contextView : contextView)
    }
  }

  extension UIViewController {
    /// Whether the controller, presented in a context, is meant to be one for what it presents itself.
    ///
    /// UIKit's containers define a context without being asked, so theirs says nothing.
    fileprivate var isContextOfItsOwn: Bool {
      definesPresentationContext
        && !(self is UINavigationController || self is UITabBarController)
    }
  }
#endif
