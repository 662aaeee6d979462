/// Page or form: the two shapes of a sheet where there is room for a choice.
public enum SheetKind: Equatable, Sendable {
  /// As wide as the container allows.
  case page
  /// A smaller card in the middle, in a regular width; elsewhere the same as `page` (G7).
  case form
}

/// What an app asks of a sheet: the properties of a sheet presentation controller as one value.
///
/// ```swift
/// var configuration = SheetConfiguration(detents: [.medium, .large])
/// configuration.largestUndimmed = .medium
/// configuration.prefersGrabberVisible = true
/// ```
public struct SheetConfiguration: Equatable, Sendable {
  /// Where the sheet may rest, smallest first. Bad lists are repaired and reported, see
  /// ``SheetStops/issues``.
  public var detents: [SheetDetent]
  /// Heights only the content knows.
  public var measurements = SheetMeasurements()
  /// Largest detent that leaves what is behind undimmed and touchable. `nil` or an unknown name:
  /// none.
  public var largestUndimmed: SheetDetentID?
  /// Whether a grabber shows where it is of use. Default: no.
  public var prefersGrabberVisible = false
  /// Radius of the corners in points, `nil` for the system's. Below 0 counts as 0.
  public var preferredCornerRadius: Double?
  /// Whether scrolling up from the content's top makes the sheet larger first. Default: yes.
  public var prefersScrollingExpands = true
  /// Whether the sheet stays a sheet in compact height instead of filling the container.
  /// Default: no.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether an edge-attached sheet in compact height is as wide as ``preferredContentSize``.
  /// Default: no.
  public var widthFollowsPreferredContentSize = false
  /// Size the content prefers, `nil` or not positive where it has none.
  public var preferredContentSize: SheetSize?
  /// Page or form. Default: page.
  public var kind = SheetKind.page
  /// Whether the user is kept from dismissing the sheet. Default: no.
  public var isModal = false
  /// Horizontal centre in points of what the sheet came from, `nil` for the container's centre.
  /// Only sheets narrower than the container care.
  public var sourceCenterX: Double?

  /// Makes a configuration; the default has the one detent `large`.
  public init(detents: [SheetDetent] = [.large]) {
    self.detents = detents
  }
}
