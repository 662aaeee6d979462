/// The shape of a sheet where there is room for a choice: page or form.
public enum SheetKind: Equatable, Sendable {
  /// A sheet as wide as the container allows.
  case page
  /// A smaller card in the middle, in a regular width; elsewhere the same as `page` (G7).
  case form
}

/// The properties of a sheet presentation controller as one value.
///
/// ```swift
/// var configuration = SheetConfiguration(detents: [.medium, .large])
/// configuration.largestUndimmed = .medium
/// configuration.prefersGrabberVisible = true
/// ```
public struct SheetConfiguration: Equatable, Sendable {
  /// The detents, smallest first. Invalid lists are repaired and reported, see
  /// ``SheetStops/issues``.
  public var detents: [SheetDetent]
  /// The heights that depend on the content.
  public var measurements = SheetMeasurements()
  /// The least height of every detent in points, without the bottom safe area; `nil`, the default,
  /// for none. It is at most the greatest one.
  public var minimumHeight: Double?
  /// The greatest height of every detent in points, without the bottom safe area; `nil`, the
  /// default, for the container's.
  public var maximumHeight: Double?
  /// The largest detent at which the background is neither dimmed nor blocked. `nil`, the default,
  /// or an unknown one: none.
  public var largestUndimmed: SheetDetentID?
  /// Indicates whether a grabber is shown where it is of use. The default is `false`.
  public var prefersGrabberVisible = false
  /// The corner radius in points, `nil` for the system's. Values below 0 are treated as 0.
  public var preferredCornerRadius: Double?
  /// Indicates whether scrolling up from the content's top makes the sheet larger first. The
  /// default is `true`.
  public var prefersScrollingExpands = true
  /// Indicates whether the sheet is attached to the edge in compact height instead of filling the
  /// container. The default is `false`.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Indicates whether an edge-attached sheet in compact height is as wide as
  /// ``preferredContentSize``. The default is `false`.
  public var widthFollowsPreferredContentSize = false
  /// The content's preferred size in points, `nil` or not positive where it has none.
  public var preferredContentSize: SheetSize?
  /// The shape. The default is `page`.
  public var kind = SheetKind.page
  /// Indicates whether the user is prevented from dismissing the sheet. The default is `false`.
  public var isModal = false
  /// The horizontal centre in points of the sheet's source view, `nil` for the container's centre.
  /// It applies to sheets narrower than the container only.
  public var sourceCenterX: Double?

  /// Creates a configuration, by default with the one detent `large`.
  public init(detents: [SheetDetent] = [.large]) {
    self.detents = detents
  }
}
