/// A proposal of a size from a container to a view: each dimension in points, `nil` for the view's
/// ideal length, zero for its minimum, infinity for its maximum.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?

  /// A proposal of the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal of two dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns a size in which `size` (default 10 by 10) replaces unspecified dimensions.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal reduced by `insets`; no dimension becomes negative.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
