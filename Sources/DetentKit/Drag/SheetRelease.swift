#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The end of a drag, from which the app can choose where the sheet goes.
  ///
  /// ```swift
  /// properties.willEndDragging = { release in
  ///   // A fling from the smallest detent does not skip the middle.
  ///   release.start == .height(150) && release.target == .detent(.large)
  ///     ? .detent(.medium) : release.target
  /// }
  /// ```
  public struct SheetRelease: Equatable {
    /// A destination of a sheet that is released.
    public enum Target: Hashable, Sendable {
      /// A detent of the sheet.
      case detent(PresentationDetentReference)
      /// A height in points with the bottom safe area, as ``SheetRelease/height``. It is clamped to the
      /// smallest and the largest detent, and the sheet rests there until it moves again.
      case height(CGFloat)
      /// Dismissal.
      case dismissal
    }

    /// The detent at which the drag began, or the nearest one.
    public var start: PresentationDetentReference
    /// The height of the sheet as the finger was lifted, in points, with the bottom safe area.
    public var height: CGFloat
    /// The velocity of the finger in points a second, positive towards larger detents.
    public var velocity: CGFloat
    /// The height that the sheet would coast to if it had no detents, in points, with the bottom safe
    /// area. It can be negative or above the largest detent.
    public var projectedHeight: CGFloat
    /// The active detents, from the smallest to the largest.
    public var detents: [PresentationDetentReference]
    /// The heights of the sheet at ``detents``, in the same order, in points with the bottom safe area.
    public var detentHeights: [CGFloat]
    /// A Boolean value that indicates whether the drag may dismiss the sheet.
    public var allowsDismissal: Bool
    /// The destination that the sheet has chosen.
    public var target: Target
  }
#endif
