/// The shape of what is around, smaller by the distance to it: of the view with `containerShape`, else
/// of the sheet or the screen. Where nothing is known of it, a rectangle.
public struct ContainerRelativeShape: Sendable {
  var inset: CGFloat = 0

  /// Creates the shape of what is around.
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

  /// The shape, smaller by `amount` points on each side.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var smaller = self
    smaller.inset += amount
    return smaller
  }

  /// What is interpolated: how much smaller the shape is.
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
  /// The shape of what is around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
