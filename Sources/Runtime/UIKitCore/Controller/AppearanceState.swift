/// The phase of a view controller between disappeared and appeared, and the number of announced
/// changes that have not ended.
package struct AppearanceState {
  package enum Phase: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  package var phase = Phase.disappeared
  package var isAnimated = false
  /// The number of announced transitions that have not ended; containers may nest them.
  package var pendingTransitions = 0
  /// Indicates whether ``UIViewController/viewIsAppearing(_:)`` was called in this appearance.
  package var hasReportedIsAppearing = false
  /// Indicates whether the children are about to be notified of an appearance that begins, so that
  /// those whose views are added now must not begin one of their own.
  package var isAnnouncing = false
  /// Indicates whether a presentation or container moves the view and sends the appearance
  /// callbacks itself.
  package var isMoved = false

  package init() {}
}
