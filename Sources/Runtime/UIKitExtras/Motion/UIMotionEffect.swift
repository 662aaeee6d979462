/// An abstract base class of effects that move views when the user tilts the device.
///
/// A virtual device lies still, so that the offset of its viewer is zero and effects do not move
/// their views.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Returns the values that are added to key paths for an offset, each axis from −1 to 1. The
  /// default is `nil`: none.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// A motion effect that interpolates a value between two ends along an axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of a tilt.
  public enum EffectType: Int, Sendable {
    /// From left to right.
    case tiltAlongHorizontalAxis
    /// From top to bottom.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at −1, as a number. The default is `nil`.
  open var minimumRelativeValue: Any?
  /// The value at 1, as a number. The default is `nil`.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a key path and an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (offset + 1) / 2]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several motion effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return values.isEmpty ? nil : values
  }
}

extension UIView {
  private enum MotionEffectsKey: AttachedValueKey {
    static var defaultValue: [UIMotionEffect] { [] }
  }

  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { attachedValues[MotionEffectsKey.self] }
    set { attachedValues[MotionEffectsKey.self] = newValue }
  }

  /// Adds a motion effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
