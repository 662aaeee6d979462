#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The texts that assistive technology reads at the grabber of a sheet that DetentKit draws. Each is
  /// looked up in the app's `Localizable` strings, and is its own key without an entry.
  extension PresentationPolicy {
    /// The name of the grabber.
    var spokenGrabber: String { grabberLabel ?? Self.localized("Sheet Grabber") }

    /// The names by which Voice Control finds the grabber: its name, and a short one.
    var grabberInputLabels: [String] {
      let (name, short) = (spokenGrabber, Self.localized("Grabber"))
      return name == short ? [name] : [name, short]
    }

    /// Returns the size of a sheet at a detent, as UIKit's grabber has it for its value. For detents
    /// other than medium and large, which UIKit names, it is a percentage of the largest height.
    ///
    /// - Parameters:
    ///   - detent: the detent.
    ///   - share: its height as a fraction of the largest possible height.
    static func spokenSize(of detent: PresentationDetentReference, share: CGFloat) -> String {
      if detent == .large || share >= 1 { return localized("Full screen") }
      if detent == .medium { return localized("Half screen") }
      return NumberFormatter.localizedString(
        from: NSNumber(floatLiteral: Double(share)), number: .percent)
    }

    /// Returns the hint of the grabber.
    ///
    /// - Parameters:
    ///   - isOnly: `true` if the sheet has one detent, so that a tap dismisses it.
    ///   - isLargest: `true` if a tap selects the smallest detent.
    static func spokenHint(isOnly: Bool, isLargest: Bool) -> String {
      if isOnly { return localized("Double-tap to dismiss the sheet") }
      return localized(
        isLargest ? "Double-tap to collapse the sheet" : "Double-tap to expand the sheet")
    }

    private static func localized(_ key: String) -> String {
      Bundle.main.localizedString(forKey: key, value: key, table: nil)
    }
  }
#endif
