import UIKit

/// The frames of the display.
@MainActor
final class FrameClock: NSObject {
  /// Called in each frame with its time in seconds.
  var onFrame: ((Double) -> Void)?
  private var link: CADisplayLink?

  override init() {
    super.init()
    let link = CADisplayLink(target: self, selector: Self.action)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the calls.
  func stop() {
    link?.invalidate()
    link = nil
    onFrame = nil
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func fire(_ link: AnyObject) {
    guard let time = self.link?.targetTimestamp else { return }
    onFrame?(time)
  }

  // Without Objective-C the selector has the method with it.
  #if canImport(ObjectiveC)
    private static let action = #selector(fire(_:))
  #else
    private static let action = Selector("fire(_:)", FrameClock.fire(_:))
  #endif
}
