import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
  @Test("A picture has the screen's pixels, or fewer on wish")
  func size() throws {
    let device = VirtualDevice(model: .iPhoneSE3)
    device.show { BoxController() }
    let full = try device.snapshot()
    #expect((full.width, full.height) == (750, 1334))
    let small = try device.snapshot(scale: 0.5)
    #expect((small.width, small.height) == (188, 334))
    #expect(throws: DeviceError.self) { try device.snapshot(scale: 3) }
    #expect(throws: DeviceError.self) { try device.snapshot(scale: 0) }
    #expect(throws: DeviceError.self) { try device.snapshot(scale: 0.0001) }
  }

  @Test("The app and the system's bars are on it")
  func contents() throws {
    let device = VirtualDevice(model: .iPhone16)
    device.show { BoxController() }
    let picture = try device.capture(scale: 1)
    // The middle of the box, of the sensors' pill, of the home indicator.
    #expect(picture[150, 250] == UIColor.systemBlue.cgColor.premultipliedPixel)
    #expect(picture[196, 30] == 0xFF00_0000)
    #expect(picture[196, 841] == 0xFF00_0000)
    device.showsSystemBars = false
    let bare = try device.capture(scale: 1)
    #expect(bare[196, 30] == 0xFFFF_FFFF)
    let difference = try #require(picture.difference(from: bare))
    #expect(difference.minY < 59)
    #expect(difference.maxY > 852 - 34)
  }

  @Test("The last picture of a device equals the ones before", arguments: [nil, 3, 1.0])
  func lastPicture(scale: Double?) throws {
    let device = VirtualDevice(model: .iPhone16)
    device.show { BoxController() }
    let picture = try device.capture(scale: scale)
    let last = try device.captureLast(scale: scale)
    #expect((last.width, last.height) == (picture.width, picture.height))
    #expect(picture.difference(from: last) == nil)
    // The bars are only in the picture, not in a frame after it.
    device.showsSystemBars = false
    let bare = try device.capture(scale: scale)
    device.showsSystemBars = true
    #expect(picture.difference(from: bare) != nil)
  }

  // Fact N4.65.
  @Test(
    "The home indicator is dimmed while the gestures of the bottom edge are deferred",
    arguments: [
      (UIRectEdge.bottom, false, true), (.all, false, true), (.top, false, false),
      (.bottom, true, false),
    ])
  func deferredGestures(_ edges: UIRectEdge, _ hides: Bool, _ dims: Bool) throws {
    final class Game: UIViewController {
      var edges: UIRectEdge = []
      var hides = false
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
      override var prefersHomeIndicatorAutoHidden: Bool { hides }
    }
    let device = VirtualDevice(model: .iPhone16)
    device.show {
      let game = Game()
      game.edges = edges
      game.hides = hides
      game.view.backgroundColor = .white
      return game
    }
    device.step()
    let pixel = try device.capture(scale: 1)[196, 841]
    // Three tenths of black over white, or black, or none.
    #expect((0xFFB0_B0B0...0xFFB6_B6B6).contains(pixel) == dims)
    if !dims { #expect(pixel == (hides ? 0xFFFF_FFFF : 0xFF00_0000)) }
  }

  @Test("In the dark the bars are light")
  func dark() throws {
    let device = VirtualDevice(model: .iPhone16, appearance: .dark)
    device.show { BoxController() }
    let picture = try device.capture(scale: 1)
    #expect(picture[196, 841] == 0xFFFF_FFFF)
    device.setAppearance(.light)
    #expect(try device.capture(scale: 1)[196, 841] == 0xFF00_0000)
  }

  @Test("On its side a phone has no status bar, and one with a button no indicator")
  func bars() throws {
    let device = VirtualDevice(model: .iPhoneSE3, orientation: .landscapeRight)
    device.show { BoxController() }
    let picture = try device.capture(scale: 1)
    device.showsSystemBars = false
    #expect(try device.capture(scale: 1).difference(from: picture) == nil)
  }

  @Test(
    "Two devices that do the same look the same, in every frame",
    arguments: [
      DeviceModel.iPhoneSE3, .iPadA16,
    ])
  func deterministic(model: DeviceModel) throws {
    func frames() throws -> [Bitmap] {
      let device = VirtualDevice(model: model)
      let controller = BoxController()
      device.show { controller }
      controller.moveBox(over: 0.1)
      var frames: [Bitmap] = []
      for _ in 0..<5 {
        device.step()
        frames.append(try device.capture(scale: 1))
      }
      return frames
    }
    let first = try frames()
    let second = try frames()
    for (a, b) in zip(first, second) { #expect(a.difference(from: b) == nil) }
    #expect(first[0].difference(from: first[4]) != nil)
  }
}
