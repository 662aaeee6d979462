/// A behaviour that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// Constants that indicate the objects with which items collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The other items of the behaviour.
    public static let items = Mode(rawValue: 1)
    /// The boundaries of the behaviour.
    public static let boundaries = Mode(rawValue: 2)
    /// Items and boundaries.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [CollisionBoundary] = []
  private var insets: UIEdgeInsets?
  private var touching = CollisionRecord()
  private var knownContacts = CollisionRecord()

  /// Creates a behaviour without boundaries.
  public init(items: [any UIDynamicItem] = []) {
    super.init(ownItems: items)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    addOwn(item)
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    removeOwn(item)
  }

  /// The objects with which items collide. Default everything.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  /// Indicates whether the bounds of the animator's reference view are a boundary. Default false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      changed()
    }
  }

  /// Makes the bounds of the reference view a boundary, made smaller by insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds a path as a boundary; it replaces the one with the same identifier. A path without lines
  /// is reported and not added.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let lines = bezierPath.cgPath.straightLines
    guard !lines.isEmpty else { return Misuse.report(DynamicsMisuse.pathOfOneCorner) }
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      CollisionBoundary(
        identifier: identifier, path: bezierPath,
        lines: lines.map { [SIMD2($0.0), SIMD2($0.1)] }))
    changed()
  }

  /// Adds a line as a boundary; it replaces the one with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; `nil` for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.has(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.has(identifier) }
    changed()
  }

  /// Removes all boundaries that were added with an identifier.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  override func contribute(to world: DynamicWorld, step: Double) {
    for (index, item) in ownItems.enumerated() {
      let body = world.body(of: item)
      if collisionMode.contains(.items) {
        for place in ownItems.index(after: index)..<max(ownItems.count, index + 1) {
          collide(body, with: world.body(of: ownItems[place]), in: world)
        }
      }
      if collisionMode.contains(.boundaries) { collideWithBoundaries(body, in: world) }
    }
  }

  private func collide(_ body: DynamicBody, with other: DynamicBody, in world: DynamicWorld) {
    let found = DynamicOverlap.contacts(of: body, with: other.corners, of: other)
    guard let first = found.first else { return }
    world.contacts += found
    touching.note(body.item, other.item, at: first.point)
  }

  private func collideWithBoundaries(_ body: DynamicBody, in world: DynamicWorld) {
    if let insets, let view = dynamicAnimator?.referenceView {
      let found = DynamicOverlap.contacts(of: body, inside: view.bounds.inset(by: insets))
      world.contacts += found
      if let first = found.first { touching.note(body.item, boundary: nil, at: first.point) }
    }
    for boundary in boundaries {
      for line in boundary.lines {
        let found = DynamicOverlap.contacts(of: body, with: line, of: nil)
        guard let first = found.first else { continue }
        world.contacts += found
        touching.note(body.item, boundary: boundary.identifier, at: first.point)
      }
    }
  }

  override func frameDidPass(in world: DynamicWorld) {
    let (before, now) = (knownContacts, touching)
    knownContacts = now
    touching = CollisionRecord()
    guard let collisionDelegate else { return }
    for contact in now.contacts where !before.contains(contact) {
      if let other = contact.other {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.item, with: other, at: contact.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.item, withBoundaryIdentifier: contact.boundary,
          at: contact.point)
      }
    }
    for contact in before.contacts where !now.contains(contact) {
      if let other = contact.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: contact.item, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: contact.item, withBoundaryIdentifier: contact.boundary)
      }
    }
  }
}

/// The methods that notify of contacts between items and with boundaries.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Notifies the delegate that two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Notifies the delegate that two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Notifies the delegate that an item touches a boundary; `nil` is that of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Notifies the delegate that an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets a text be the identifier of a boundary, as on Apple's systems, where it is an `NSString`.
extension String: @retroactive NSCopying {
  /// Returns the text itself.
  public func copy(with zone: NSZone?) -> Any { self }
}
