#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Calls of a presentation's delegate.
  ///
  /// With Objective-C the delegate's methods are optional and called with `?`; elsewhere they have
  /// default implementations, and that spelling does not compile.
  extension UIPresentationController {
    /// A Boolean value that indicates whether the user may dismiss the presented view controller.
    var allowsDismissal: Bool {
      guard !presentedViewController.isModalInPresentation else { return false }
      #if canImport(ObjectiveC)
        return delegate?.presentationControllerShouldDismiss?(self) ?? true
      #else
        return delegate?.presentationControllerShouldDismiss(self) ?? true
      #endif
    }

    func notifyWillDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerWillDismiss?(self)
      #else
        delegate?.presentationControllerWillDismiss(self)
      #endif
    }

    func notifyDidDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidDismiss?(self)
      #else
        delegate?.presentationControllerDidDismiss(self)
      #endif
    }

    func notifyDidAttemptToDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidAttemptToDismiss?(self)
      #else
        delegate?.presentationControllerDidAttemptToDismiss(self)
      #endif
    }
  }
#endif
