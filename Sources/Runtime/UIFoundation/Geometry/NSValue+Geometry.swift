import Foundation

extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point held by the value; the value must have been made from a point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size held by the value; the value must have been made from a size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle held by the value; the value must have been made from a rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The insets held by the value; the value must have been made from insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
