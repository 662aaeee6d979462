/// What stands in front of a sheet: the sheets presented from it.
public struct SheetCover: Equatable, Sendable {
  /// Number of sheets in front. From 1 on the grabber and the preferred corner radius do not count
  /// (S1.101, S1.126).
  public var depth: Int
  /// Opacity of the dimming of the sheet right in front; this sheet's own dimming gives way to it,
  /// so that both together never look like two (S1.47).
  public var frontDim: Double
  /// Push-back progress of the sheet right in front, 0 to 1; see ``SheetPushBack/progress``.
  public var pushBack: Double

  /// Where the top edge of the sheet right in front is, in the container; `nil` if that does not
  /// matter. Only ``SheetPushBackStyle/Law/atEdge`` asks for it.
  public var frontEdge: Double?

  /// Makes a cover; the default is none.
  public init(
    depth: Int = 0, frontDim: Double = 0, pushBack: Double = 0, frontEdge: Double? = nil
  ) {
    self.depth = depth
    self.frontDim = frontDim
    self.pushBack = pushBack
    self.frontEdge = frontEdge
  }
}
