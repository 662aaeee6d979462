/// An object that shows a sheet in views of its own, for tests and traces that report all sheets of a
/// screen, whichever views show them.
public protocol SheetShowing: AnyObject {
  /// The state of the sheet; `nil` while it is not shown.
  var shownSheet: SheetSession? { get }
  /// The opacity of the dimming view behind the sheet, from 0 to 1.
  var shownDimming: Double { get }
  /// A presented view controller without content of its own that carries the presentation; `nil` if
  /// there is none.
  var presentationCarrier: AnyObject? { get }

  /// Returns the name of a detent; `nil` for an unknown one.
  func detentName(of id: SheetDetentID) -> String?
}
