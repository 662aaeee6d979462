/// Animates the animatable data of one of a node's values.
@MainActor
class ValueAnimator {
  /// Starts an animation from the current data to those of a replaced value. The current data are
  /// written into the value.
  func retarget(_ value: UnsafeMutableRawPointer, in node: Node) {}

  /// Writes the data of a time into the value.
  func show(in value: UnsafeMutableRawPointer, at time: Double) {}

  var isMoving: Bool { false }
  var isFinite: Bool { true }

  /// Returns an animator for a value that has animatable data, otherwise `nil`.
  static func make<T>(for value: T) -> ValueAnimator? {
    guard let type = TypeLayout.of(T.self).animatable else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> ValueAnimator? {
      (value as? A).map { DataAnimator($0) }
    }
    return open(type)
  }
}

private final class DataAnimator<A: Animatable>: ValueAnimator {
  private var data: AnimatedValue<A.AnimatableData>

  init(_ value: A) {
    data = AnimatedValue(value.animatableData)
  }

  override func retarget(_ value: UnsafeMutableRawPointer, in node: Node) {
    let value = value.assumingMemoryBound(to: A.self)
    let target = value.pointee.animatableData
    let clock = node.context.host.updater.animations
    if target != data.target {
      let transaction = node.transaction
      let animation = transaction.disablesAnimations ? nil : transaction.animation
      data.set(target, animation: animation, at: clock.now)
      if let animation { node.context.host.updater.note(animation, of: transaction) }
    }
    if data.isMoving { value.pointee.animatableData = data.value(at: clock.now) }
  }

  override func show(in value: UnsafeMutableRawPointer, at time: Double) {
    value.assumingMemoryBound(to: A.self).pointee.animatableData = data.value(at: time)
  }

  override var isMoving: Bool { data.isMoving }
  override var isFinite: Bool { data.isFinite }
}

/// Refreshes a node in each frame in which its animated value changes.
@MainActor
final class NodeAnimation: FrameAnimation {
  private weak var node: Node?
  private let animator: ValueAnimator
  private let step: (Double) -> Void

  /// `step` shows the value of a time.
  init(_ animator: ValueAnimator, of node: Node, step: @escaping (Double) -> Void) {
    self.node = node
    self.animator = animator
    self.step = step
  }

  var isFinite: Bool { animator.isFinite }

  func advance(to time: Double) -> Bool {
    guard node?.isMounted == true else { return false }
    step(time)
    return animator.isMoving
  }
}

/// The animated data of a node's view, modifier or layout.
@MainActor
struct AnimatedData<T> {
  private let animator: ValueAnimator?
  private var animation: NodeAnimation?

  init(_ value: T) {
    animator = ValueAnimator.make(for: value)
  }

  /// Indicates whether the type has animatable data.
  var isUsed: Bool { animator != nil }

  /// Starts an animation after the value was replaced. While it runs, `step` is called in each
  /// frame, in an update.
  mutating func retarget(_ value: inout T, in node: Node, step: @escaping (Double) -> Void) {
    guard let animator else { return }
    withUnsafeMutablePointer(to: &value) { animator.retarget($0, in: node) }
    guard animator.isMoving else { return }
    let animation = animation ?? NodeAnimation(animator, of: node, step: step)
    self.animation = animation
    node.context.host.updater.animations.add(animation)
  }

  /// Writes the data of a time into the value.
  func show(in value: inout T, at time: Double) {
    guard let animator else { return }
    withUnsafeMutablePointer(to: &value) { animator.show(in: $0, at: time) }
  }
}
