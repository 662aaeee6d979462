#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  @MainActor
  extension ModalPresentationStyle {
    /// Prepares a controller for its presentation in this style. For contexts the helper does that.
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
        // A source that the app has set is kept.
        if !presentation.hasSource, let source {
          presentation.sourceView = source
          presentation.sourceRect = popover.sourceRectTransform?(source.bounds) ?? source.bounds
        }
        presentation.permittedArrowDirections = popover.permittedArrowDirections
        update(controller, from: source)
      case .custom(let delegate):
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
      case .context, .adaptive: break
      }
    }

    /// Applies the style to a controller that is presented, or is about to be.
    func update(_ controller: UIViewController, from source: UIView?) {
      switch kind {
      case .native(_, let properties):
        if let properties { PresentationLink.attached(to: controller).sheet.apply(properties) }
      case .popover(let popover):
        #if !os(visionOS)
          if let sheet = popover.adaptiveSheet {
            PresentationLink.attached(to: controller).sheet.apply(sheet)
          }
        #endif
        if let source, let presentation = controller.popoverPresentationController,
          presentation.sourceView === source
        {
          let rect = popover.sourceRectTransform?(source.bounds) ?? source.bounds
          if presentation.sourceRect != rect { presentation.sourceRect = rect }
        }
      case .custom, .adaptive: break
      case .context(let style, _):
        guard let presentation = controller.contextPresentationController else { return }
        guard style.window.animatesChanges else { return presentation.style = style }
        presentation.animateChanges { presentation.style = style }
      }
    }
  }

  extension UIPopoverPresentationController {
    /// Indicates whether the popover's anchor has been set, by whichever property.
    fileprivate var hasSource: Bool {
      if #available(iOS 16, *), sourceItem != nil { return true }
      return sourceView != nil || barButtonItem != nil
    }
  }

  extension UIViewController {
    /// Presents a view controller in a style.
    ///
    /// If this view controller is already presenting, or is in a transition, the presentation waits
    /// until it can begin. Code that presents by other means has to dismiss its presentation first.
    /// A controller that is presented already is not presented again, which is reported to
    /// ``DetentMisuse``.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: the view controller to present.
    ///   - style: the style, with its properties.
    ///   - animated: `true`, the default, animates the transition.
    ///   - completion: called when the presentation has been completed.
    public func present(
      _ viewControllerToPresent: UIViewController, style: ModalPresentationStyle,
      animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      guard viewControllerToPresent.presentingViewController == nil else {
        return DetentMisuse.report(.isPresented(viewControllerToPresent))
      }
      if viewIfLoaded?.window == nil { DetentMisuse.report(.isDetached(self)) }
      viewControllerToPresent.reportUnreadModifiers()
      let resolved = style.onRunningSystem(in: traitCollection)
      PresentationQueue.shared.whenFree(self, resolved) { [weak self] in
        guard let self else { return }
        guard style.isAdaptive else {
          return presentNow(
            viewControllerToPresent, style: resolved, animated: animated, completion: completion)
        }
        // The traits may have changed while the presentation waited.
        let shown = style.onRunningSystem(in: traitCollection)
        let observer = StyleObserverView(
          style, shown: shown, of: viewControllerToPresent, by: self)
        presentNow(viewControllerToPresent, style: shown, animated: animated) {
          let presentation = viewControllerToPresent.presentationController
          presentation?.containerView?.insertSubview(observer, at: 0)
          completion?()
        }
      }
    }

    func presentNow(
      _ viewControllerToPresent: UIViewController, style: ModalPresentationStyle, animated: Bool,
      didBegin: (() -> Void)? = nil, completion: (() -> Void)?
    ) {
      if let level = style.ownWindowLevel, let window = view.window, let scene = window.windowScene
      {
        var style = style
        style.windowLevel = nil
        let root = OverlayWindow.show(above: window, in: scene, level: level)
        return root.presentNow(
          viewControllerToPresent, style: style, animated: animated, didBegin: didBegin
        ) {
          OverlayWindow.removeAtEnd(of: viewControllerToPresent, from: root)
          completion?()
        }
      }
      if style.behavior == .push,
        let front = PresentationQueue.place(of: self, style).presentedControllers.last
      {
        var style = style
        style.behavior = .wait
        return front.presentNow(
          viewControllerToPresent, style: style, animated: animated, didBegin: didBegin,
          completion: completion)
      }
      let didBegin = {
        didBegin?()
        FrontmostMonitor.didPresent(viewControllerToPresent)
      }
      guard case .context(let context, let type) = style.kind else {
        style.prepare(viewControllerToPresent, from: view)
        viewControllerToPresent.ownModality()
        present(viewControllerToPresent, animated: animated, completion: completion)
        PresentationLink.existing(of: viewControllerToPresent)?.observeContainer()
        didBegin()
        return
      }
      viewControllerToPresent.ownModality()
      if context.scope != .window, !standsInContext { DetentMisuse.report(.noContext(self)) }
      presentInContext(
        viewControllerToPresent, style: context, type: type, animated: animated,
        didBegin: didBegin, completion: completion)
    }

    /// Notes in the link that DetentKit presents the controller, so that its content can prevent the
    /// dismissal. The content of a hosting controller finds the link later than UIKit's.
    fileprivate func ownModality() {
      let link = allowsSubviews ? PresentationLink.existing(of: self) : .attached(to: self)
      link?.ownsModality = true
    }

    /// The presentation controller that manages this controller, if it is presented in a context.
    public var contextPresentationController: ContextPresentationController? {
      // After a dismissal the delegate is gone, and UIKit would make a plain presentation controller
      // and keep it for the next presentation.
      guard modalPresentationStyle == .custom,
        presentingViewController != nil || transitioningDelegate != nil
      else { return nil }
      return presentationController as? ContextPresentationController
    }

    /// The view controller presented in the context that this controller defines, if there is one.
    public var controllerPresentedInContext: UIViewController? {
      (presentedViewController as? ContextHelperController)?.content
    }
  }

  extension UISheetPresentationController {
    /// Configures the sheet.
    ///
    /// UIKit creates a sheet presentation controller for each presentation, so call this method
    /// before each; a later call changes the presented sheet. The closures of the properties are
    /// called whatever delegate the sheet has.
    public func configure(_ properties: SheetProperties) {
      PresentationLink.attached(to: presentedViewController).sheet.apply(properties)
    }
  }
#endif
