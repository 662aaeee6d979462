import Foundation

extension FixedWidthInteger {
  /// Creates the integer nearest to a floating-point number, towards zero. Numbers beyond the
  /// type's range become its limits, and one that is not a number becomes zero.
  ///
  /// A conversion without a label ends the program for such numbers, which apps and touches can
  /// cause: an infinite size, or a movement at almost no speed.
  @inlinable
  package init<Value: BinaryFloatingPoint>(clamping value: Value) {
    if value >= Value(Self.max) {
      self = .max
    } else if value <= Value(Self.min) {
      self = .min
    } else {
      self = value.isNaN ? 0 : Self(value)
    }
  }
}

// The generic conversion of `Int.max` is not specialised and takes longer than the frame of a view.
extension Int {
  /// Creates the integer nearest to a floating-point number, towards zero, as the general initialiser.
  @inlinable
  package init(clamping value: Double) {
    if value >= 0x1p63 {
      self = .max
    } else if value <= -0x1p63 {
      self = .min
    } else {
      self = value.isNaN ? 0 : Self(value)
    }
  }

  /// Creates the integer nearest to a floating-point number, towards zero, as the general initialiser.
  @inlinable
  package init(clamping value: CGFloat) {
    self.init(clamping: Double(value))
  }
}
