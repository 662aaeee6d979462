import DevicePage
import Testing
import UIKit
import VirtualDevice

/// The status bar of a live page while it comes and goes.
@Suite("The status bar on a page")
@MainActor
struct StatusBarFollowingTests {
  final class Root: UIViewController {
    var hides = false
    var animation = UIStatusBarAnimation.fade
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  }

  /// A part about the system's bars, as it was written.
  struct Part {
    var hasStatusBar: Bool
    var slides: Bool
    var share: UInt8

    init(_ bytes: [UInt8]) {
      // The pictures are written before it. Its last bytes are its look and the visible share; before
      // them are two rectangles of 16 bytes, and the number of the status bar's picture.
      share = bytes[bytes.count - 1]
      slides = bytes[bytes.count - 2] & 4 != 0
      hasStatusBar = bytes[bytes.count - 2 - 32 - 1] != 0
    }
  }

  @Test(
    "It fades or slides frame by frame, is gone at its end, and returns the same",
    arguments: [UIStatusBarAnimation.fade, .slide])
  func movement(_ animation: UIStatusBarAnimation) throws {
    let root = Root()
    root.animation = animation
    root.view.backgroundColor = .white
    let device = VirtualDevice(model: .iPhone16)
    device.window.rootViewController = root
    device.window.makeKeyAndVisible()
    let follower = ChromeFollower(device: device, bitmaps: SentBitmaps(store: BitmapStore()))
    func parts(frames: Int) -> [Part] {
      (0..<frames).compactMap { _ in
        device.step()
        follower.frameDidPass()
        var writer = ByteWriter()
        return follower.write(to: &writer) ? Part(writer.bytes) : nil
      }
    }
    let first = try #require(parts(frames: 20).last)
    #expect(first.hasStatusBar && !first.slides && first.share == 255)
    for hides in [true, false] {
      root.hides = hides
      UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
      let moving = parts(frames: 40)
      let shares = moving.map(\.share)
      #expect(shares.count > 15)
      #expect(shares == (hides ? shares.sorted(by: >) : shares.sorted()))
      let last = try #require(moving.last)
      #expect(last.hasStatusBar == !hides && last.share == (hides ? 0 : 255))
      for part in moving where part.share > 0 && part.share < 255 {
        #expect(part.hasStatusBar && part.slides == (animation == .slide))
      }
      #expect(parts(frames: 30).isEmpty, "nothing is sent at rest")
    }
  }
}
