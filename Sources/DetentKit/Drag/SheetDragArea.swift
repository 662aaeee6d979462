#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The part of a sheet in which a drag moves it.
  public enum SheetDragArea: Hashable, Sendable {
    /// The whole sheet. Scroll views in it share the drag.
    case surface
    /// The grabber. Elsewhere drags belong to the content. A sheet whose grabber is not shown cannot
    /// be dragged.
    case grabber
    /// No part: only code, taps and assistive technologies move the sheet.
    case none
  }
#endif
