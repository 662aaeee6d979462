#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A change of a presentation's detent, by the user or by code.
  public struct DetentChange: Equatable, Sendable {
    /// The stage of a change.
    public enum Stage: Hashable, Sendable {
      /// The change is decided, and the movement begins.
      case will
      /// The presentation is at rest at the new detent.
      case did
    }

    /// The previous detent; `nil` if it is no longer among the detents.
    public var old: PresentationDetentReference?
    /// The new detent.
    public var new: PresentationDetentReference
    /// The originator of the change.
    public var mover: PresentationPosition.Mover
    /// The stage of the change. Each change is reported in both.
    public var stage: Stage
  }
#endif
