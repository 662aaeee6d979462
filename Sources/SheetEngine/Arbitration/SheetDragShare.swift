/// A finger's movement, divided between the sheet and its content.
///
/// Both in points of finger movement, positive downwards; together they are the whole movement.
public struct SheetDragShare: Equatable, Sendable {
  /// The part that moves the sheet.
  public var sheet: Double
  /// The part that scrolls the content: its offset changes by the negative of this.
  public var content: Double

  /// Creates a share.
  public init(sheet: Double, content: Double) {
    self.sheet = sheet
    self.content = content
  }
}
