/// Methods that decide how a presentation adapts and that are notified of its dismissal by the user.
///
/// Every member is optional. None of the dismissal methods is called for a dismissal by code.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style for a compact environment; `.none` keeps the current one. Styles
  /// other than `.fullScreen`, `.overFullScreen`, `.pageSheet` and `.formSheet` are reported and
  /// ignored.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the presentation style for some traits; `.none` keeps the current one. Called before a
  /// presentation and when the traits change.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Called before an adapted presentation controller is used, to configure it.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Returns the view controller to present in an adapted style; `nil`, the default, keeps the
  /// presented one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Notifies the delegate that the presentation is about to begin. `style` is `.none` if it does not
  /// adapt.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether the user may dismiss the presentation. Called at any time; the default is
  /// `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Notifies the delegate that the user began to dismiss the presentation, which can still be
  /// cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Notifies the delegate that the user dismissed the presentation and that it has ended.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Notifies the delegate that the user tried to dismiss a presentation that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the system's style: a form sheet for popovers, `.none` for every other style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.systemAdaptiveStyle }

  /// Returns the result of ``adaptivePresentationStyle(for:)`` if width or height is compact, else
  /// `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.isCompact ? adaptivePresentationStyle(for: controller) : .none
  }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Returns `nil`, which keeps the presented controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
