#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The accessibility and feedback settings of a presentation: haptics, reduced motion,
  /// announcements and the reading direction.
  public struct PresentationPolicy: Equatable, Sendable {
    /// The haptic feedback when a finger moves the presentation to another detent.
    public enum Haptics: Hashable, Sendable {
      /// No feedback: the default, as in UIKit.
      case none
      /// A light impact.
      case light
      /// A medium impact.
      case firm
    }

    /// The treatment of animations by code while Reduce Motion is on.
    public enum ReducedMotion: Hashable, Sendable {
      /// The system's: UIKit's sheets animate as always. The default.
      case system
      /// Changes by code are not animated. A finger is always followed.
      case jumps
    }

    /// The haptic feedback when a finger moves the presentation to another detent. The default is
    /// none.
    public var haptics = Haptics.none
    /// The treatment of animations by code while Reduce Motion is on. The default is
    /// ``ReducedMotion/system``.
    public var reducedMotion = ReducedMotion.system
    /// Returns the announcement of assistive technology at a new detent, in the app's language, or
    /// `nil` for none. `nil`, the default, never announces.
    public var announcement: (@Sendable (PresentationDetentReference) -> String?)?
    /// A Boolean value that indicates whether a sheet is presented at its largest detent while VoiceOver
    /// is running. The default is `false`: it is presented at the selected detent, as UIKit's sheets
    /// are.
    public var startsLargestWithVoiceOver = false
    /// The reading direction that leading and trailing edges follow; `nil`, the default, for the
    /// content's.
    public var layoutDirection: UIUserInterfaceLayoutDirection?

    /// The name by which assistive technology speaks of the grabber of a sheet that DetentKit draws, in
    /// the user's language. `nil`, the default, looks up "Sheet Grabber" in the app's `Localizable`
    /// strings and is that text without an entry. UIKit's sheets have a name of their own.
    public var grabberLabel: String?

    /// Creates a policy with the system's behaviour.
    public init() {}

    /// Compares two policies. Closures cannot be compared: two announcements are equal if both are
    /// set or both are not.
    public static func == (one: Self, other: Self) -> Bool {
      one.haptics == other.haptics && one.reducedMotion == other.reducedMotion
        && one.layoutDirection == other.layoutDirection
        && one.startsLargestWithVoiceOver == other.startsLargestWithVoiceOver
        && one.grabberLabel == other.grabberLabel
        && (one.announcement == nil) == (other.announcement == nil)
    }

    /// Indicates whether a presentation that begins now begins at the largest detent.
    @MainActor
    var startsLargest: Bool { startsLargestWithVoiceOver && UIAccessibility.isVoiceOverRunning }

    @MainActor
    var jumps: Bool {
      reducedMotion == .jumps && UIAccessibility.isReduceMotionEnabled
    }

    /// Plays the feedback, for a change by the user, and announces the detent.
    @MainActor
    func arrived(at detent: PresentationDetentReference, byUser: Bool) {
      if byUser { haptics.play() }
      if let words = announcement?(detent) {
        UIAccessibility.post(notification: .announcement, argument: words)
      }
    }
  }
#endif
