#if canImport(UIKit)
  import UIKit

  @MainActor
  extension ModalPresentationStyle {
    /// Makes a controller ready to be presented; not for contexts, whose helper does it.
    func prepare(_ controller: UIViewController, from source: UIView?) {
      switch kind {
      case .native(let style, let properties):
        controller.modalPresentationStyle = style
        guard properties != nil else { return }
        update(controller, from: source)
        if properties?.shouldAdjustToSourceView == true {
          controller.sheetPresentationController?.sourceView = source
        }
      case .popover(let popover):
        controller.modalPresentationStyle = .popover
        guard let presentation = controller.popoverPresentationController else { return }
        // A source that the app has set itself stays.
        if presentation.sourceView == nil, presentation.barButtonItem == nil, let source {
          presentation.sourceView = source
          presentation.sourceRect = popover.sourceRectTransform?(source.bounds) ?? source.bounds
        }
        presentation.permittedArrowDirections = popover.permittedArrowDirections
        update(controller, from: source)
      case .custom(let delegate):
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
      case .context: break
      }
    }

    /// Tells a controller that is or will be presented what the style says now.
    func update(_ controller: UIViewController, from source: UIView?) {
      switch kind {
      case .native(_, let properties):
        if let properties { PresentationLink.of(controller).sheet.apply(properties) }
      case .popover(let popover):
        if let sheet = popover.adaptiveSheet { PresentationLink.of(controller).sheet.apply(sheet) }
        if let source, let presentation = controller.popoverPresentationController,
          presentation.sourceView === source
        {
          let rect = popover.sourceRectTransform?(source.bounds) ?? source.bounds
          if presentation.sourceRect != rect { presentation.sourceRect = rect }
        }
      case .custom: break
      case .context(let style, _):
        guard let presentation = controller.contextPresentationController else { return }
        presentation.animateChanges { presentation.style = style }
      }
    }
  }

  extension UIViewController {
    /// Presents a controller in a style.
    ///
    /// While something else is being presented or dismissed from here, it waits for that; what is
    /// presented by other code has to go first.
    public func present(
      _ viewControllerToPresent: UIViewController, style: ModalPresentationStyle,
      animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      guard viewControllerToPresent.presentingViewController == nil else {
        return DetentMisuse.report(.isPresented(viewControllerToPresent))
      }
      if viewIfLoaded?.window == nil { DetentMisuse.report(.isDetached(self)) }
      PresentationQueue.shared.whenFree(self, style) { [weak self] in
        self?.presentNow(
          viewControllerToPresent, style: style, animated: animated, completion: completion)
      }
    }

    func presentNow(
      _ viewControllerToPresent: UIViewController, style: ModalPresentationStyle, animated: Bool,
      completion: (() -> Void)?
    ) {
      guard case .context(let context, let type) = style.kind else {
        style.prepare(viewControllerToPresent, from: view)
        return present(viewControllerToPresent, animated: animated, completion: completion)
      }
      if context.scope != .window, !standsInContext { DetentMisuse.report(.noContext(self)) }
      presentInContext(
        viewControllerToPresent, style: context, type: type, animated: animated,
        completion: completion)
    }

    /// The presentation controller of the context that the controller is presented in.
    public var contextPresentationController: ContextPresentationController? {
      guard modalPresentationStyle == .custom else { return nil }
      return presentationController as? ContextPresentationController
    }

    /// What is presented in the context that this controller defines.
    public var controllerPresentedInContext: UIViewController? {
      (presentedViewController as? ContextHelperController)?.content
    }
  }

  extension UISheetPresentationController {
    /// Makes the sheet as properties say, now and each time this is called.
    ///
    /// UIKit makes another sheet for each presentation, so call it before each. Properties that want to
    /// hear of the sheet's movement are heard whoever the sheet's delegate is.
    public func configure(_ properties: SheetProperties) {
      PresentationLink.of(presentedViewController).sheet.apply(properties)
    }
  }
#endif
