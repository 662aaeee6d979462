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
    ///   - stops: the detents, smallest first.
    ///   - isUndimmed: whether it is not dimmed at that stop.
    func isEnabled(
      at index: Int, of stops: [PresentationDetentReference], isUndimmed: Bool
    ) -> Bool {
      switch self {
      case .automatic: return isUndimmed
      case .enabled: return true
      case .disabled: return false
      case .enabledThrough(let detent):
        guard let last = stops.firstIndex(of: detent) else { return false }
        return index <= last
      case .enabledAt(let detents):
        guard stops.indices.contains(max(index, 0)) else { return false }
        return detents.contains(stops[max(index, 0)])
      }
    }
  }
#endif
