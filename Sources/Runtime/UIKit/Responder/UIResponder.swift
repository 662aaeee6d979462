/// An object that takes part in the responder chain: it can receive touches, presses and editing
/// actions, or hand them to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder that belongs to no chain yet.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle. `nil` ends the chain.
  open var next: UIResponder? { nil }

  /// Whether the receiver may become first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver gives up first responder status when asked. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is its window's first responder.
  open var isFirstResponder: Bool {
    windowForFirstResponder?.firstResponder === self
  }

  /// Asks UIKit to make the receiver the first responder of its window.
  ///
  /// - Returns: `false` when the receiver refuses, stands in no window, or when the present first
  ///   responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = windowForFirstResponder else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Asks the receiver to give up first responder status in its window.
  ///
  /// - Returns: `false` when ``canResignFirstResponder`` refuses; `true` otherwise, also when the
  ///   receiver was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = windowForFirstResponder, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Ends being first responder without asking anybody.
  package func resignByForce() {
    guard let window = windowForFirstResponder, window.firstResponder === self else { return }
    window.firstResponder = nil
  }

  /// The view that replaces the keyboard while the receiver is first responder. The default is
  /// `nil`: the receiver shows no input view of its own.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard while the receiver is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// One or more new touches began in the receiver. The default hands them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// One or more touches moved. The default hands them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// One or more fingers lifted. The default hands them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away, for example because a gesture recognised. The default hands
  /// them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the receiver carries out `action`. UIKit asks up the chain; the default is `false`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }

  /// The responder in the chain, from the receiver up, that carries out `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  package var windowForFirstResponder: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView, let window = view.window { return window }
      if let controller = current as? UIViewController, let view = controller.viewIfLoaded {
        return view.window
      }
      responder = current.next
    }
    return nil
  }
}
