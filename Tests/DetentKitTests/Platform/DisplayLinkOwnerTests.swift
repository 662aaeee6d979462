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
    var times: [CFTimeInterval] = []
  }

  @Test("A display link requests the rate of a ProMotion display")
  func range() {
    let link = CADisplayLink.following(Owner()) { _, _ in }
    #expect(
      link.preferredFrameRateRange == CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120))
    link.invalidate()
  }

  @Test(
    "A display link passes the time at which its frame is displayed, at any rate",
    arguments: [PermittedDifferences(), [.frames120], [.frames30]])
  func time(rate: PermittedDifferences) throws {
    let app = TestApp(on: VirtualDevice(model: .iPhone16, differences: rate)) { UIViewController() }
    let owner = Owner()
    let link = CADisplayLink.following(owner) { owner, time in owner.times.append(time) }
    var calls: [(last: CFTimeInterval, target: CFTimeInterval)] = []
    let plain = CADisplayLink { calls.append(($0.timestamp, $0.targetTimestamp)) }
    plain.add(to: .main, forMode: .common)
    app.advance(by: 0.2)
    link.invalidate()
    plain.invalidate()
    #expect(calls.count >= 5)
    #expect(owner.times == calls.map(\.target))
    // The timestamp is that of the frame before.
    for (time, call) in zip(owner.times, calls.dropFirst()) {
      #expect(abs(time - call.last) < 1e-9)
    }
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
