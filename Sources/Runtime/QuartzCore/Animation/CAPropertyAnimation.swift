import Foundation

/// The base class of animations of one property.
open class CAPropertyAnimation: CAAnimation {
  private var parsed: LayerKeyPath?

  /// Creates an animation of the property with a key path, for instance `position.y` or
  /// `transform.scale`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property. With an unknown one the animation does nothing, which is
  /// reported when it is added.
  open var keyPath: String? {
    didSet { parsed = keyPath.flatMap { LayerKeyPath($0) } }
  }

  /// Indicates whether the values are added to the layer's value without this animation.
  open var isAdditive = false

  /// Indicates whether each cycle begins with the last value of the previous one.
  open var isCumulative = false

  /// The parsed key path; `nil` if there is no such property.
  package var layerKeyPath: LayerKeyPath? {
    parsed
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// Returns the value at a moment; `underlying` is the value without this animation, `model` the
  /// value without any animation.
  package func value(
    at time: CFTimeInterval, underlying: AnimatableValue, model: AnimatableValue
  ) -> AnimatableValue? {
    nil
  }

  package override func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
    guard let path = parsed else { return }
    let underlying = properties.value(path)
    let modelValue = model.value(path)
    guard var value = value(at: moment.time, underlying: underlying, model: modelValue) else {
      return
    }
    if isCumulative, moment.cycle > 0,
      let end = self.value(at: timing.duration, underlying: underlying, model: modelValue),
      let carried = AnimatableValue.multiple(end, moment.cycle)
    {
      value = AnimatableValue.sum(carried, value)
    }
    if isAdditive { value = AnimatableValue.sum(underlying, value) }
    properties.set(path, value)
  }

  package override var animatedKeyPaths: [String] {
    keyPath.map { [$0] } ?? []
  }

  /// Returns the fraction of a cycle at a time, through the timing function.
  func paced(_ time: CFTimeInterval) -> Double {
    let share = timing.duration > 0 ? time / timing.duration : 1
    return timingFunction?.evaluate(share) ?? min(max(share, 0), 1)
  }
}
