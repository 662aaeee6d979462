/// A problem in a list of detents that was repaired.
///
/// Data, not text: shells turn it into a sentence.
public enum SheetDetentIssue: Equatable, Sendable {
  /// The list is empty; the sheet rests at large.
  case empty
  /// No detent is active in this container; the sheet rests at large.
  case noneActive
  /// A detent is lower than the one listed before it; the stops were sorted.
  case unordered(SheetDetentID)
  /// Two detents have the same name; selecting it selects the smaller.
  case duplicate(SheetDetentID)
  /// A detent resolved to something that is not a number; it is inactive.
  case notANumber(SheetDetentID)
  /// A detent resolved below zero; the sheet rests at zero.
  case negative(SheetDetentID)
}
