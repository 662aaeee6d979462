import SheetEngine

/// Gives presentation controllers a `delegate` that subclasses can declare again with a refined type;
/// Swift does not let them override a settable property that way.
@preconcurrency @MainActor
public protocol _UIAdaptivelyPresenting: AnyObject {
  /// Where the delegate is kept.
  var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension _UIAdaptivelyPresenting {
  /// Hears of adaptation and dismissal. Not retained; the default is `nil`.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _adaptiveDelegate }
    set { _adaptiveDelegate = newValue }
  }
}

/// Manages a presentation from the moment it is asked for until the presented controller is gone.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  _UIAdaptivelyPresenting
{
  /// Creates a controller for a presentation. The presenting controller is found when it begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    styleStorage = presentedViewController.modalPresentationStyle.resolved
    super.init()
  }

  /// The controller that presents. Before that is known, the presented controller's root, or the
  /// presented controller itself.
  open var presentingViewController: UIViewController {
    presentingStorage ?? presentedViewController.hierarchyRoot
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    if let presentedStorage { return presentedStorage }
    reportMisuse(
      "\(type(of: self)) was asked for a presented controller that no longer exists; keep the "
        + "presented controller as long as its presentation controller. An empty one is returned.")
    return UIViewController()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { styleStorage }

  /// The view in which the presentation happens; `nil` until shortly before it begins, and after it.
  open var containerView: UIView? { presentation?.containerIfShown }

  /// The delegate as every kind of presentation controller keeps it.
  public weak var _adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in a compact environment: the delegate's, else the system's, which is a form sheet
  /// for popovers and `.none` for everything else.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    _adaptiveDelegate?.adaptivePresentationStyle(for: self) ?? systemAdaptiveStyle
  }

  /// The style under some traits: the delegate's, else the system's.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    _adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? (traitCollection.isCompact ? systemAdaptiveStyle : .none)
  }

  /// The container is about to be laid out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// The view that is presented; the presented controller's by default. An override returns a view
  /// that holds it.
  open var presentedView: UIView? { presentedStorage?.view }

  /// Where the presented view belongs in the container: all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the container covers the window; if not, it covers the presenting controller's view.
  /// The presenting controller stays the root of its hierarchy, which fills the window, so that
  /// `false` shows only where that is presented in a context itself. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the hierarchy while the presentation lasts. The default is
  /// `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// The presentation is about to animate. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// The presentation has animated, or was called off. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to animate. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has animated, or was called off. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedStorage?.preferredContentSize ?? .zero }

  /// The presented controller would like another size. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The presented controller's Auto Layout size changed. The default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size the presented controller gets: `parentSize` if it fills the container, else that of
  /// ``frameOfPresentedViewInContainerView``.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let containerView else { return parentSize }
    let frame = frameOfPresentedViewInContainerView
    return frame == containerView.bounds ? parentSize : frame.size
  }

  /// The container's size is about to change. The default tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.viewWillTransition(
      to: childSize(inContainerOf: size), with: coordinator)
  }

  /// The container's traits are about to change. The default tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits in force for the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingStorage?.traitCollection
      ?? DisplayHost.current?.traits ?? DisplayHost.defaultTraits
  }

  /// Traits for what is presented, over those it inherits.
  open var traitOverrides: any UITraitOverrides = TraitValues() {
    didSet { applyTraitOverrides() }
  }

  /// The material behind what is presented, where a card is shown that is not solid: a sheet at a
  /// partial height. The default is `nil`: the system's.
  open var backgroundEffect: UIVisualEffect? {
    didSet { if oldValue !== backgroundEffect { backgroundEffectDidChange() } }
  }

  /// Called when ``backgroundEffect`` has another value.
  func backgroundEffectDidChange() {}

  /// Traits for what is presented; newer code uses ``traitOverrides``. The default is `nil`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraitOverrides() }
  }

  /// Hands the overrides to the container.
  func applyTraitOverrides() {
    guard let container = presentation?.container else { return }
    var values = overrideTraitCollection?.values ?? TraitValues()
    if let own = traitOverrides as? TraitValues { values.merge(own) }
    if container.traitOverrideValues != values { container.traitOverrideValues = values }
  }

  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  weak var presentedStorage: UIViewController?
  weak var presentingStorage: UIViewController?
  weak var presentation: Presentation?
  var styleStorage: UIModalPresentationStyle
  /// What this controller stands in for in the present environment.
  weak var adaptedFrom: UIPresentationController?

  /// The traits of what is presented, where the window has others.
  func innerTraits(for traits: UITraitCollection) -> UITraitCollection { traits }

  /// What the presentation becomes in a compact environment where no delegate says it.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// Whether tints behind the presentation are grey.
  var dimsTint: Bool { false }

  /// The keyboard covers another part of the screen, to which it moves on a spring.
  func keyboardDidChange(_ spring: SheetSpring) {}

  /// Another presentation controller takes the presented view, which must not leave the window.
  func releasePresentedView() {}

  /// The size that what is presented is going to have, once the container is there.
  var promisedSize: CGSize { frameOfPresentedViewInContainerView.size }

  /// The container is there; nothing else has happened yet.
  func willUse(_ container: UITransitionView) {}

  /// The presented controller, or the child that decides, allows or refuses dismissal now.
  func modalityDidChange() {}

  /// What animates where nobody else does.
  func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    let source = presentation?.source ?? presentingViewController
    if let zoom = presentedViewController.makeZoomAnimator(from: source, isDismissal: isDismissal) {
      return zoom
    }
    let style = presentation?.transitionStyle ?? presentedViewController.wantedTransitionStyle
    return StandardTransition(style: style.comfortable, isDismissal: isDismissal)
  }

  /// A client animates: the presented view must have its final look.
  func prepareForClientAnimator() {}

  /// Shows the presented view without animating; it is in the container already.
  func showAtOnce() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// The container has another size, safe area or other traits.
  func containerDidChange() {}

  /// The window takes another size: the presented view follows.
  func containerWasResized() {
    guard let view = presentedView, view.transform.isIdentity else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// The presented view is back in the container, from which a presentation above had taken it.
  func presentedViewDidReturn() {}

  /// The presentations between this one and `presenter`, of which `bottom` is the lowest, vanish as
  /// this one goes.
  func inherit(_ bottom: UIPresentationController, over presenter: UIViewController) {}

  /// The user wants out by a two-finger scrub; `true` if that is being done.
  func performAccessibilityEscape() -> Bool { false }

  /// Stops what a dismissal interrupts; `false` where the presentation has to end first.
  func interruptPresentation() -> Bool { false }

  /// Turns a dismissal that the user began into one by code; `false` where none runs.
  func takeOverDismissal() -> Bool { false }

  /// Everything is over: lets go of views and loops.
  func tearDown() {}

  private func childSize(inContainerOf size: CGSize) -> CGSize {
    guard let presentedStorage else { return size }
    return self.size(forChildContentContainer: presentedStorage, withParentContainerSize: size)
  }
}
