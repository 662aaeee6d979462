/// Recognises one kind of gesture in the touches of a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view the recogniser is attached to.
  open var view: UIView? { attachedView }
  package weak var attachedView: UIView?
}
