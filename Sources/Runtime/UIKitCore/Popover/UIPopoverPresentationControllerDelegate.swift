/// The methods that notify of a popover's preparation and repositioning. Every member is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Notifies the delegate that the popover will be presented, when its source can still be set.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Returns a Boolean value that indicates whether a touch outside may dismiss the popover; newer
  /// code implements `presentationControllerShouldDismiss(_:)`. Both have to agree. The default is
  /// `true`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Notifies the delegate that the user dismissed the popover; newer code uses
  /// `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Notifies the delegate that the popover will be repositioned after a change of layout; its
  /// source can be changed.
  ///
  /// - Parameters:
  ///   - rect: The source rectangle, in points of `view`.
  ///   - view: The source view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// The type of the pointers through which delegates change a view. Without Objective-C nothing is
/// autoreleased; the name keeps signatures the same.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Does nothing: the source stays.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
