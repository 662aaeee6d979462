/// A view that turns touches into events and sends them to targets and actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Creates a control with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action when it is used.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control can be used. A control that cannot still takes touches, so that they reach
  /// nothing behind it, but sends no events. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }

  /// Whether the control is selected. The default is `false`.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// Whether the control is drawn as touched. It follows the finger by itself. The default is
  /// `false`.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// Where content stands in the height. The default is `.center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  /// Where content stands in the width. The default is `.center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Enabled, selected and highlighted as one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control follows a finger.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the finger that is followed counts as inside.
  open var isTouchInside: Bool { isTouchInsideStorage }

  /// A finger came down. Return `false` to leave it alone. The default returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved. Return `false` to stop following it. The default returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger lifted. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away; `nil` when no event did it. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Has a method of `target` called for events. A target is not retained; `nil` looks for one along
  /// the responder chain when the event happens. Adding the same again does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(.target(ControlTarget(target), action), for: controlEvents)
  }

  /// Stops calling a method of a target for events; `nil` stands for every target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.removeTarget(target, action: action, for: controlEvents)
  }

  /// Performs an action for events. An action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(.action(action), for: controlEvents)
  }

  /// Stops performing an action, recognised by its identifier, for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAction(action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.removeAction(actionIdentifier, for: controlEvents)
  }

  /// The targets, `NSNull` for those looked for along the responder chain.
  open var allTargets: Set<AnyHashable> { handlers.allTargets }

  /// The events somebody waits for.
  open var allControlEvents: Event { handlers.allEvents }

  /// The names of the methods of a target called for an event; `nil` when there are none.
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

  /// Calls a method of a target. Every target's call passes here; override it to watch or stop them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. Every action of the control passes here.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Calls the targets and performs the actions that wait for any of the events, as if the user had
  /// caused them.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Does what the user does with the control: sends ``Event/primaryActionTriggered``.
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

  /// Keeps recognisers of views around the control from taking what it is for: single taps, and
  /// pans along a thumb's way.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !keepsFrom(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Controls are elements for assistive technology. The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What was set, or what the control is, with its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = accessibilityStorage?.traits ?? naturalAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether a touch opens the control's menu at once, in place of what it does else. The default is
  /// `false`: a long press opens it.
  open var showsMenuAsPrimaryAction = false

  /// The menu to open, if the control has one.
  package var presentableMenu: UIMenu? { attachedMenu }

  /// A menu that another module gave the control.
  package var attachedMenu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Whom actions of the menu get as their sender.
  package var menuSender: Any? { self }

  /// The user chose an action of the menu.
  package func menuWillPerform(_ action: UIAction) {}

  /// Called when the state changed; controls bring their look up to date here.
  package func controlStateDidChange() {
    setNeedsLayout()
  }

  /// What the control is for assistive technology, apart from its state.
  package var naturalAccessibilityTraits: UIAccessibilityTraits { .none }

  /// Whether a tap on the control is for it alone.
  package var ownsTaps: Bool { true }

  /// Whether a sideways drag that the control follows is for it alone.
  package var ownsSidewaysDrags: Bool { false }

  /// What a finger lifted inside means besides ``Event/touchUpInside``.
  package var primaryTouchEvents: Event { [] }

  var trackedTouch: UITouch?
  /// The control's menu while it shows.
  package var menuSession: MenuSession?
  var menuPress: UILongPressGestureRecognizer?
  var isTouchInsideStorage = false
  var handlers = ControlHandlers()

  private func stateDidChange() {
    if !isEnabled, trackedTouch != nil { abandonTracking(with: nil) }
    controlStateDidChange()
  }
}
