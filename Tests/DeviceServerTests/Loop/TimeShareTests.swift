import Testing

@testable import DeviceServer

@Suite("Time for the pages")
struct TimeShareTests {
  @Test("After long work a page pauses as long while others move, and at most a second")
  func pauses() {
    var share = TimeShare()
    #expect(share.allows(at: 100, amongOthers: true))
    share.spent(0.2, at: 100.2)
    #expect(!share.allows(at: 100.39, amongOthers: true))
    #expect(share.allows(at: 100.39, amongOthers: false))
    #expect(share.allows(at: 100.41, amongOthers: true))
    share.spent(30, at: 200)
    #expect(share.resumes == 201)
  }

  @Test("A page that needs less than half of each frame never pauses")
  func free() {
    var share = TimeShare()
    share.spent(FramePacer.frameTime * 0.45, at: 100)
    #expect(share.allows(at: 100, amongOthers: true))
  }
}
