#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The implementation that presents a sheet.
  public enum SheetPresenter: Hashable, Sendable {
    /// The system's sheet if it supports all properties that are set, otherwise DetentKit's own in the
    /// look of the running system.
    case automatic
    /// The system's sheet. Properties that it does not support are reported to ``DetentMisuse``.
    case system
    /// DetentKit's own sheet. Properties that only the system's supports are reported to
    /// ``DetentMisuse``.
    case detentKit
  }
#endif
