/// What a sheet shows in a frame, for traces and tests.
package struct SheetSnapshot: Equatable, Sendable {
  /// What is seen of the sheet on the screen, in points.
  package var frame: CGRect
  /// The raw identifier of the detent it stands at or goes to; `medium` and `large` for the
  /// system's own; nil before it has one.
  package var detent: String?
  /// The name of the engine's phase: `presenting`, `resting`, `dragging`, `settling`, `dismissing`.
  package var phase: String
  /// The opacity of the dimming behind it, from zero to one.
  package var dim: CGFloat
  /// The radii of the corners in the sheet's own points, as measured on real sheets (L8): top left,
  /// top right, bottom right, bottom left.
  package var corners: [CGFloat]
  /// Whether its grabber is shown.
  package var grabber: Bool
  /// The transform its presenter is seen with.
  package var presenterTransform: CGAffineTransform

  package init(
    frame: CGRect, detent: String?, phase: String, dim: CGFloat, corners: [CGFloat],
    grabber: Bool, presenterTransform: CGAffineTransform = .identity
  ) {
    self.frame = frame
    self.detent = detent
    self.phase = phase
    self.dim = dim
    self.corners = corners
    self.grabber = grabber
    self.presenterTransform = presenterTransform
  }
}

/// A presentation controller that shows a sheet tells of it through this.
@MainActor
package protocol SheetReporting: AnyObject {
  /// What the sheet shows at the present frame; nil while it shows nothing.
  var sheetSnapshot: SheetSnapshot? { get }
}
