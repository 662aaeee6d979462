/// What the engine needs to know of the scroll view under the finger.
public struct SheetScroll: Equatable, Sendable {
  /// How far the content is scrolled from its top, in points; 0 or less at the top.
  public var offset: Double

  /// Makes a scroll state.
  public init(offset: Double) {
    self.offset = offset
  }

  /// Whether the content is at its top, or pulled past it.
  public var isAtTop: Bool { offset <= 0 }
}
