import SheetEngine

/// Provides presentation controllers with a `delegate` that subclasses can declare again with a
/// refined type, which Swift does not permit for an overridden settable property.
@preconcurrency @MainActor
public protocol _UIAdaptivelyPresenting: AnyObject {
  /// The storage of the delegate.
  var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _UIAdaptivelyPresenting {
  /// The delegate, which adapts the presentation and is notified of its dismissal by the user. It is
  /// not retained. The default is `nil`.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _adaptiveDelegate }
    set { _adaptiveDelegate = newValue }
  }
}

/// An object that manages a presentation from its request until the presented view controller is
/// dismissed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  _UIAdaptivelyPresenting
{
  /// Creates a presentation controller. The presenting controller is determined when the presentation
  /// begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    styleStorage = presentedViewController.modalPresentationStyle.resolved
    super.init()
  }

  /// The presenting view controller. Before the presentation begins, the root of the presented
  /// controller's hierarchy, or the presented controller itself.
  open var presentingViewController: UIViewController {
    presentingStorage ?? presentedViewController.hierarchyRoot
  }

  /// The presented view controller.
  open var presentedViewController: UIViewController {
    if let presentedStorage { return presentedStorage }
    Misuse.report(PresentationMisuse.presentedDeallocated(self))
    return UIViewController()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { styleStorage }

  /// The container view of the presentation; `nil` until shortly before it begins, and after it.
  open var containerView: UIView? { presentation?.containerIfShown }

  /// The storage of the delegate for every kind of presentation controller.
  public weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style for a compact environment: the delegate's, else the system's, which is a form sheet
  /// for popovers and `.none` for every other style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    _adaptiveDelegate?.adaptivePresentationStyle(for: self) ?? systemAdaptiveStyle
  }

  /// Returns the style for some traits: the delegate's, else the system's.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? (traitCollection.isCompact ? systemAdaptiveStyle : .none)
  }

  /// Called before the container view is laid out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view was laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// The presented view; by default the presented controller's. An override returns a view that
  /// contains it.
  open var presentedView: UIView? { presentedStorage?.view }

  /// The frame of the presented view in the container view, in points; by default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the container view covers the window and not just the
  /// presenting controller's view. The default is `true`.
  ///
  /// The presenting controller is the root of its hierarchy, which fills the window, so `false` has a
  /// visible effect only if that root is presented in a context itself.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenting view is removed for the duration of the
  /// presentation. The default is `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation animates. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation animated or was cancelled. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal animates. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal animated or was cancelled. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The preferred content size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }

  /// Called when the presented controller prefers another size. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when Auto Layout determines another size for the presented controller. The default does
  /// nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller: `parentSize` if it fills the container view, else
  /// that of ``frameOfPresentedViewInContainerView``.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let containerView else { return parentSize }
    let frame = frameOfPresentedViewInContainerView
    return frame == containerView.bounds ? parentSize : frame.size
  }

  /// Called before the container view changes its size. The default notifies the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.viewWillTransition(
      to: childSize(inContainerOf: size), with: coordinator)
  }

  /// Called before the container view's traits change. The default notifies the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingStorage?.traitCollection
      ?? DisplayHost.current?.traits ?? DisplayHost.defaultTraits
  }

  /// Overrides of the traits that the presented controller inherits.
  public var traitOverrides: any UITraitOverrides = TraitValues() {
    didSet { applyTraitOverrides() }
  }

  /// The background effect of a card that is not opaque: a sheet at a partial height. The default is
  /// `nil`, the system's.
  open var backgroundEffect: UIVisualEffect? {
    didSet { if oldValue !== backgroundEffect { backgroundEffectDidChange() } }
  }

  /// Called when ``backgroundEffect`` changed.
  func backgroundEffectDidChange() {}

  /// Traits for the presented controller, superseded by ``traitOverrides``. The default is `nil`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraitOverrides() }
  }

  /// Applies the overrides to the container view.
  func applyTraitOverrides() {
    guard let container = presentation?.container else { return }
    var values = overrideTraitCollection?.values ?? TraitValues()
    if let own = traitOverrides as? TraitValues { values.merge(own) }
    if container.traitOverrideValues != values { container.traitOverrideValues = values }
  }

  /// Called when the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  weak var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  weak var presentation: Presentation?
  var styleStorage: UIModalPresentationStyle
  /// The presentation controller that this one replaces in the current environment.
  weak var adaptedFrom: UIPresentationController?

  /// Returns the traits of the presented controller for those of the window.
  func innerTraits(for traits: UITraitCollection) -> UITraitCollection { traits }

  /// The style for a compact environment without a delegate.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Indicates whether tint colours in the background are grey.
  var dimsTint: Bool { false }

  /// Called when the keyboard covers another part of the screen, with the spring of its motion.
  func keyboardDidChange(_ spring: SheetSpring) {}

  /// Called before another presentation controller adopts the presented view, which must stay in the
  /// window.
  func releasePresentedView() {}

  /// The size of the presented view after the presentation, valid once there is a container view.
  var promisedSize: CGSize { frameOfPresentedViewInContainerView.size }

  /// Returns the misuse for which the prepared presentation cannot begin.
  func refusal() -> (any MisuseCase)? { nil }

  /// Called first, when the container view exists.
  func willUse(_ container: UITransitionView) {}

  /// Called when `isModalInPresentation` of the presented controller, or of the child that decides,
  /// changed.
  func modalityDidChange() {}

  /// Creates the animator that is used if the app has none.
  func makeAnimator(isDismissal: Bool) -> any AlongsideAnimating {
    let source = presentation?.source ?? presentingViewController
    if let zoom = presentedViewController.makeZoomAnimator(from: source, isDismissal: isDismissal) {
      return zoom
    }
    let style = presentation?.transitionStyle ?? presentedViewController.wantedTransitionStyle
    return StandardTransition(style: style.comfortable, isDismissal: isDismissal)
  }

  /// Called before an animator of the app's; the presented view must have its final appearance.
  func prepareForClientAnimator() {}

  /// Shows the presented view, which is in the container view already, without animation.
  func showAtOnce() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Called when the container view's size, safe area or traits changed.
  func containerDidChange() {}

  /// Called when the window was resized; the presented view follows.
  func containerWasResized() {
    guard let view = presentedView, view.transform.isIdentity else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Called when the presented view is back in the container view after a presentation above removed
  /// it.
  func presentedViewDidReturn() {}

  /// Called when the presentations between this one and `presenter`, of which `bottom` is the lowest,
  /// end together with this one.
  func inherit(_ bottom: UIPresentationController, over presenter: UIViewController) {}

  /// Dismisses for the escape gesture of assistive technology. Returns `true` if that has begun.
  func performAccessibilityEscape() -> Bool { false }

  /// Interrupts the presentation for a dismissal. Returns `false` if the presentation has to end
  /// first.
  func interruptPresentation() -> Bool { false }

  /// Continues a dismissal that the user began as one by code. Returns `false` if there is none.
  func takeOverDismissal() -> Bool { false }

  /// Releases views and display links at the end of the presentation.
  func tearDown() {}

  private func childSize(inContainerOf size: CGSize) -> CGSize {
    guard let presentedStorage else { return size }
    return self.size(forChildContentContainer: presentedStorage, withParentContainerSize: size)
  }
}
