#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension CADisplayLink {
    /// Requests the highest rate that the display has, at least 60 frames each second.
    ///
    /// Without a range the link of a ProMotion display fires 60 times each second. An iPhone also
    /// needs the app's Info.plist to say `CADisableMinimumFrameDurationOnPhone`.
    func requestHighestRate() {
      preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    }
  }
#endif
