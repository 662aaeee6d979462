/// An affine transform: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct SheetTransform: Equatable, Sendable {
  /// The horizontal part of the horizontal axis.
  public var a: Double
  /// The vertical part of the horizontal axis.
  public var b: Double
  /// The horizontal part of the vertical axis.
  public var c: Double
  /// The vertical part of the vertical axis.
  public var d: Double
  /// The horizontal translation in points.
  public var tx: Double
  /// The vertical translation in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = SheetTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// The properties of a presenter's view that change while a sheet pushes it back.
public struct SheetPresenterLook: Equatable, Sendable {
  /// The view's transform.
  public var transform: SheetTransform
  /// The radius of the view's corners in points.
  public var cornerRadius: Double
  /// Indicates whether the view cuts its content at its bounds.
  public var clipsToBounds: Bool

  /// Creates a look from its parts.
  public init(transform: SheetTransform, cornerRadius: Double, clipsToBounds: Bool) {
    self.transform = transform
    self.cornerRadius = cornerRadius
    self.clipsToBounds = clipsToBounds
  }

  /// This look pushed back: the transform follows the view's own.
  func pushed(by pushBack: SheetPushBack) -> SheetPresenterLook {
    let (own, scale) = (transform, pushBack.scale)
    return SheetPresenterLook(
      transform: SheetTransform(
        a: own.a * scale, b: own.b * scale, c: own.c * scale, d: own.d * scale,
        tx: own.tx * scale, ty: own.ty * scale + pushBack.translationY),
      cornerRadius: pushBack.cornerRadius, clipsToBounds: true)
  }
}

/// The look of a presenter's view before it was pushed back, kept so that it can be restored.
///
/// One value belongs to one view at a time; call ``restore()`` before another view's look goes in.
public struct SheetPresenterPushBack: Equatable, Sendable {
  private var original: SheetPresenterLook?

  /// Creates a value for a view that is not pushed back.
  public init() {}

  /// Returns the look of a view that is pushed back.
  ///
  /// - Parameters:
  ///   - pushBack: How far it is pushed back.
  ///   - current: The view's look now, kept at the first call.
  public mutating func pushed(
    _ current: SheetPresenterLook, by pushBack: SheetPushBack
  ) -> SheetPresenterLook {
    let own = original ?? current
    original = own
    return own.pushed(by: pushBack)
  }

  /// Returns the look that the view had, `nil` where it was not pushed back, and forgets it.
  public mutating func restore() -> SheetPresenterLook? {
    let look = original
    original = nil
    return look
  }
}
