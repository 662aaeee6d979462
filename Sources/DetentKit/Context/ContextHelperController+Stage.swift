#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ContextHelperController {
    /// The presentation directly below in the same context, if there is one.
    var below: ContextPresentationController? {
      guard let presenter = presentingViewController,
        let presentation = presenter.contextPresentationController,
        presentation.presentedViewController === presenter
      else { return nil }
      switch style.scope {
      case .shared, .window: return presentation
      case .nearest: return presenter.isContextOfItsOwn ? nil : presentation
      }
    }

    /// The view controller that defines the context.
    var contextController: UIViewController? {
      below?.contextController ?? presentingViewController
    }

    /// The layering of presented view and bars that applies now.
    private var layering: ContextStyle.BarLayering {
      content.contextPresentationController?.style.bars ?? style.bars
    }

    /// Moves the helper's container view to the context, above earlier presentations.
    ///
    /// UIKit places it above the presenting view controller. That is too small when presentations
    /// stack, and does not move with a context inside of a presented view.
    func placeContainer() {
      // A presentation over the whole window stays where UIKit has placed it.
      guard style.scope != .window, let container = presentationController?.containerView,
        let contextController, let contextView = contextController.viewIfLoaded
      else { return }
      let bars = layering == .over ? ContextBars(around: contextController).stage : nil
      guard let stage = bars?.view ?? contextView.superview else { return }
      let floor = below?.helper?.presentationController?.containerView
      let isFloorThere = floor?.superview === stage
      let lowest = bars?.bar ?? contextView
      stage.insertSubview(container, aboveSubview: isFloorThere ? floor ?? lowest : lowest)
    }
  }

  extension UIViewController {
    /// Indicates whether the controller, itself presented in a context, is meant to define a
    /// context for its own presentations.
    ///
    /// UIKit's navigation and tab bar controllers always define one, so their value is ignored.
    fileprivate var isContextOfItsOwn: Bool {
      definesPresentationContext
        && !(self is UINavigationController || self is UITabBarController)
    }
  }
#endif
