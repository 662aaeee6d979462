import Foundation

/// A value of a layer property in the form for calculations in animations.
package enum AnimatableValue: Equatable {
  case none
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case radii(CornerRadii)
  case numbers([Double])
  case colors([CGColor])
  case path(CGPath)
  case image(CGImage)

  /// Creates a value from a client's `fromValue`, `values` and the like; `none` for one that cannot
  /// be animated.
  package init(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .flag(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CornerRadii: self = .radii(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [Double]: self = .numbers(value)
    case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(boxed: value)
    default: self = .none
    }
  }

  private init(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    if type.contains("CGRect") || type.contains("NSRect") {
      self = .rect(value.rectValue)
    } else if type.contains("CGPoint") || type.contains("NSPoint") {
      self = .point(value.pointValue)
    } else if type.contains("CGSize") || type.contains("NSSize") {
      self = .size(value.sizeValue)
    } else {
      self = .none
    }
  }

  /// The value as a client reads it through key-value coding.
  package var boxed: Any? {
    switch self {
    case .none: nil
    case .number(let value): value
    case .flag(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .radii(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .path(let value): value
    case .image(let value): value
    }
  }

  /// The number of the value; `nil` for another kind.
  package var asNumber: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    default: nil
    }
  }
}
