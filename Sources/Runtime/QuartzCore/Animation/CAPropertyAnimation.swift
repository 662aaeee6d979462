import Foundation

/// The base of animations that change one property.
open class CAPropertyAnimation: CAAnimation {
  private var parsed: LayerKeyPath?

  /// An animation of the property at a key path, for instance `position.y` or `transform.scale`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property. A path that no layer has makes the animation do nothing and is reported when
  /// it is added.
  open var keyPath: String? {
    didSet { parsed = keyPath.flatMap { LayerKeyPath($0) } }
  }

  /// Whether the values are added to what the layer shows without this animation.
  open var isAdditive = false

  /// Whether each cycle begins with the value the last one ended with.
  open var isCumulative = false

  /// The property, taken apart; `nil` if there is no such property.
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

  /// The value at a moment; `underlying` is what shows without this animation, `model` what shows
  /// without any.
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

  /// The share of a cycle at a time, through the timing function.
  func paced(_ time: CFTimeInterval) -> Double {
    let share = timing.duration > 0 ? time / timing.duration : 1
    return timingFunction?.evaluate(share) ?? min(max(share, 0), 1)
  }
}
