#if canImport(UIKit)
  import UIKit

  /// At which detents what is behind a sheet can be used, whether it is dimmed there or not.
  public enum BackgroundInteraction: Hashable, Sendable {
    /// Where it is not dimmed, as UIKit has it. The default.
    case automatic
    /// Always.
    case enabled
    /// Never.
    case disabled
    /// Up to and including a detent.
    case enabledThrough(PresentationDetentReference)
    /// At these detents. On the way between two of them, the one that is left counts.
    case enabledAt(Set<PresentationDetentReference>)

    /// Whether it can be used at a stop.
    ///
    /// - Parameters:
    ///   - index: the stop, -1 below the smallest.
    ///   - isUndimmed: whether it is not dimmed at that stop.
    ///   - place: the stop of a detent, `nil` for one that is unknown or inactive.
    func isEnabled(
      at index: Int, isUndimmed: Bool, place: (PresentationDetentReference) -> Int?
    ) -> Bool {
      switch self {
      case .automatic: isUndimmed
      case .enabled: true
      case .disabled: false
      case .enabledThrough(let detent): place(detent).map { index <= $0 } ?? false
      case .enabledAt(let detents): detents.contains { place($0) == max(index, 0) }
      }
    }
  }
#endif
