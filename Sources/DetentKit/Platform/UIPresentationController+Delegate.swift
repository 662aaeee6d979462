#if canImport(UIKit)
  import UIKit

  /// Asks and tells the delegate of a presentation.
  ///
  /// With Objective-C the delegate's methods may be missing, which is asked by `?`; elsewhere they have
  /// defaults, and that spelling does not compile.
  extension UIPresentationController {
    /// Whether the user may dismiss what is presented.
    var allowsDismissal: Bool {
      guard !presentedViewController.isModalInPresentation else { return false }
      #if canImport(ObjectiveC)
        return delegate?.presentationControllerShouldDismiss?(self) ?? true
      #else
        return delegate?.presentationControllerShouldDismiss(self) ?? true
      #endif
    }

    func tellWillDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerWillDismiss?(self)
      #else
        delegate?.presentationControllerWillDismiss(self)
      #endif
    }

    func tellDidDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidDismiss?(self)
      #else
        delegate?.presentationControllerDidDismiss(self)
      #endif
    }

    func tellDidAttemptToDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidAttemptToDismiss?(self)
      #else
        delegate?.presentationControllerDidAttemptToDismiss(self)
      #endif
    }
  }
#endif
