/// The shape of the container, inset by the distance to it: of the view with `containerShape`,
/// otherwise of the sheet or the screen. Without a known container it is a rectangle.
public struct ContainerRelativeShape: Sendable {
  var inset: CGFloat = 0

  /// Creates a shape relative to its container.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    guard let around = ContainerSurroundings.current else { return Path(rect) }
    if let shape = around.shape {
      return shape.outline(of: rect, smallerBy: around.outline.distance(of: rect))
    }
    return Path(continuous: rect, around.outline.concentricRadii(of: rect))
  }

  /// Returns the shape inset by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var smaller = self
    smaller.inset += amount
    return smaller
  }

  /// The animatable data: the inset.
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

extension InsettableShape {
  fileprivate nonisolated func outline(of rect: CGRect, smallerBy amount: CGFloat) -> Path {
    inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
  }
}

extension Path {
  /// Creates a rectangle with a continuous corner of its own radius each.
  init(continuous rect: CGRect, _ radii: LayerRadii) {
    let limit = min(rect.width, rect.height) / 2
    self.init(
      CGPath.continuousRoundedRect(
        rect, topLeft: min(radii.topLeft, limit), topRight: min(radii.topRight, limit),
        bottomLeft: min(radii.bottomLeft, limit), bottomRight: min(radii.bottomRight, limit)))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
