#if canImport(UIKit)
  import UIKit

  extension PresentationPolicy.Haptics {
    /// Plays it.
    ///
    /// Generators are where there is something to feel: not on headsets. Tests hear of it through
    /// ``observer``.
    @MainActor
    func play() {
      guard self != .none else { return }
      Self.observer?(self)
      #if !os(visionOS)
        let style: UIImpactFeedbackGenerator.FeedbackStyle = self == .light ? .light : .medium
        UIImpactFeedbackGenerator(style: style).impactOccurred()
      #endif
    }

    /// Hears what is played; for tests.
    @MainActor static var observer: ((PresentationPolicy.Haptics) -> Void)?
  }
#endif
