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
      case .shared, .window: return presentation
      case .nearest: return presenter.isContextOfItsOwn ? nil : presentation
      }
    }

    /// The controller that defines the context.
    var contextController: UIViewController? {
      below?.contextController ?? presentingViewController
    }

    /// How what is presented lies to the bars now.
    private var layering: ContextStyle.BarLayering {
      content.contextPresentationController?.style.bars ?? style.bars
    }

    /// Puts the helper's container where the context is, over what is presented there already.
    ///
    /// UIKit puts it over the presenting controller, which for what stacks is only as large as that,
    /// and for a context inside of something presented does not move with it.
    func takeStage() {
      // Over a whole window it stands where UIKit has put it.
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
    /// Whether the controller, presented in a context, is meant to be one for what it presents itself.
    ///
    /// UIKit's containers define a context without being asked, so theirs says nothing.
    fileprivate var isContextOfItsOwn: Bool {
      definesPresentationContext
        && !(self is UINavigationController || self is UITabBarController)
    }
  }
#endif
