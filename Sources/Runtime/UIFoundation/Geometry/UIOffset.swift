import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal displacement, in points; positive is to the right.
  public var horizontal: CGFloat
  /// The vertical displacement, in points; positive is down.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from two displacements in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
