#if canImport(UIKit)
  import UIKit

  /// Stands in a context, invisibly, so that a custom presentation over it stays in the context too.
  ///
  /// Presenting over a controller that is presented in the context is the one way in which UIKit keeps
  /// a custom presentation out of the rest of the window, and it leaves other contexts free.
  final class ContextHelperController: UIViewController, UIViewControllerTransitioningDelegate {
    let content: UIViewController
    let style: ContextStyle
    private let type: ContextPresentationController.Type
    private let animated: Bool
    private var completion: (() -> Void)?
    private var hasPresented = false

    init(
      presenting content: UIViewController, style: ContextStyle,
      type: ContextPresentationController.Type, animated: Bool, completion: (() -> Void)?
    ) {
      self.content = content
      self.style = style
      self.type = type
      self.animated = animated
      self.completion = completion
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .overCurrentContext
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasPresented else { return }
      hasPresented = true
      takeStage()
      content.modalPresentationStyle = .custom
      content.transitioningDelegate = self
      present(content, animated: self.animated, completion: completion)
      completion = nil
    }

    /// What dismisses through the helper does so even while a finger has what is presented.
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
