/// Recognises one kind of gesture in the touches of a view and of what the view holds.
///
/// Subclasses override the `touches…` methods and set ``state``. A change that UIKit's table of
/// states does not know is reported and ignored.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recogniser stands.
  public enum State: Int, Sendable {
    /// Nothing recognised yet; the state between gestures.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A continuous gesture ended, or a discrete one was recognised.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// The touches were another gesture.
    case failed

    /// A discrete gesture was recognised: the same as `.ended`.
    public static var recognized: State { .ended }
  }

  /// Creates a recogniser that calls `action` on `target`, which it does not retain. Either may be
  /// `nil`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser for a decoder: without a target.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Where the recogniser stands. Subclasses set it; others may set `.cancelled` or `.failed` to
  /// end it. Recognition that must wait for another recogniser's failure leaves it `.possible`.
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  /// Who is asked about the gesture. The default is `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser gets touches. Turning it off ends a gesture under way. The default is
  /// `true`.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { stopForGood() } }
  }

  /// The view the recogniser is attached to.
  open var view: UIView? { attachedView }

  /// Whether the view loses a touch when the gesture is recognised. The default is `true`.
  open var cancelsTouchesInView = true

  /// Whether the view hears of a touch only when this gesture failed. The default is `false`.
  open var delaysTouchesBegan = false

  /// Whether the view hears of a lift only when this gesture failed. The default is `true`.
  open var delaysTouchesEnded = true

  /// A name for debugging and for telling recognisers apart. The default is `nil`.
  open var name: String?

  /// How many fingers take part.
  open var numberOfTouches: Int { countedTouches.count }

  /// Calls `action` on `target` at each change; adding the same pair twice has no effect. The target
  /// is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else {
      return
    }
    actions.append(GestureAction(target: object, selector: action, closure: nil))
  }

  /// Stops calling. `nil` stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      $0.closure == nil && (object == nil || $0.target === object)
        && (action == nil || $0.selector == action)
    }
  }

  /// The middle of the fingers in a view, in points; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    let place = centroid
    guard let window = gestureWindow, let view, view !== window else { return place }
    return window.convert(place, to: view)
  }

  /// One finger's place in a view, in points. An index beyond ``numberOfTouches`` is reported and
  /// answered with ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard countedTouches.indices.contains(touchIndex) else {
      reportMisuse(
        "\(diagnosticName) has \(countedTouches.count) touches, so there is no touch \(touchIndex); "
          + "ask numberOfTouches first. The middle of the touches was returned.")
      return location(in: view)
    }
    return countedTouches[touchIndex].location(in: view)
  }

  /// Makes this recogniser wait until another one has failed, and fail when the other recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self,
      !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // For subclasses

  /// Fingers landed. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took fingers away. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, one way or another: time to forget it. The default does nothing.
  open func reset() {}

  /// Gives up a touch; the recogniser hears no more of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
  }

  /// Whether this recogniser's success keeps another from recognising. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser's success keeps this one from recognising. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser must wait for another to fail. The default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser must wait for this one to fail. The default is `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recogniser wants an event. The default is `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  package weak var attachedView: UIView?
  package internal(set) var currentState = State.possible
  /// The fingers that take part, in the order of landing; those that lifted stay until the reset.
  package internal(set) var trackedTouches: [UITouch] = []
  /// Where the gesture's touches are settled; only while the recogniser takes part in it.
  weak var arena: GestureArena?
  var actions: [GestureAction] = []
  var failureRequirements: [WeakRecognizer] = []
  /// The recognition that waits for others to fail.
  var heldState: State?
  /// The held gesture is over already: its end follows its beginning.
  var endsWhenReleased = false
  /// The touches since the last reset, by identity.
  var seenTouches: [ObjectIdentifier] = []
  /// The event that is being handed out has not reached the recogniser yet.
  var isDue = false
  var wasToldToBegin: Bool?
  var hasNotified = false
  private var lastCentroid = CGPoint.zero
  private weak var lastWindow: UIWindow?

  /// The touches that count: those whose fingers are down.
  var countedTouches: [UITouch] { trackedTouches.filter { !$0.isOver } }

  /// Whether the recogniser can still recognise when no finger is down, as a double tap can.
  var awaitsMoreTouches: Bool { false }

  /// The gesture failed or was cancelled, though its fingers may still be down.
  func didStop() {}
}

/// A recogniser held weakly.
@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// The window of the touches.
  package var gestureWindow: UIWindow? {
    trackedTouches.first?.touchedWindow ?? lastWindow ?? view?.containingWindow
  }

  /// The middle of the fingers in the window; the last known one when none is down.
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

  /// Calls a closure at each change, for code inside the package.
  package func addAction(_ closure: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(GestureAction(target: nil, selector: nil, closure: closure))
  }

  /// The device whose frames and timers the recogniser lives by.
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
