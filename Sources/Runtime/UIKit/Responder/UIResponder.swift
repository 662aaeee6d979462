/// An object that takes part in the responder chain: it can receive touches, presses and editing
/// actions, or hand them to its ``next`` responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
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

  /// Asks the keyboard for the input view, the accessory view and the keys that the receiver wants
  /// now. Nothing happens unless it is first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    windowForFirstResponder?.host?.keyboard?.inputDidChange()
  }

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

  /// Takes the selection out and copies it to the general pasteboard.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the general pasteboard.
  open func copy(_ sender: Any?) {}
  /// Puts what the general pasteboard holds in the selection's place.
  open func paste(_ sender: Any?) {}
  /// Takes the selection out.
  open func delete(_ sender: Any?) {}
  /// Selects what is at the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Whether the receiver carries out `action`. UIKit asks up the chain; the default is `false`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }

  /// The responder in the chain, from the receiver up, that carries out `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keys of a hardware keyboard that ask for something. The default is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What takes changes back: that of the nearest responder up the chain that has one. A window has.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether assistive technology sees the receiver itself. The default is `false`; controls and
  /// labels say `true`.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { toldAccessibility.isElement = newValue }
  }

  /// A short name of the element, read aloud. The default is `nil`; controls derive one.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { toldAccessibility.label = newValue }
  }

  /// The element's value, read aloud. The default is `nil`; controls derive one.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { toldAccessibility.value = newValue }
  }

  /// What the element does, read aloud after a pause. The default is `nil`.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { toldAccessibility.hint = newValue }
  }

  /// What the element is. The default is `.none`; controls say what they are.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { toldAccessibility.traits = newValue }
  }

  /// Where the element is, in points of the screen. The default is zero; views say their bounds.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? .zero }
    set { toldAccessibility.frame = newValue }
  }

  /// The element's outline in points of the screen. The default is `nil`: the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { toldAccessibility.path = newValue }
  }

  /// Where a touch activates the element, in points of the screen. The default is the middle of
  /// ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { toldAccessibility.activationPoint = newValue }
  }

  /// The elements the receiver holds, in the order in which they are read. The default is `nil`:
  /// those of its subviews, by place.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { toldAccessibility.elements = newValue }
  }

  /// Whether assistive technology skips what the receiver holds. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { toldAccessibility.hidesElements = newValue }
  }

  /// Whether what stands beside the receiver cannot be reached. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { toldAccessibility.isModal = newValue }
  }

  /// Whether what the receiver holds is read together, whatever stands beside it. The default is
  /// `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { toldAccessibility.groupsChildren = newValue }
  }

  /// What kind of container the receiver is. The default is `.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { toldAccessibility.containerType = newValue }
  }

  /// How a switch moves among the receiver's elements. The default is `.automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { toldAccessibility.navigationStyle = newValue }
  }

  /// The language in which the element is read, as `en-GB`. The default is `nil`: the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { toldAccessibility.language = newValue }
  }

  /// What a user may say to mean the element, the best first. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { toldAccessibility.userInputLabels = newValue }
  }

  /// Whether the element does something when it is touched. The default is whether it is a button,
  /// a link, a key, adjustable or a search field.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityStorage?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(
          with: [.button, .link, .keyboardKey, .adjustable, .searchField])
    }
    set { toldAccessibility.respondsToUserInteraction = newValue }
  }

  /// What else can be done with the element. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { toldAccessibility.customActions = newValue }
  }

  /// How many elements the receiver holds: as many as ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at a place in the order of reading; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in the order of reading; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  /// The user activated the element. Return `false`, as by default, to have it touched at its
  /// ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }

  /// The user wants more of an adjustable element. The default does nothing.
  open func accessibilityIncrement() {}

  /// The user wants less of an adjustable element. The default does nothing.
  open func accessibilityDecrement() {}

  /// The user scrolls the element. Return `false`, as by default, to have its container asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The user wants to get out of here. Return `false`, as by default, to have ``next`` asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The user wants the app to do what matters most now. Return `false`, as by default, to have
  /// ``next`` asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Assistive technology is at the element now. The default does nothing.
  open func accessibilityElementDidBecomeFocused() {}

  /// Assistive technology left the element. The default does nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is at the element.
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
