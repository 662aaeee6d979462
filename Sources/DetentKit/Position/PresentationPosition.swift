#if canImport(UIKit)
  import UIKit

  /// Where a presentation is in one frame.
  public struct PresentationPosition: Equatable, Sendable {
    /// What it is doing.
    public enum Phase: Hashable, Sendable {
      /// It comes in.
      case presenting
      /// It is at rest.
      case resting
      /// A finger has it.
      case dragging
      /// It moves to where it will rest.
      case settling
      /// It goes.
      case dismissing
      /// It is gone. This is the last position of a presentation.
      case dismissed
    }

    /// Who brought the movement about.
    public enum Mover: Hashable, Sendable {
      /// A finger, a tap or assistive technology.
      case user
      /// The app.
      case code
      /// The keyboard, a rotation, another size of the window.
      case system
    }

    /// From the edge to which it belongs to its inner edge, in points. 0 is out of sight.
    public var height: CGFloat
    /// The stop at or below which it is: -1 below the smallest, 0 for the smallest, and so on.
    public var index: Int
    /// How far it is on the way to the next stop, from 0 to less than 1; below the smallest stop the way
    /// from out of sight to that.
    public var progress: CGFloat
    /// What it is doing.
    public var phase: Phase
    /// Who brought the movement about.
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

    /// Index and progress in one number: 1.5 is halfway from the second stop to the third.
    public var total: CGFloat { CGFloat(index) + progress }

    /// Finds a height among the heights of stops, ascending, all of which begin at a floor.
    static func locate(
      _ height: CGFloat, among stops: [CGFloat], above floor: CGFloat = 0
    ) -> (index: Int, progress: CGFloat) {
      guard let smallest = stops.first, let largest = stops.last else { return (0, 0) }
      let lowest = smallest + floor
      if height < lowest { return (-1, lowest > 0 ? max(height, 0) / lowest : 0) }
      if height >= largest + floor { return (stops.count - 1, 0) }
      let index = (stops.lastIndex { $0 + floor <= height }) ?? 0
      let step = stops[index + 1] - stops[index]
      return (index, step > 0 ? (height - floor - stops[index]) / step : 0)
    }
  }
#endif
