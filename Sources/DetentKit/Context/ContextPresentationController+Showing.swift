#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// The sheet for tests and traces of a device; an app reads ``selectedDetent`` and observes the
  /// position.
  extension ContextPresentationController: @preconcurrency SheetShowing {
    public var shownSheet: SheetSession? { isBegun ? session : nil }

    public var shownDimming: Double { Double(dimmingView.alpha) }

    public var presentationCarrier: AnyObject? { helper }

    public func detentName(of id: SheetDetentID) -> String? {
      if id == .medium { return "medium" }
      if id == .large { return "large" }
      return names.name(of: id)?.uiKitIdentifier.rawValue
    }
  }
#endif
