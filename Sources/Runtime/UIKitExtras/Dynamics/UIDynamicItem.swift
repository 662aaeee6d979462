/// Constants that indicate the shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The largest ellipse in the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`, which has to be convex.
  case path
}

/// An object that an animator moves and turns: a view, the attributes of a collection view's item,
/// or an object of the app.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The centre, in the coordinates of the animator's reference.
  var center: CGPoint { get set }
  /// The bounds, of which the size counts.
  var bounds: CGRect { get }
  /// The transform, of which the rotation counts.
  var transform: CGAffineTransform { get set }
  /// The shape in collisions. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline in collisions, relative to the centre. The default is an empty path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An object that moves several items as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  private var offsets: [CGPoint]

  /// Creates a group whose bounds contain all items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
    let frame = frames.reduce(CGRect.null) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
    let center = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
    self.center = center
    offsets = items.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) }
  }

  /// The centre of all items.
  open var center: CGPoint {
    didSet { place() }
  }

  /// The size of the rectangle that contained all items at first.
  public let bounds: CGRect

  /// The rotation of the group about its centre.
  open var transform = CGAffineTransform.identity {
    didSet { place() }
  }

  private func place() {
    for (item, offset) in zip(items, offsets) {
      let turned = offset.applying(transform)
      item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      if item.transform != transform { item.transform = transform }
    }
  }
}
