/// A coordinate system whose points and rectangles convert to and from others.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's bounds in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point of this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  /// Converts a point of the receiver to another view; `nil` means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point of another view to the receiver; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle of the receiver to another view; `nil` means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle of another view to the receiver; `nil` means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Converts a point of the receiver to another coordinate space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.anchorView(for: self))
  }

  /// Converts a point of another coordinate space to the receiver.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.anchorView(for: self))
  }

  /// Converts a rectangle of the receiver to another coordinate space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.anchorView(for: self))
  }

  /// Converts a rectangle of another coordinate space to the receiver.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.anchorView(for: self))
  }
}

extension UICoordinateSpace {
  /// The view that has the coordinates of the space: itself, or for a screen the window that fills
  /// it.
  fileprivate func anchorView(for view: UIView) -> UIView? {
    (self as? UIView) ?? view.window
  }
}
