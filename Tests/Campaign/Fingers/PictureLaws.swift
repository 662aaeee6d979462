import DevicePage
import QuartzCore
import VirtualDevice

/// The laws of a screen's pictures: what was drawn change by change is what is drawn anew, and a page
/// that followed every frame has all layers as they are.
@MainActor
final class PictureLaws {
  private let follower: LayerFollower

  /// Indicates whether a program is one of those whose pictures are compared. Drawing the whole screen
  /// anew costs more than all other laws together.
  static func areChecked(in program: FuzzProgram) -> Bool { program.seed.isMultiple(of: 16) }

  init(_ device: VirtualDevice) {
    let follower = LayerFollower(
      host: device.host.layerHost, bitmaps: SentBitmaps(store: BitmapStore()))
    self.follower = follower
    device.addFrameObserver { _ in follower.frameDidPass() }
  }

  /// Returns the first law that does not hold now.
  func check(_ device: VirtualDevice, isAtRest: Bool) -> Fault? {
    device.host.enter {
      checkDrawing(device.host.layerHost) ?? (isAtRest ? checkPage() : nil)
    }
  }

  private func checkDrawing(_ host: LayerHost) -> Fault? {
    let drawn = host.composite().bitmap
    guard let area = drawn.difference(from: host.compositeFromScratch().bitmap) else { return nil }
    return Fault(
      law: "a picture of changes is the picture drawn anew", detail: "pixels differ in \(area)")
  }

  private func checkPage() -> Fault? {
    var writer = ByteWriter()
    _ = follower.write(to: &writer)
    follower.noteAll()
    writer = ByteWriter()
    guard follower.write(to: &writer) else { return nil }
    return Fault(
      law: "the page has the layers of the screen",
      detail: "\(writer.bytes.count) bytes were not written")
  }
}
