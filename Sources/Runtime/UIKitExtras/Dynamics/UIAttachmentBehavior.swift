/// A behaviour that keeps a point of an item at a distance from another item or from an anchor.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Constants that indicate the end of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items
    /// An item and an anchor.
    case anchor
  }

  /// The distance in points below which an attachment keeps two points together. tunable
  private static let shortest = 0.5

  /// The items: one for an anchor, else two.
  open var items: [any UIDynamicItem] { ownItems }
  /// The ends of the attachment.
  public let attachedBehaviorType: AttachmentType
  private let offsets: [UIOffset]

  /// Creates an attachment of an item's centre to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to a point of the reference view. The length is
  /// their distance.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    let start = item.point(at: offset)
    length = hypot(point.x - start.x, point.y - start.y)
    super.init(ownItems: [item])
  }

  /// Creates an attachment of the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of two points of items. The length is their distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let (start, end) = (item1.point(at: offset1), item2.point(at: offset2))
    length = hypot(end.x - start.x, end.y - start.y)
    super.init(ownItems: [item1, item2])
  }

  /// The anchor, a point of the reference view; without effect for two items.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { changed() } }
  }

  /// The distance that is kept, in points. The initial value is that at creation.
  open var length: CGFloat {
    didSet { if length != oldValue { changed() } }
  }

  /// The damping ratio of the oscillation; without effect while the frequency is 0. Default 0.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }

  /// The oscillations in a second; 0, the default, for a rigid attachment.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }

  /// The friction against rotation at an anchor. Stored without effect. Default 0.
  open var frictionTorque: CGFloat = 0

  override func contribute(to world: DynamicWorld, step: Double) {
    let body = world.body(of: ownItems[0])
    let other = ownItems.count > 1 ? world.body(of: ownItems[1]) : nil
    let offset = body.turned(SIMD2(offsets[0]))
    let target =
      other.map { $0.turned(SIMD2(offsets[1])) } ?? SIMD2<Double>(anchorPoint)
    let isPoint = length < Self.shortest
    world.add(
      DynamicJoint(
        isPoint ? .point : .distance(Double(length)), body, at: offset, other: other,
        target: target, frequency: Double(frequency), damping: Double(damping)))
    let end = other.map { $0.position + target } ?? target
    let error = (body.position + offset - end).length - Double(length)
    if abs(error) > 1 { world.isDisturbed = true }
  }
}

extension UIDynamicItem {
  /// Returns a point of the item in the reference's coordinates.
  fileprivate func point(at offset: UIOffset) -> CGPoint {
    let rotation = CGAffineTransform(rotationAngle: atan2(transform.b, transform.a))
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(rotation)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }
}
