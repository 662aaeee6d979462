#if canImport(UIKit)
  import UIKit

  /// A presentation goes from one detent to another, by a finger or by code.
  public struct DetentChange: Equatable, Sendable {
    /// How far the change is.
    public enum Stage: Hashable, Sendable {
      /// It is decided, and the movement begins.
      case will
      /// It is at rest at the new detent.
      case did
    }

    /// Where it was. `nil` if that detent is not among its detents any more.
    public var old: PresentationDetentReference?
    /// Where it goes or is.
    public var new: PresentationDetentReference
    /// Who brought it about.
    public var mover: PresentationPosition.Mover
    /// How far the change is.
    public var stage: Stage
  }
#endif
