#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The detents at which the background stays interactive, dimmed or not.
  public enum BackgroundInteraction: Hashable, Sendable {
    /// The detents at which the background is not dimmed, as in UIKit. The default.
    case automatic
    /// All detents.
    case enabled
    /// No detent.
    case disabled
    /// The detents up to this one. If it is not an active detent of the sheet, none.
    case enabledThrough(PresentationDetentReference)
    /// The detents of a set. Between two detents, the lower one decides.
    case enabledAt(Set<PresentationDetentReference>)

    /// Returns whether the background is interactive at a detent.
    ///
    /// - Parameters:
    ///   - index: the detent's index, -1 below the smallest.
    ///   - isUndimmed: `true` if the background is not dimmed at that detent.
    ///   - place: returns a detent's index, `nil` for one that is unknown or inactive.
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
