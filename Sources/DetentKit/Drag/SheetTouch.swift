#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A touch that could begin a drag of a sheet.
  ///
  /// ```swift
  /// properties.shouldBeginDragging = { touch in
  ///   // The lower half of the sheet is a drawing.
  ///   touch.location.y < 200 && !(touch.view is UIControl)
  /// }
  /// ```
  public struct SheetTouch {
    /// The location in the presented view controller's view, in points.
    public var location: CGPoint
    /// The view under the finger.
    public var view: UIView?
    /// The detent at which the sheet rests or to which it moves; `nil` if it is not known.
    public var detent: PresentationDetentReference?
  }
#endif
