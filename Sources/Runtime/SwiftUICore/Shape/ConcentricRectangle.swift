/// A rectangle whose corners are concentric with those of its container: the view with
/// `containerShape`, otherwise the sheet or the screen.
public struct ConcentricRectangle: Sendable {
  let styles: RoundedRectangularShapeCorners
  /// The sides whose two corners have the greater radius of both.
  let uniformSides: Edge.Set
  var inset: CGFloat = 0

  /// Creates a rectangle with concentric corners.
  public init() {
    self.init(styles: .concentric, uniformSides: [])
  }

  private init(styles: RoundedRectangularShapeCorners, uniformSides: Edge.Set) {
    self.styles = styles
    self.uniformSides = uniformSides
  }

  /// Creates a rectangle with four corners of the same style; uniform corners all have the greatest
  /// of the four radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      styles: RoundedRectangularShapeCorners(all: corners), uniformSides: isUniform ? .all : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniformSides: [])
  }

  /// Creates a rectangle with a common style of the two top corners, and one of the two bottom
  /// corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniformSides: [.top, .bottom])
  }

  /// Creates a rectangle with a common style of the two leading corners, and one of the two
  /// trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      uniformSides: [.leading, .trailing])
  }

  /// Creates a rectangle with a common style of the two top corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniformSides: .top)
  }

  /// Creates a rectangle with a common style of the two bottom corners.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniformSides: .bottom)
  }

  /// Creates a rectangle with a common style of the two leading corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
      uniformSides: .leading)
  }

  /// Creates a rectangle with a common style of the two trailing corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      styles: RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
      uniformSides: .trailing)
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// Returns the path of the shape within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = radii(in: rect)
    return Path(
      continuous: rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)),
      LayerRadii(
        topLeft: max(0, radii.topLeft - inset), topRight: max(0, radii.topRight - inset),
        bottomRight: max(0, radii.bottomRight - inset),
        bottomLeft: max(0, radii.bottomLeft - inset)))
  }

  /// The radii of the corners in a rectangle.
  nonisolated func radii(in rect: CGRect) -> LayerRadii {
    var radii = styles.radii(in: rect)
    guard !uniformSides.isEmpty else { return radii }
    if uniformSides == .all {
      return LayerRadii(max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight))
    }
    let isTurned = ContainerSurroundings.current?.isRightToLeft ?? false
    func unite(
      _ one: WritableKeyPath<LayerRadii, CGFloat>, _ other: WritableKeyPath<LayerRadii, CGFloat>
    ) {
      let radius = max(radii[keyPath: one], radii[keyPath: other])
      radii[keyPath: one] = radius
      radii[keyPath: other] = radius
    }
    if uniformSides.contains(.top) { unite(\.topLeft, \.topRight) }
    if uniformSides.contains(.bottom) { unite(\.bottomLeft, \.bottomRight) }
    if uniformSides.contains(isTurned ? .trailing : .leading) { unite(\.topLeft, \.bottomLeft) }
    if uniformSides.contains(isTurned ? .leading : .trailing) { unite(\.topRight, \.bottomRight) }
    return radii
  }

  /// The styles of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { styles }

  /// Returns the shape inset by `amount` points on each side; the corners keep their centres.
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
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
