#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension CADisplayLink {
    /// Returns a display link of the main run loop that calls `frame` in each frame as long as its
    /// owner exists, at the highest rate of the display and at least 60 times each second. `frame` gets
    /// the time in seconds at which the frame is displayed.
    ///
    /// The run loop retains a display link until it is invalidated, so the link of an owner that is
    /// gone invalidates itself. Without a range of rates the link of a ProMotion display fires 60 times
    /// each second. An iPhone also needs the app's Info.plist to say
    /// `CADisableMinimumFrameDurationOnPhone`.
    @MainActor
    static func following<Owner: AnyObject>(
      _ owner: Owner, _ frame: @escaping @MainActor (Owner, _ targetTime: CFTimeInterval) -> Void
    ) -> CADisplayLink {
      let target = ActionTarget { [weak owner] link in
        guard let link = link as? CADisplayLink else { return }
        if let owner { frame(owner, link.targetTimestamp) } else { link.invalidate() }
      }
      let link = CADisplayLink(target: target, selector: ActionTarget.action)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      link.add(to: .main, forMode: .common)
      return link
    }
  }
#endif
