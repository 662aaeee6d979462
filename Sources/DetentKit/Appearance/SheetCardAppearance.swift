#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The drawing of a sheet's grabber, corners and shadow.
  ///
  /// ```swift
  /// properties.appearance.grabberColor = .systemTeal
  /// properties.appearance.cornerRadii = [.medium: 28, .large: 0]
  /// properties.appearance.shadow = SheetShadow(opacity: 0.25, radius: 24)
  /// ```
  ///
  /// Sheets that DetentKit draws have it. The defaults are those of their look.
  public struct SheetCardAppearance: Equatable {
    /// The grabber's colour; `nil`, the default, for the system's.
    public var grabberColor: UIColor?
    /// The grabber's size in points; `nil`, the default, for the look's.
    public var grabberSize: CGSize?
    /// The distance of the grabber from the sheet's inner edge, in points; `nil`, the default, for the
    /// look's.
    public var grabberSpacing: CGFloat?
    /// The detents at which the grabber is hidden. The default is none.
    public var detentsWithoutGrabber: Set<PresentationDetentReference> = []
    /// The curve of the corners. The default is `.continuous`, the system's.
    public var cornerCurve = CALayerCornerCurve.continuous
    /// The corners that are round, on the screen; `nil`, the default, for the look's.
    public var maskedCorners: CACornerMask?
    /// The corner radius in points at some detents. Between two detents it is interpolated; at detents
    /// without an entry, by default all, it is that of the sheet.
    public var cornerRadii: [PresentationDetentReference: CGFloat] = [:]
    /// The shadow; `nil`, the default, for the look's, which only floating sheets have.
    public var shadow: SheetShadow?

    /// Creates the drawing of a look.
    public init() {}
  }

  /// The shadow of a sheet.
  public struct SheetShadow: Equatable {
    /// The colour. The default is black.
    public var color: UIColor
    /// The opacity, 0...1. The default is 0.09 (L12, fit to pixels).
    public var opacity: CGFloat
    /// The blur radius in points. The default is 15.5 (L12, fit to pixels).
    public var radius: CGFloat
    /// The offset in points. The default is 7.5 points down (L12, fit to pixels).
    public var offset: CGSize

    /// Creates a shadow, by default that of the system's floating sheets.
    public init(
      color: UIColor = .black, opacity: CGFloat = 0.09, radius: CGFloat = 15.5,
      offset: CGSize = CGSize(width: 0, height: 7.5)
    ) {
      self.color = color
      self.opacity = min(max(opacity, 0), 1)
      self.radius = max(radius, 0)
      self.offset = offset
    }
  }
#endif
