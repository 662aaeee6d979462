#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import SheetEngine
  import UIKit

  // Tests and traces are the Runtime's; on visionOS detents have no identifiers.

  // Swift 5 does not check the isolation of a conformance, and warns of the attribute.
  #if swift(>=6)
    extension ContextPresentationController: @preconcurrency SheetShowing {}
  #else
    extension ContextPresentationController: SheetShowing {}
  #endif

  extension ContextPresentationController {
    /// The state of the sheet for tests and traces; `nil` while it is not shown. An app reads
    /// ``selectedDetent`` and observes the position.
    public var shownSheet: SheetSession? { isBegun ? session : nil }

    /// The opacity of the dimming view, from 0 to 1.
    public var shownDimming: Double { Double(dimmingView.opacity) }

    /// The view controller that carries the presentation within its context.
    public var presentationCarrier: AnyObject? { helper }

    /// Returns the name of a detent; `nil` for an unknown one.
    public func detentName(of id: SheetDetentID) -> String? {
      if id == .medium { return "medium" }
      if id == .large { return "large" }
      return names.name(of: id)?.uiKitIdentifier.rawValue
    }
  }
#endif
