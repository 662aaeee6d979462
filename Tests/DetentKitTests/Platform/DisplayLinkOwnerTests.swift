import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// The display links of DetentKit.
@MainActor
@Suite("Display links with an owner")
struct DisplayLinkOwnerTests {
  final class Owner {
    var frames = 0
  }

  @Test("A display link requests the rate of a ProMotion display")
  func range() {
    let link = CADisplayLink.following(Owner()) { _, _ in }
    #expect(
      link.preferredFrameRateRange == CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120))
    link.invalidate()
  }

  @Test("A display link ends with its owner")
  func end() throws {
    let app = TestApp { UIViewController() }
    var owner: Owner? = Owner()
    weak let link = owner.map { CADisplayLink.following($0) { owner, _ in owner.frames += 1 } }
    app.advance(by: 0.1)
    #expect(try #require(owner).frames >= 5)
    #expect(link != nil)
    owner = nil
    try app.settle()
    #expect(link == nil)
  }
}
