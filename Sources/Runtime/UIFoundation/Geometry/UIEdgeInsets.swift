import Foundation

/// Distances from the four edges of a rectangle, in points; positive values move inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: Codable {}

extension UIEdgeInsets {
  /// Returns the sum of two insets, edge by edge.
  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// Returns the difference of two insets, edge by edge.
  package static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }

  /// Returns the larger of two insets, edge by edge.
  package static func larger(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(one.top, other.top), left: max(one.left, other.left),
      bottom: max(one.bottom, other.bottom), right: max(one.right, other.right))
  }

  /// The sum of the left and right insets.
  package var horizontalSum: CGFloat { left + right }

  /// The sum of the top and bottom insets.
  package var verticalSum: CGFloat { top + bottom }
}

extension CGRect {
  /// Returns the rectangle moved inwards by `insets`; negative insets move its edges outwards.
  ///
  /// Insets larger than the rectangle result in a negative size, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
