#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The position of a presentation in one frame.
  public struct PresentationPosition: Equatable, Sendable {
    /// The phase of a presentation.
    public enum Phase: Hashable, Sendable {
      /// The presentation animates in.
      case presenting
      /// The presented view is at rest.
      case resting
      /// A finger drags the presented view.
      case dragging
      /// The presented view animates to a detent.
      case settling
      /// The presented view animates out.
      case dismissing
      /// The presentation has ended. This is the last position of a presentation.
      case dismissed
    }

    /// The originator of a movement.
    public enum Mover: Hashable, Sendable {
      /// A finger, a tap or assistive technology.
      case user
      /// The app.
      case code
      /// The keyboard, a rotation, or a change of the window's size.
      case system
    }

    /// The visible height in points, from the edge of the screen or context to the presented view's
    /// inner edge. 0 is out of sight.
    public var height: CGFloat
    /// The index of the largest detent at or below the position, among the active ones in ascending
    /// order; -1 below the smallest.
    public var index: Int
    /// The progress from that detent to the next larger one, 0..<1; below the smallest detent, from
    /// out of sight to it.
    public var progress: CGFloat
    /// The presentation's phase.
    public var phase: Phase
    /// The originator of the movement.
    public var mover: Mover

    /// Creates a position.
    public init(
      height: CGFloat, index: Int, progress: CGFloat, phase: Phase, mover: Mover
    ) {
      self.height = height
      self.index = index
      self.progress = progress
      self.phase = phase
      self.mover = mover
    }

    /// The index and the progress as one number: 1.5 is halfway from the second detent to the
    /// third.
    public var total: CGFloat { CGFloat(index) + progress }
  }
#endif
