import UIKit

final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
    view.alpha = 0.0
    let recognizer = UITapGestureRecognizer(
      target: self,
      action: Selector("handleTap(recognizer:)", CardPresentationController.handleTap(recognizer:)))
    view.addGestureRecognizer(recognizer)
    return view
  }()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    let insets = containerView.safeAreaInsets
    return CGRect(
      x: (containerView.bounds.width - size.width) / 2,
      y: containerView.bounds.height - size.height - insets.bottom - 8, width: size.width,
      height: size.height)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let preferred = container.preferredContentSize
    return CGSize(
      width: min(parentSize.width - 32, 420), height: preferred.height > 0 ? preferred.height : 300)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let containerView else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.beginFromCurrentState]
    ) {
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[dimmingView]|", options: [], metrics: nil,
        views: ["dimmingView": dimmingView]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[dimmingView]|", options: [], metrics: nil,
        views: ["dimmingView": dimmingView]))
    presentedView?.layer.cornerRadius = 24
    presentedView?.layer.cornerCurve = .continuous
    presentedView?.clipsToBounds = true
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1.0
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.0
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 }, completion: nil)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    }
  }

  func handleTap(recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}

enum PresentationDirection { case left, top, right, bottom }

final class SlideInPresentationAnimator: NSObject {
  let direction: PresentationDirection
  let isPresentation: Bool
  init(direction: PresentationDirection, isPresentation: Bool) {
    self.direction = direction
    self.isPresentation = isPresentation
    super.init()
  }
}

extension SlideInPresentationAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresentation { transitionContext.containerView.addSubview(controller.view) }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = presentedFrame
    switch direction {
    case .left: dismissedFrame.origin.x = -presentedFrame.width
    case .right: dismissedFrame.origin.x = transitionContext.containerView.frame.size.width
    case .top: dismissedFrame.origin.y = -presentedFrame.height
    case .bottom: dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
    }
    let initialFrame = isPresentation ? dismissedFrame : presentedFrame
    let finalFrame = isPresentation ? presentedFrame : dismissedFrame
    let animationDuration = transitionDuration(using: transitionContext)
    controller.view.frame = initialFrame
    UIView.animate(
      withDuration: animationDuration,
      animations: {
        controller.view.frame = finalFrame
      },
      completion: { finished in
        if !self.isPresentation, !transitionContext.transitionWasCancelled {
          controller.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class PanInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    let gesture = UIPanGestureRecognizer(
      target: self, action: Selector("handleGesture(_:)", PanInteraction.handleGesture(_:)))
    viewController.view.addGestureRecognizer(gesture)
    completionCurve = .easeOut
  }

  func handleGesture(_ gestureRecognizer: UIPanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    let progress = min(max(translation.y / gestureRecognizer.view!.bounds.height, 0), 1)
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.dismiss(animated: true, completion: nil)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      completionSpeed = 1 - progress
      if shouldCompleteTransition || gestureRecognizer.velocity(in: nil).y > 800 {
        finish()
      } else {
        cancel()
      }
    default: break
    }
  }
}

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var direction = PresentationDirection.bottom
  var interaction: PanInteraction?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideInPresentationAnimator(direction: direction, isPresentation: true)
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    SlideInPresentationAnimator(direction: direction, isPresentation: false)
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    guard let interaction, interaction.interactionInProgress else { return nil }
    return interaction
  }
}

final class CardViewController: UIViewController {
  private let transition = CardTransitioningDelegate()
  private let stackView = UIStackView()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    transition.interaction = PanInteraction(viewController: self)
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.alignment = .fill
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.insetsLayoutMarginsFromSafeArea = false
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 24, leading: 20, bottom: 20, trailing: 20)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let icon = UIImageView(
      image: UIImage(systemName: "bell.badge.fill")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: 44, weight: .semibold)))
    icon.contentMode = .scaleAspectFit
    icon.preferredSymbolConfiguration = .preferringMulticolor()
    stackView.addArrangedSubview(icon)
    let title = UILabel()
    title.text = "Turn On Notifications"
    title.font = UIFont.preferredFont(forTextStyle: .title2).bold()
    title.textAlignment = .center
    title.numberOfLines = 0
    stackView.addArrangedSubview(title)
    stackView.setCustomSpacing(4, after: title)
    let message = UILabel()
    message.text =
      "We will tell you when your order leaves the kitchen and when it is at your door."
    message.font = .preferredFont(forTextStyle: .subheadline)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    stackView.addArrangedSubview(message)
    stackView.setCustomSpacing(20, after: message)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Allow"
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    stackView.addArrangedSubview(
      UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
    var plain = UIButton.Configuration.plain()
    plain.title = "Not Now"
    stackView.addArrangedSubview(
      UIButton(
        configuration: plain,
        primaryAction: UIAction(title: "Not Now") { [unowned self] _ in
          let more = UILabel()
          more.text = "You can change your mind in Settings."
          more.textAlignment = .center
          stackView.addArrangedSubview(more)
          updateSize()
        }))
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateSize()
  }

  private func updateSize() {
    let target = CGSize(width: view.bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size = stackView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    preferredContentSize = size
  }
}

extension UIFont {
  func bold() -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
