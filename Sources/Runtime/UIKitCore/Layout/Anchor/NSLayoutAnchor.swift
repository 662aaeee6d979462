/// An attribute of a view or guide from which constraints are created. The type parameter keeps
/// attributes apart that cannot be combined.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  init(_ side: ConstraintSide) {
    self.side = side
    key = LayoutAnchorKey(side)
    super.init()
  }

  /// Returns a constraint in which this anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, 0)
  }
  /// Returns a constraint in which this anchor is at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, 0)
  }
  /// Returns a constraint in which this anchor is at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }
  /// Returns a constraint in which this anchor equals the other plus a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, c)
  }
  /// Returns a constraint in which this anchor is at least the other plus a constant in points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, c)
  }
  /// Returns a constraint in which this anchor is at most the other plus a constant in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, c)
  }

  /// The view or guide of the anchor.
  open var item: AnyObject? { side.end.item }

  /// Returns whether the other anchor has the same attribute of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorIdentity)?.key == key
  }

  open override nonisolated var hash: Int { key.hashValue }

  func relate<Other: AnyObject>(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other.side, multiplier: multiplier, constant: constant)
  }

  let side: ConstraintSide
  nonisolated let key: LayoutAnchorKey
}

/// The values that anchors compare for equality.
struct LayoutAnchorKey: Hashable, Sendable {
  private var parts: [Part] = []

  private struct Part: Hashable, Sendable {
    var item: ObjectIdentifier?
    var attribute: NSLayoutConstraint.Attribute
  }

  init(_ side: ConstraintSide) {
    parts = side.points.map {
      Part(item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute)
    }
  }
}

protocol AnchorIdentity {
  nonisolated var key: LayoutAnchorKey { get }
}

extension NSLayoutAnchor: AnchorIdentity {}
