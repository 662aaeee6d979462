#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension PresentationPolicy.Haptics {
    /// Plays the haptic feedback, and calls ``observer``.
    ///
    /// Headsets have no feedback generators.
    @MainActor
    func play() {
      guard self != .none else { return }
      Self.observer?(self)
      #if !os(visionOS)
        let style: UIImpactFeedbackGenerator.FeedbackStyle = self == .light ? .light : .medium
        UIImpactFeedbackGenerator(style: style).impactOccurred()
      #endif
    }

    /// Called with each feedback that is played; for tests.
    @MainActor static var observer: ((PresentationPolicy.Haptics) -> Void)?
  }
#endif
