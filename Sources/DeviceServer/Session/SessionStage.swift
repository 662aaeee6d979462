import UIKit
import VirtualDevice

/// A scene on a device, as one page sees it.
@MainActor
final class SessionStage {
  let device: VirtualDevice
  let player: ScenePlayer
  let fingers: LiveFingers
  private let follower: LayerFollower
  private let chrome: ChromeFollower

  init(
    _ request: SceneRequest, configuration: DeviceServer.Configuration, store: BitmapStore
  ) throws {
    let name = request.scene ?? configuration.scene ?? configuration.scenes.scenes.first?.name
    let scene = try configuration.scenes.scene(name ?? "")
    var values = SceneValues(scene.parameters)
    for (key, value) in (request.set ?? [:]).sorted(by: { $0.key < $1.key }) {
      try values.set(key, to: value)
    }
    try values.check()
    device = VirtualDevice(
      model: request.device.flatMap(DeviceModel.named) ?? configuration.device,
      appearance: request.appearance.flatMap(DeviceAppearance.init) ?? .light,
      orientation: request.orientation.flatMap(DeviceOrientation.init) ?? .portrait,
      style: request.style.flatMap(DeviceStyle.init) ?? .ios26)
    if request.rightToLeft == true { device.setLayoutDirection(.rightToLeft) }
    let bitmaps = SentBitmaps(store: store)
    follower = LayerFollower(host: device.host.layerHost, bitmaps: bitmaps)
    chrome = ChromeFollower(device: device, bitmaps: bitmaps)
    fingers = LiveFingers(device: device)
    player = ScenePlayer(scene, values: values, on: device)
    device.addFrameObserver { [follower, chrome] _ in
      follower.frameDidPass()
      chrome.frameDidPass()
    }
  }

  /// Runs a frame.
  func step() {
    fingers.deliver()
    device.step()
  }

  /// Whether a finger is on the screen.
  var isTouched: Bool { fingers.isTouching }

  /// Whether nothing would happen without a finger.
  var isResting: Bool { !fingers.isTouching && device.pendingWork.isEmpty && !chrome.isStale }

  /// Writes what changed. Returns whether that is anything.
  func write(to writer: inout ByteWriter) -> Bool {
    let hasLayers = follower.write(to: &writer)
    chrome.layersChanged(hasLayers)
    let hasChrome = chrome.write(to: &writer)
    return hasLayers || hasChrome
  }
}
