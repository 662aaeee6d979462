import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// The display links of DetentKit.
@MainActor
@Suite("Frame rates")
struct FrameRateTests {
  @Test("A display link asks for the rate of a ProMotion display")
  func range() {
    let link = CADisplayLink(target: ActionTarget { _ in }, selector: ActionTarget.action)
    link.requestHighestRate()
    #expect(
      link.preferredFrameRateRange == CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120))
  }
}
