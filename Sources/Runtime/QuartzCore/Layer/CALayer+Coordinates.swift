extension CALayer {
  /// The transform as an affine one; perspective is lost.
  public final func affineTransform() -> CGAffineTransform {
    properties.transform.planar
  }

  /// Sets `transform` to an affine transform.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m)
  }

  /// The size in points at which the contents are not scaled.
  final var contentsSize: CGSize {
    guard let image = drawnContents, properties.contentsScale > 0 else {
      return properties.bounds.size
    }
    return CGSize(
      width: CGFloat(image.width) / properties.contentsScale,
      height: CGFloat(image.height) / properties.contentsScale)
  }

  /// Converts a point from another layer (`nil`: the root) to this layer.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(from: l))
  }

  /// Converts a point from this layer to another one (`nil`: the root).
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a rectangle from another layer (`nil`: the root) to this layer.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(from: l))
  }

  /// Converts a rectangle from this layer to another one (`nil`: the root).
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Converts a visible point of the superlayer to this layer, including perspective, which
  /// conversions between other layers omit. `nil` if the layer is seen edge on.
  package final func pointSeen(at p: CGPoint, from above: CALayer) -> CGPoint? {
    guard let projection = properties.projection(above.properties.eye) else {
      return convert(p, from: above)
    }
    return projection.inverted?(p)
  }

  private func transform(from other: CALayer?) -> CGAffineTransform {
    if let other { return other.transform(to: self) }
    return transform(to: nil).invertedIfPossible ?? .identity
  }

  /// Returns the transform from this layer to another one through their nearest common ancestor.
  package final func transform(to other: CALayer?) -> CGAffineTransform {
    let shared = other.flatMap { nearestCommonAncestor(with: $0) }
    let up = climb(to: shared)
    guard let other else { return up }
    let down = other.climb(to: shared)
    if down.isIdentity { return up }
    guard let inverse = down.invertedIfPossible else { return up }
    return up.concatenating(inverse)
  }

  private var presentedForConversion: LayerProperties { properties }

  /// Returns the transform from this layer to an ancestor, or to the outside of the root.
  private func climb(to ancestor: CALayer?) -> CGAffineTransform {
    let isPresentation = source != nil
    var layer: CALayer = source ?? self
    var result = CGAffineTransform.identity
    var isFirst = true
    while layer !== ancestor {
      let values = isFirst ? properties : isPresentation ? layer.presented : layer.properties
      isFirst = false
      guard let above = layer.parent else { break }
      result = result.concatenating(values.transformToSuperlayer)
      let outer = isPresentation ? above.presented : above.properties
      if let extra = outer.transformForSublayers { result = result.concatenating(extra) }
      layer = above
    }
    return result
  }

  private func nearestCommonAncestor(with other: CALayer) -> CALayer? {
    let first = source ?? self
    let second = other.source ?? other
    var (a, b) = (first, second)
    var (depthA, depthB) = (first.depth, second.depth)
    while depthA > depthB, let parent = a.parent { (a, depthA) = (parent, depthA - 1) }
    while depthB > depthA, let parent = b.parent { (b, depthB) = (parent, depthB - 1) }
    while a !== b {
      guard let nextA = a.parent, let nextB = b.parent else { return nil }
      (a, b) = (nextA, nextB)
    }
    return a
  }

  private var depth: Int {
    var depth = 0
    var layer = self
    while let parent = layer.parent { (layer, depth) = (parent, depth + 1) }
    return depth
  }

  /// Returns the frontmost layer at a point of the superlayer.
  final func findLayer(at p: CGPoint) -> CALayer? {
    guard !properties.isHidden, properties.opacity > 0,
      let inverse = properties.transformToSuperlayer.invertedIfPossible
    else { return nil }
    let inside = p.applying(inverse)
    let isInside = contains(inside)
    if properties.masksToBounds && !isInside { return nil }
    var point = inside
    if let extra = properties.transformForSublayers?.invertedIfPossible {
      point = inside.applying(extra)
    }
    // Of replicas only the first can be hit (documented), which is where the sublayers are.
    let below =
      source != nil ? sublayers ?? [] : state.showsReplicas ? ownChildren : childrenByDepth
    for child in below.reversed() {
      if let found = child.hitTest(point) { return found }
    }
    return isInside ? self : nil
  }
}
