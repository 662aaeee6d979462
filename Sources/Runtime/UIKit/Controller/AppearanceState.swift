/// Where a controller stands between not being shown and being shown, and how often that was
/// announced but not yet finished.
package struct AppearanceState {
  package enum Phase: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  package var phase = Phase.disappeared
  package var isAnimated = false
  /// Announcements not yet ended; containers may nest them.
  package var pendingTransitions = 0
  /// Whether ``UIViewController/viewIsAppearing(_:)`` has run in this appearance.
  package var hasReportedIsAppearing = false
  /// Whether somebody moves the view who tells of appearance himself.
  package var isMoved = false

  package init() {}
}
