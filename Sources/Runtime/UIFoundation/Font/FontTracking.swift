import Foundation

/// The letter spacing that makes Inter about as wide as the system font of iOS.
///
/// Grade: fit. The base is the tracking table of the Human Interface Guidelines (Typography,
/// tracking values, iOS). It makes Inter's "Label" at 17 pt 41.5 wide and "Button" at 15 and 17 pt
/// 45.6 and 50.7 wide; Interface Builder shows 41.5, 46 and 51. From 20 to 28 pt the system font
/// blends from its text to its display design, while Inter here switches at 20 pt; there the
/// spacing also makes up for the narrower display design.
enum FontTracking {
  /// Returns the number of points to add after each character of a font of `size` points.
  static func tracking(for size: CGFloat) -> CGFloat {
    let base = published(for: size)
    guard size >= FontLibrary.displaySize, size < displayOnly else { return base }
    let textPart = (displayOnly - size) / (displayOnly - textOnly)
    return base + textPart * narrowing * size
  }

  /// The largest size at which the system font uses its text design alone, in points.
  private static let textOnly: CGFloat = 17
  /// The smallest size at which the system font uses its display design alone, in points.
  private static let displayOnly: CGFloat = 28
  /// The amount by which a character of Inter Display is narrower than of Inter, as a fraction of
  /// the size.
  private static let narrowing: CGFloat = 0.0546

  /// Returns Apple's published tracking for a size. Grade: documented. Sizes outside the table use
  /// its ends; sizes between are interpolated.
  private static func published(for size: CGFloat) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    guard size > first.size else { return first.tracking }
    guard size < last.size else { return last.tracking }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      let part = (size - low.size) / (high.size - low.size)
      return low.tracking + part * (high.tracking - low.tracking)
    }
    return last.tracking
  }

  private static let table: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (34, 0.40), (36, 0.37), (44, 0.37), (48, 0.35), (52, 0.33),
    (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ]
}
