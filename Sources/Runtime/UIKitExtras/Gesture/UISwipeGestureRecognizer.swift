/// Recognises a swipe: a quick movement in one direction. The gesture is discrete.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe up.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The minimum movement of the touches in points (tunable; swipes were not measured).
  static let shortestTravel: CGFloat = 50
  /// The maximum deviation from the direction, as a fraction of the movement (tunable).
  static let widestStray: CGFloat = 0.5
  /// The maximum duration of a swipe in seconds (tunable).
  static let longestDuration = 0.5

  /// The directions that are recognised. The default is `.right`.
  open var direction: Direction = .right

  /// The number of fingers that must swipe. The default is 1.
  open var numberOfTouchesRequired = 1

  private var mover = TouchMover()
  private var startTime = 0.0
  private var isStarted = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = countedTouches
    guard down.count <= max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if !isStarted {
      isStarted = true
      startTime = event.timestamp
    }
    mover.set(down)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    mover.advance { _, _ in }
    guard state == .possible, !isHeld else { return }
    guard event.timestamp - startTime <= Self.longestDuration else {
      state = .failed
      return
    }
    guard countedTouches.count == max(1, numberOfTouchesRequired) else { return }
    let travel = mover.travel
    let isHorizontal = abs(travel.x) >= abs(travel.y)
    let length = max(abs(travel.x), abs(travel.y))
    guard length >= UIPanGestureRecognizer.slop else { return }
    let swiped: Direction =
      isHorizontal ? (travel.x > 0 ? .right : .left) : (travel.y > 0 ? .down : .up)
    let stray = min(abs(travel.x), abs(travel.y))
    guard direction.contains(swiped), stray <= length * Self.widestStray else {
      state = .failed
      return
    }
    if length >= Self.shortestTravel { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible, !isHeld { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    mover = TouchMover()
    isStarted = false
  }
}
