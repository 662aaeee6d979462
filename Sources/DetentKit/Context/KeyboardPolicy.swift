#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The response of a sheet to the keyboard, by how much of its context the keyboard covers. It
  /// applies to presentations from the bottom edge.
  public enum KeyboardPolicy: Hashable, Sendable {
    /// The largest detent is selected while the keyboard is shown, as in UIKit's sheets. A sheet
    /// with a single detent grows by the covered height.
    case fill
    /// The selected detent stays, and the sheet grows by the covered height.
    case keepsDetent
    /// The sheet keeps its height and rests on the keyboard: the context is treated as shorter by
    /// the covered height.
    case follows
    /// The keyboard has no effect.
    case none
  }
#endif
