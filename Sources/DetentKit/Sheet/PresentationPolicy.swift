#if canImport(UIKit)
  import UIKit

  /// What a presentation does for the people who use it, beside moving: one value for all of it.
  public struct PresentationPolicy: Equatable, Sendable {
    /// What is felt when a presentation comes to another detent by a finger.
    public enum Haptics: Hashable, Sendable {
      /// Nothing: the default, as in UIKit.
      case none
      /// A light tap.
      case light
      /// A firm tap.
      case firm
    }

    /// What becomes of movements by code where motion is to be reduced.
    public enum ReducedMotion: Hashable, Sendable {
      /// The system's answer: UIKit's sheets move as always. The default.
      case system
      /// They happen at once.
      case jumps
    }

    /// What is felt.
    public var haptics = Haptics.none
    /// What becomes of movements by code.
    public var reducedMotion = ReducedMotion.system
    /// What assistive technology says when it comes to another detent, given by the app, so in its
    /// language; `nil`, the default, for nothing.
    public var announcement: (@Sendable (PresentationDetentReference) -> String?)?
    /// The direction of leading and trailing; `nil`, the default, for the content's.
    public var layoutDirection: UIUserInterfaceLayoutDirection?

    /// Creates the policy that everything is as the system has it.
    public init() {}

    /// Whether two policies say the same. Two ways to announce do when both are there.
    public static func == (one: Self, other: Self) -> Bool {
      one.haptics == other.haptics && one.reducedMotion == other.reducedMotion
        && one.layoutDirection == other.layoutDirection
        && (one.announcement == nil) == (other.announcement == nil)
    }

    @MainActor
    var jumps: Bool {
      reducedMotion == .jumps && UIAccessibility.isReduceMotionEnabled
    }

    /// A finger brought it to another detent.
    @MainActor
    func arrived(at detent: PresentationDetentReference, byUser: Bool) {
      if byUser { haptics.play() }
      if let words = announcement?(detent) {
        UIAccessibility.post(notification: .announcement, argument: words)
      }
    }
  }
#endif
