/// Hears of a presentation's adaptation and of its dismissal by the user. Every member is optional;
/// none of the dismissal calls is made for a dismissal by code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to present with in a compact environment; `.none` keeps the present one. Others than
  /// `.fullScreen`, `.overFullScreen`, `.pageSheet` and `.formSheet` are reported and ignored.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style to present with under some traits; `.none` keeps the present one. Asked before a
  /// presentation and whenever the traits change.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller that a presentation adapts to is about to be used.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// The controller to present instead under an adapted style; `nil`, the default, keeps it.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation is about to begin; `style` is `.none` when it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the user may dismiss the presentation. It may be asked at any time; the default is
  /// `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// The user began to dismiss the presentation; that can still be called off.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user dismissed the presentation and it is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to drag away a presentation that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's style by default: a form sheet for popovers; everything else stays.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.systemAdaptiveStyle }

  /// By default the answer of ``adaptivePresentationStyle(for:)`` where width or height is compact,
  /// else `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.isCompact ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// `nil` by default: the presented controller stays.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// `true` by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Nothing by default.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Nothing by default.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
