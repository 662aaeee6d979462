/// A base class of views that turn touches into events and send them to targets and actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Creates a control with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action when its primary action is triggered.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the control is enabled. A disabled control still
  /// receives touches, so that they do not reach views behind it, but sends no events. The default
  /// is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control is selected. The default is `false`.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the control is highlighted. It follows the touch
  /// automatically. The default is `false`.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// The vertical alignment of the content. The default is `.center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  /// The horizontal alignment of the content. The default is `.center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// The ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// The state of the control: disabled, selected and highlighted as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// A Boolean value that indicates whether the tracked touch counts as inside.
  open var isTouchInside: Bool { isTouchInsideStorage }

  /// Called when a touch begins. Return `false` to ignore it. The default returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves. Return `false` to stop tracking. The default returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled; the event is `nil` if none caused it. The default does
  /// nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Adds a target and action for events. The target is not retained; `nil` finds one along the
  /// responder chain when the event occurs. Adding the same pair again does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(.target(ControlTarget(target), action), for: controlEvents)
  }

  /// Removes a target and action for events; `nil` stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.removeTarget(target, action: action, for: controlEvents)
  }

  /// Adds an action for events. An action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(.action(action), for: controlEvents)
  }

  /// Removes an action, identified by its identifier, for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAction(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.removeAction(actionIdentifier, for: controlEvents)
  }

  /// The targets, with `NSNull` for those found along the responder chain.
  open var allTargets: Set<AnyHashable> { handlers.allTargets }

  /// The events for which there are targets or actions.
  open var allControlEvents: Event { handlers.allEvents }

  /// Returns the names of the methods of a target for an event; `nil` when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actionNames(of: target, for: controlEvent)
  }

  /// Calls `iterator` for every action or target with its events, until `stop` is set to `true`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    handlers.enumerate(iterator)
  }

  /// Calls a method of a target. Every call to a target is made here; override it to observe or
  /// suppress them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. Every action of the control is performed here.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Calls the targets and performs the actions for any of the events, as if the user had caused
  /// them.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Performs the control's primary action: sends ``Event/primaryActionTriggered``.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    send(.primaryActionTriggered, with: nil)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    abandonTracking(with: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, trackedTouch != nil { abandonTracking(with: nil) }
  }

  /// Prevents recognisers of superviews from beginning for touches that the control handles: single
  /// taps, and pans along a slider's track.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !keepsFrom(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A Boolean value that indicates whether the control is an accessibility element. The default is
  /// `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility traits: those that were set, or those of the control's kind, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibilityStorage?.traits ?? _naturalAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// A Boolean value that indicates whether a touch opens the control's menu at once, instead of
  /// triggering its events. The default is `false`: a long press opens it.
  open var showsMenuAsPrimaryAction = false

  /// The menu that the control opens, if it has one.
  package var presentableMenu: UIMenu? { attachedMenu }

  /// The menu that another module set on the control.
  package var attachedMenu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// The sender that the menu's actions receive.
  package var menuSender: Any? { self }

  /// Called before the chosen action of the menu is performed.
  package func menuWillPerform(_ action: UIAction) {}

  /// Called when the state changed; controls update their look here.
  open func _controlStateDidChange() {
    setNeedsLayout()
  }

  /// The accessibility traits of the control's kind, without its state.
  open var _naturalAccessibilityTraits: UIAccessibilityTraits { .none }

  /// Indicates whether taps on the control are reserved for it.
  open var _ownsTaps: Bool { true }

  /// Indicates whether horizontal drags that the control tracks are reserved for it.
  open var _ownsSidewaysDrags: Bool { false }

  /// The events sent besides ``Event/touchUpInside`` when a touch ends inside.
  open var _primaryTouchEvents: Event { [] }

  var trackedTouch: UITouch?
  /// The control's menu while it is open.
  package var menuSession: MenuSession?
  var menuPress: UILongPressGestureRecognizer?
  var isTouchInsideStorage = false
  var handlers = ControlHandlers()

  private func stateDidChange() {
    if !isEnabled, trackedTouch != nil { abandonTracking(with: nil) }
    _controlStateDidChange()
  }
}
