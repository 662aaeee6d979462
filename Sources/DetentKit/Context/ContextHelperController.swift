#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An invisible view controller presented over the context, which confines a custom presentation
  /// to it.
  ///
  /// Presenting from a controller that is itself presented over the current context is the only
  /// means by which UIKit keeps a custom presentation within a part of the window. It leaves other
  /// contexts free to present.
  final class ContextHelperController: UIViewController, UIViewControllerTransitioningDelegate {
    let content: UIViewController
    let style: ContextStyle
    private let type: ContextPresentationController.Type
    private let animated: Bool
    /// Called when the presentation of the content has begun.
    private var didBegin: (() -> Void)?
    private var completion: (() -> Void)?
    private var hasPresented = false

    init(
      presenting content: UIViewController, style: ContextStyle,
      type: ContextPresentationController.Type, animated: Bool, didBegin: (() -> Void)?,
      completion: (() -> Void)?
    ) {
      self.content = content
      self.style = style
      self.type = type
      self.animated = animated
      self.didBegin = didBegin
      self.completion = completion
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .overCurrentContext
      #if !os(visionOS)
        modalPresentationCapturesStatusBarAppearance =
          content.modalPresentationCapturesStatusBarAppearance
      #endif
    }

    required init?(coder: NSCoder) { nil }

    #if !os(visionOS)
      // Whichever of the two is asked about the status bar, the content decides.
      override var preferredStatusBarStyle: UIStatusBarStyle { content.preferredStatusBarStyle }
      override var prefersStatusBarHidden: Bool { content.prefersStatusBarHidden }
      override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        content.preferredStatusBarUpdateAnimation
      }
    #endif

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasPresented else { return }
      hasPresented = true
      placeContainer()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = self
      present(content, animated: self.animated, completion: completion)
      completion = nil
      didBegin?()
      didBegin = nil
    }

    /// Dismisses the content even while a finger drags it.
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let presentation = content.contextPresentationController
      if presentation?.takeOverDismissal(then: completion) == true { return }
      super.dismiss(animated: flag, completion: completion)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      type.init(presentedViewController: presented, presenting: presenting, style: style)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      presented.contextPresentationController?.animator
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      dismissed.contextPresentationController?.animator
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      content.contextPresentationController?.interactor
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      content.contextPresentationController?.interactor
    }
  }
#endif
