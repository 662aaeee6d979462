/// The size and the alignment guides of a view in its own coordinates, in points.
public struct ViewDimensions {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  private let item: LayoutItem?

  package init(size: CGSize, item: LayoutItem?) {
    width = size.width
    height = size.height
    self.item = item
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// Returns the position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Returns the position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Returns the position of a guide if the view sets it; `nil` for the guide's default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Returns the position of a guide if the view sets it; `nil` for the guide's default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let item, ExplicitGuides.mayExist(for: key) else { return nil }
    return Evaluation.onMain { item.explicitAlignment(key, in: size) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.item === b.item
  }
}

extension ViewDimensions: @unchecked Sendable {}
