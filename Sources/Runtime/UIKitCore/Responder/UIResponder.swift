/// An object in the responder chain, which handles touches, presses and editing actions or forwards
/// them to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder outside any responder chain.
  public override init() {
    super.init()
  }

  /// The next responder in the chain, which receives events that this one does not handle. `nil`
  /// ends the chain.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the receiver can become first responder. The default is
  /// `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the receiver can resign first responder. The default is
  /// `true`.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the receiver is its window's first responder.
  open var isFirstResponder: Bool {
    windowForFirstResponder?.firstResponder === self
  }

  /// Makes the receiver the first responder of its window, if possible.
  ///
  /// - Returns: `false` if the receiver cannot become first responder, is in no window, or if the
  ///   current first
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

  /// Resigns first responder status of the receiver in its window.
  ///
  /// - Returns: `false` if ``canResignFirstResponder`` is `false`; `true` otherwise, also if the
  ///   receiver was not first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = windowForFirstResponder, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Resigns first responder status unconditionally.
  open func _resignByForce() {
    guard let window = windowForFirstResponder, window.firstResponder === self else { return }
    window.firstResponder = nil
  }

  /// The view that replaces the keyboard while the receiver is first responder. The default is
  /// `nil`: no custom input view.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the receiver is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the keyboard for the receiver's input view, accessory view and input traits. Nothing
  /// happens unless it is first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    windowForFirstResponder?.host?.keyboard?.inputDidChange()
  }

  /// Notifies the responder that one or more touches began. The default forwards to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Notifies the responder that one or more touches moved. The default forwards to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Notifies the responder that one or more touches ended. The default forwards to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Notifies the responder that touches were cancelled, for example because a gesture was
  /// recognized. The default forwards to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Notifies the responder that keys were pressed. The default forwards to ``next``; a responder that does not
  /// handles the key, and nothing is typed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Notifies the responder that the force of presses changed, which keys have none of. The default forwards to
  /// ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Notifies the responder that keys were released. The default forwards to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Notifies the responder that presses were cancelled. The default forwards to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Notifies the responder of a command of a headset. The default forwards to ``next``.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Notifies the responder that a motion of the device began. The default forwards to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Notifies the responder that a motion of the device ended. The default forwards to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Notifies the responder that a motion of the device was cancelled. The default forwards to
  /// ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// The values that UIKit's other modules store with the responder.
  package final var attachedValues = AttachedValues()

  /// The object that performs the standard edit actions for the receiver. The default is `nil`: they
  /// do nothing. Text fields and text views return the editor of their text.
  open var _standardEditActions: (any UIResponderStandardEditActions)? { nil }

  /// Removes the selection and copies it to the general pasteboard.
  open func cut(_ sender: Any?) { _standardEditActions?.cut(sender) }
  /// Copies the selection to the general pasteboard.
  open func copy(_ sender: Any?) { _standardEditActions?.copy(sender) }
  /// Replaces the selection with the content of the general pasteboard.
  open func paste(_ sender: Any?) { _standardEditActions?.paste(sender) }
  /// Removes the selection.
  open func delete(_ sender: Any?) { _standardEditActions?.delete(sender) }
  /// Selects the text at the caret.
  open func select(_ sender: Any?) { _standardEditActions?.select(sender) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { _standardEditActions?.selectAll(sender) }

  /// Returns a Boolean value that indicates whether the receiver can perform `action`. The default
  /// is `false`; the responder chain is searched for one that can.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }

  /// Returns the first responder up the chain, from the receiver, that can perform `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The key commands of a hardware keyboard. The default is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of the nearest responder up the chain that has one. Windows have one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A Boolean value that indicates whether the receiver is an accessibility element. The default
  /// is `false`; controls and labels return `true`.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { changeableAccessibility.isElement = newValue }
  }

  /// A short name of the element for assistive technologies. The default is `nil`; controls derive
  /// one.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { changeableAccessibility.label = newValue }
  }

  /// The value of the element for assistive technologies. The default is `nil`; controls derive
  /// one.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { changeableAccessibility.value = newValue }
  }

  /// A description of the element's action for assistive technologies. The default is `nil`.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { changeableAccessibility.hint = newValue }
  }

  /// The accessibility traits of the element. The default is `.none`; controls return their own.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { changeableAccessibility.traits = newValue }
  }

  /// The frame of the element in screen coordinates, in points. The default is zero; views return
  /// their bounds.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? .zero }
    set { changeableAccessibility.frame = newValue }
  }

  /// The outline of the element in screen coordinates, in points. The default is `nil`: the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { changeableAccessibility.path = newValue }
  }

  /// The point at which a touch activates the element, in screen coordinates. The default is the
  /// centre of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeableAccessibility.activationPoint = newValue }
  }

  /// The accessibility elements of the receiver, in reading order. The default is `nil`: those of
  /// its subviews, by position.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { changeableAccessibility.elements = newValue }
  }

  /// A Boolean value that indicates whether the receiver's elements are hidden from assistive
  /// technologies. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { changeableAccessibility.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies ignore the siblings of the
  /// receiver. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { changeableAccessibility.isModal = newValue }
  }

  /// A Boolean value that indicates whether the receiver's elements are read as a group,
  /// independently of their siblings. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { changeableAccessibility.groupsChildren = newValue }
  }

  /// The type of the accessibility container. The default is `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { changeableAccessibility.containerType = newValue }
  }

  /// The navigation among the receiver's elements with switch control. The default is `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { changeableAccessibility.navigationStyle = newValue }
  }

  /// The language in which the element is read, such as `en-GB`. The default is `nil`: the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { changeableAccessibility.language = newValue }
  }

  /// The names by which a user can refer to the element, the best first. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeableAccessibility.userInputLabels = newValue }
  }

  /// A Boolean value that indicates whether the element responds to user interaction. By default
  /// buttons, links, keys, adjustable elements and search fields do.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityStorage?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(
          with: [.button, .link, .keyboardKey, .adjustable, .searchField])
    }
    set { changeableAccessibility.respondsToUserInteraction = newValue }
  }

  /// The custom actions of the element. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { changeableAccessibility.customActions = newValue }
  }

  /// Returns the number of the receiver's elements, that of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index of the reading order; `nil` for an index outside.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in the reading order; `NSNotFound` for other objects.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  /// Activates the element. The default returns `false`: the element is touched at its
  /// ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element. The default does nothing.
  open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element. The default does nothing.
  open func accessibilityDecrement() {}

  /// Scrolls the element. The default returns `false`: the container is scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the current view for the escape gesture. The default returns `false`: ``next`` is
  /// called.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the app. The default returns `false`: ``next`` is
  /// called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Notifies the element that assistive technology focused on it. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}

  /// Notifies the element that assistive technology removed the focus. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns a Boolean value that indicates whether assistive technology focuses on the element.
  open func accessibilityElementIsFocused() -> Bool {
    DisplayHost.current?.assistance.focus === self
  }

  package var accessibilityStorage: AccessibilityValues?

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
