import Foundation

/// An animation between two values.
///
/// Values that are `nil` are taken from the layer: with only `fromValue`, the animation ends at the
/// layer's other value; with only `toValue`, it begins there; with only `byValue`, it begins there
/// and ends at the sum.
open class CABasicAnimation: CAPropertyAnimation {
  private var from = AnimatableValue.none
  private var to = AnimatableValue.none
  private var by = AnimatableValue.none

  /// The value at the start.
  open var fromValue: Any? {
    didSet { from = AnimatableValue(fromValue) }
  }

  /// The value at the end.
  open var toValue: Any? {
    didSet { to = AnimatableValue(toValue) }
  }

  /// The difference between start and end.
  open var byValue: Any? {
    didSet { by = AnimatableValue(byValue) }
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Returns the progress at a time; springs have their own.
  package func progress(at time: CFTimeInterval) -> Double {
    paced(time)
  }

  package override func value(
    at time: CFTimeInterval, underlying: AnimatableValue, model: AnimatableValue
  ) -> AnimatableValue? {
    let (start, end) = endpoints(underlying: underlying)
    return AnimatableValue.interpolate(start, end, progress(at: time))
  }

  private func endpoints(underlying: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    // An additive animation is a difference: a missing value is a difference of zero.
    let base = isAdditive ? underlying.neutral ?? underlying : underlying
    let hasFrom = fromValue != nil
    let hasTo = toValue != nil
    let hasBy = byValue != nil
    switch (hasFrom, hasTo, hasBy) {
    case (true, true, _): return (from, to)
    case (true, false, true): return (from, AnimatableValue.sum(from, by))
    case (false, true, true):
      return (AnimatableValue.difference(from: to, to: by) ?? base, to)
    case (true, false, false): return (from, base)
    case (false, true, false): return (base, to)
    case (false, false, true): return (base, AnimatableValue.sum(base, by))
    case (false, false, false): return (base, base)
    }
  }
}
