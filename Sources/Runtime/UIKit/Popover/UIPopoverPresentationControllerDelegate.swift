/// Hears of a popover's preparation and of its moves. Every member is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented: the last moment to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Whether a touch outside may dismiss the popover; newer code answers
  /// `presentationControllerShouldDismiss(_:)`. Both have to agree. The default is `true`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// The user dismissed the popover; newer code uses `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// The popover is about to move because its surroundings changed; its source can be given anew.
  ///
  /// - Parameters:
  ///   - rect: The source rectangle, in points of `view`.
  ///   - view: The source view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// The pointer by which delegates change a view. Without Objective-C nothing is autoreleased; the
/// name keeps signatures the same.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIPopoverPresentationControllerDelegate {
  /// Nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// `true` by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Nothing by default: the source stays.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
