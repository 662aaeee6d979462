#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The size at which the content of a sheet is laid out while the sheet is between its detents.
  public enum SheetContentMode: Hashable, Sendable {
    /// The content has the size of the sheet at each moment, and is laid out anew while the sheet moves.
    case fitToBounds
    /// The content has the size of the sheet at its largest detent, with the safe area that it has there.
    ///
    /// It moves with the sheet's free edge and is laid out only when the size at the largest detent changes.
    /// At smaller detents the part that does not fit is clipped: a scroll view reaches the end of its content
    /// only at the largest one. See ``SheetProperties/scrollingDetents``.
    case `static`
  }
#endif
