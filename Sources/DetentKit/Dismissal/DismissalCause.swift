#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The cause of an attempt to dismiss a presentation that prevents its dismissal.
  public enum DismissalCause: Hashable, Sendable {
    /// A drag below the smallest detent.
    case drag
    /// A tap outside of the presented view.
    case outsideTap
    /// The escape gesture of assistive technology, or the Escape key of a hardware keyboard.
    case escape
    /// A tap on the grabber of a sheet with one detent, which would dismiss it.
    case grabber
    /// Code that asked, with ``SheetDismissAction/attempt()`` or
    /// ``UIKit/UIViewController/attemptDismissal(animated:)``.
    case code
  }
#endif
