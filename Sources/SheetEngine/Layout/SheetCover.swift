/// The sheets in front of a sheet, presented from it.
public struct SheetCover: Equatable, Sendable {
  /// The number of sheets in front. From 1 on the grabber and the preferred corner radius do not
  /// count (S1.101, S1.126).
  public var depth: Int
  /// The opacity of the dimming of the sheet directly in front; this sheet's own dimming is reduced
  /// by it, so that both together never look like two (S1.47).
  public var frontDim: Double
  /// The push-back progress of the sheet directly in front, 0 to 1; see ``SheetPushBack/progress``.
  public var pushBack: Double

  /// The top edge in points of the sheet directly in front, in the container; `nil` if unknown.
  /// Only ``SheetPushBackStyle/Law/atEdge`` uses it.
  public var frontEdge: Double?

  /// Creates a cover, by default none.
  public init(
    depth: Int = 0, frontDim: Double = 0, pushBack: Double = 0, frontEdge: Double? = nil
  ) {
    self.depth = depth
    self.frontDim = frontDim
    self.pushBack = pushBack
    self.frontEdge = frontEdge
  }
}
