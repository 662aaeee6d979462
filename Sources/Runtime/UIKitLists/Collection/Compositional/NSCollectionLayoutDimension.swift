/// A width or height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// Returns a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// Returns a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Returns a dimension of a fixed number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a dimension of an estimated number of points, replaced by the size that the content
  /// chooses.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the width.
  open var isFractionalWidth: Bool { law == .width }
  /// A Boolean value that indicates whether the dimension is a fraction of the height.
  open var isFractionalHeight: Bool { law == .height }
  /// A Boolean value that indicates whether the dimension is a fixed number of points.
  open var isAbsolute: Bool { law == .absolute }
  /// A Boolean value that indicates whether the dimension is an estimate.
  open var isEstimated: Bool { law == .estimated }
  /// The fraction or the number of points.
  open private(set) var dimension: CGFloat

  enum Law { case width, height, absolute, estimated }
  private let law: Law

  init(_ law: Law, _ dimension: CGFloat) {
    self.law = law
    self.dimension = dimension
    super.init()
  }

  func points(in container: CGSize) -> CGFloat {
    switch law {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  var sizesItself: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// The spacing between items in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Returns spacing of a fixed number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// Returns spacing of at least a number of points, which takes up remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }

  /// The number of points, or the minimum.
  open private(set) var spacing: CGFloat
  /// A Boolean value that indicates whether the spacing takes up remaining space.
  open private(set) var isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the spacing is a fixed number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, _ isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }
}
