/// The appearance of a sheet in one frame, for traces and tests.
package struct SheetSnapshot: Equatable, Sendable {
  /// The frame of the sheet on the screen, in points.
  package var frame: CGRect
  /// The raw identifier of the detent at which it rests or to which it moves; `medium` and `large` for the
  /// system's own; nil before it has one.
  package var detent: String?
  /// The name of the engine's phase: `presenting`, `resting`, `dragging`, `settling`, `dismissing`.
  package var phase: String
  /// The opacity of its dimming view, from zero to one.
  package var dim: CGFloat
  /// The radii of the corners in the sheet's own points, as measured on real sheets (L8): top left,
  /// top right, bottom right, bottom left.
  package var corners: [CGFloat]
  /// Indicates whether its grabber is visible.
  package var grabber: Bool
  /// The visible transform of its presenter.
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

/// A presentation controller that shows a sheet.
@MainActor
package protocol SheetReporting: AnyObject {
  /// The appearance of the sheet in the present frame; `nil` while it is not shown.
  var sheetSnapshot: SheetSnapshot? { get }
}
