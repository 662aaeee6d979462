/// The state of the scroll view under the finger.
public struct SheetScroll: Equatable, Sendable {
  /// The distance in points by which the content is scrolled from its top; 0 or less at the top.
  public var offset: Double

  /// Creates a scroll state.
  public init(offset: Double) {
    self.offset = offset
  }

  /// Indicates whether the content is at its top, or pulled beyond it.
  public var isAtTop: Bool { offset <= 0 }
}
