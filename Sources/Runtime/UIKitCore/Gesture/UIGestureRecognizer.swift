/// An abstract base class that recognises one kind of gesture in the touches of a view and its
/// subviews.
///
/// Subclasses override the `touches…` methods and set ``state``. A change that is not in UIKit's
/// table of states is reported and ignored.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recogniser.
  public enum State: Int, Sendable {
    /// No gesture is recognised yet; the state between gestures.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete one was recognised.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// A discrete gesture was recognised: the same as `.ended`.
    public static var recognized: State { .ended }
  }

  /// Creates a recogniser that sends `action` to `target`, which it does not retain. Either may be
  /// `nil`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser without a target for a decoder.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// The state of the recogniser. Subclasses set it; other code may set `.cancelled` or `.failed`
  /// to end the gesture. Recognition that must wait for another recogniser's failure leaves it
  /// `.possible`.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  /// The delegate that is asked about the gesture. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard oldValue !== delegate, !allowsDelegate else { return }
      Misuse.report(GestureMisuse.scrollPanDelegate)
      delegate = oldValue
    }
  }

  /// Indicates whether the delegate may be set now.
  var allowsDelegate: Bool { true }

  /// A Boolean value that indicates whether the recogniser receives touches. Setting it to `false`
  /// cancels a gesture in progress. The default is `true`.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { stopForGood() } }
  }

  /// The view the recogniser is attached to.
  open var view: UIView? { attachedView }

  /// A Boolean value that indicates whether the view's touches are cancelled when the gesture is
  /// recognised. The default is `true`.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether the beginning of touches is delivered to the view only
  /// after this gesture failed. The default is `false`.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether the end of touches is delivered to the view only after
  /// this gesture failed. The default is `true`.
  open var delaysTouchesEnded = true

  /// A name for debugging. The default is `nil`.
  open var name: String?

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { countedTouches.count }

  /// Adds a target and action, which is sent at each change; adding the same pair twice has no
  /// effect. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else {
      return
    }
    actions.append(GestureAction(target: object, selector: action, closure: nil))
  }

  /// Removes targets and actions. `nil` stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      $0.closure == nil && (object == nil || $0.target === object)
        && (action == nil || $0.selector == action)
    }
  }

  /// Returns the centre of the touches in a view's coordinates, in points; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    let place = centroid
    guard let window = gestureWindow, let view, view !== window else { return place }
    return window.convert(place, to: view)
  }

  /// Returns the location of one touch in a view's coordinates, in points. For an index beyond
  /// ``numberOfTouches`` it reports the mistake and returns ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard countedTouches.indices.contains(touchIndex) else {
      Misuse.report(
        GestureMisuse.unknownTouch(touchIndex, of: diagnosticName, count: countedTouches.count))
      return location(in: view)
    }
    return countedTouches[touchIndex].location(in: view)
  }

  /// Makes this recogniser wait until another one has failed, and fail if the other recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return Misuse.report(GestureMisuse.failsAfterItself("\(type(of: self))"))
    }
    guard
      !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // For subclasses

  /// Called when touches begin. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Resets the recogniser after a gesture, whether it was recognised or not. The default does
  /// nothing.
  open func reset() {}

  /// Ignores a touch; the recogniser is not notified of it any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
  }

  /// Returns whether this recogniser's success prevents another from recognising. The default is
  /// `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recogniser's success prevents this one from recognising. The default
  /// is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recogniser must wait for another to fail. The default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recogniser must wait for this one to fail. The default is `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser handles an event. The default is `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  package weak var attachedView: UIView?
  package internal(set) var currentState = State.possible
  /// The touches that take part, in the order in which they began; those that ended stay until the
  /// reset.
  package internal(set) var trackedTouches: [UITouch] = []
  /// The arena in which the gesture's touches are settled; `nil` while the recogniser takes no
  /// part.
  weak var arena: GestureArena?
  var actions: [GestureAction] = []
  var failureRequirements: [WeakRecognizer] = []
  /// The state that is held back until other recognisers fail.
  var heldState: State?
  /// Indicates whether the held gesture is over already, so that its end follows its beginning.
  var endsWhenReleased = false
  /// The touches received since the last reset, by identity.
  var seenTouches: [ObjectIdentifier] = []
  /// Indicates whether the current event has not been delivered to the recogniser yet.
  var isDue = false
  var shouldBeginAnswer: Bool?
  var hasNotified = false
  /// Indicates whether actions have not been sent for a change outside of touches.
  var owesActions = false
  /// Indicates whether a change outside of touches takes effect at the end of the run-loop turn.
  var isSettling = false
  private var lastCentroid = CGPoint.zero
  private weak var lastWindow: UIWindow?

  /// The tracked touches whose fingers are down.
  package var countedTouches: [UITouch] {
    // Usually none is over, and the array is not copied.
    trackedTouches.contains { $0.isOver } ? trackedTouches.filter { !$0.isOver } : trackedTouches
  }

  /// Indicates whether the recogniser can still recognise when no finger is down, as a double tap
  /// can.
  var awaitsMoreTouches: Bool { false }

  /// Called when the gesture failed or was cancelled, though its fingers may still be down.
  func didStop() {}
}

/// A weak reference to a gesture recogniser.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The window of the touches.
  package var gestureWindow: UIWindow? {
    trackedTouches.first?.touchedWindow ?? lastWindow ?? view?.containingWindow
  }

  /// The centre of the touches in the window; the last known one when no finger is down.
  package var centroid: CGPoint {
    let down = countedTouches
    let touches = down.isEmpty ? trackedTouches : down
    guard !touches.isEmpty else { return lastCentroid }
    return Self.middle(of: touches)
  }

  static func middle(of touches: [UITouch]) -> CGPoint {
    var x: CGFloat = 0
    var y: CGFloat = 0
    for touch in touches {
      x += touch.windowLocation.x
      y += touch.windowLocation.y
    }
    let count = CGFloat(max(1, touches.count))
    return CGPoint(x: x / count, y: y / count)
  }

  func rememberPlace() {
    guard !trackedTouches.isEmpty else { return }
    lastCentroid = centroid
    lastWindow = trackedTouches[0].touchedWindow
  }

  /// Adds a closure that is called at each change, for code inside the package.
  package func addAction(_ closure: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(GestureAction(target: nil, selector: nil, closure: closure))
  }

  /// The device whose frames and timers the recogniser uses.
  var host: DisplayHost? {
    view.flatMap { DisplayHost.host(of: $0) } ?? DisplayHost.current
  }

  package var diagnosticName: String {
    name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
  }

  func fireActions() {
    for action in actions { action.fire(self) }
  }
}
