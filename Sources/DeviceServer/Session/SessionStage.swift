import UIKit
import VirtualDevice

/// A scene on a device, for one page.
@MainActor
final class SessionStage {
  let device: VirtualDevice
  let player: ScenePlayer
  let fingers: LiveFingers
  let log = InputLog()
  /// The elements of the screen in the last report to the page.
  var elements: [ScreenElement] = []
  let follower: LayerFollower
  /// The callbacks since the last report to the page, the latest of them.
  private var events: [String] = []
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
      model: try request.device.map(DeviceModel.init(naming:)) ?? configuration.device,
      appearance: try Self.choice(request.appearance) ?? .light,
      orientation: try Self.choice(request.orientation) ?? .portrait,
      contentSizeCategory: try request.textSize.map(UIContentSizeCategory.init(naming:)) ?? .large,
      style: try Self.choice(request.style) ?? .ios26)
    if request.rightToLeft == true { device.setLayoutDirection(.rightToLeft) }
    if request.reduceMotion == true { device.setReducesMotion(true) }
    let bitmaps = SentBitmaps(store: store)
    follower = LayerFollower(host: device.host.layerHost, bitmaps: bitmaps)
    chrome = ChromeFollower(device: device, bitmaps: bitmaps)
    fingers = LiveFingers(device: device, log: log)
    player = ScenePlayer(scene, values: values, on: device)
    device.addFrameObserver { [follower, chrome] _ in
      follower.frameDidPass()
      chrome.frameDidPass()
    }
  }

  /// The number of callbacks that are kept for a page that does not request them; tunable.
  private static let mostEvents = 200

  /// Runs a frame.
  func step() {
    if !fingers.deliver() { log.passed(device.frameDuration) }
    device.step()
    keepEvents()
  }

  /// Returns the callbacks since the last call.
  func takeEvents() -> [String] {
    keepEvents()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private func keepEvents() {
    events += device.takeEvents()
    if events.count > Self.mostEvents { events.removeFirst(events.count - Self.mostEvents) }
  }

  /// Indicates whether a finger is on the screen.
  var isTouched: Bool { fingers.isTouching }

  /// Indicates whether nothing would change without a finger.
  var isResting: Bool { !fingers.isBusy && device.pendingWork.isEmpty && !chrome.isStale }

  /// Indicates whether the app has changed the screen since the last frame. Animations without an
  /// end do not count: the page runs them.
  var hasWork: Bool {
    let layers = device.host.layerHost
    return (layers.hasPendingWork && !layers.hasRunningAnimations) || !device.pendingWork.isEmpty
  }

  /// Writes the changes. Returns `false` if there are none.
  func write(to writer: inout ByteWriter) -> Bool {
    let hasLayers = follower.write(to: &writer)
    chrome.layersChanged(hasLayers)
    let hasChrome = chrome.write(to: &writer)
    return hasLayers || hasChrome
  }

  func welcome(_ request: SceneRequest) -> ServerText.Welcome {
    var values: [String: String] = [:]
    for parameter in player.scene.parameters {
      values[parameter.name] = player.values.text(parameter.name)
    }
    return ServerText.Welcome(
      scene: player.scene.name, values: values, device: device.model.name,
      orientation: device.orientation.rawValue, appearance: device.appearance.rawValue,
      textSize: (DeviceTextSize(device.contentSizeCategory) ?? .l).rawValue,
      style: device.style.rawValue, reduceMotion: device.accessibilitySettings.reducesMotion,
      rightToLeft: device.layoutDirection == .rightToLeft, keyboard: device.keyboardHeight > 0,
      cornerRadius: device.model.displayCornerRadius)
  }

  static func choice<Choice>(_ text: String?) throws -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw SessionProblem("there is no \(Excerpt.quoted(text)); there are \(words)")
    }
    return choice
  }
}

/// A request of a page that cannot be fulfilled: one sentence.
struct SessionProblem: Error, CustomStringConvertible {
  var description: String

  init(_ sentence: String) {
    description = sentence
  }
}

extension DeviceModel {
  fileprivate init(naming name: String) throws {
    guard let model = DeviceModel.named(name) else {
      throw SessionProblem("no device is named \(Excerpt.quoted(name))")
    }
    self = model
  }
}

extension UIContentSizeCategory {
  init(naming name: String) throws {
    guard let size = DeviceTextSize(rawValue: name) else {
      throw SessionProblem("no text size is named \(Excerpt.quoted(name))")
    }
    self = size.category
  }
}

extension VirtualDevice {
  func setReducesMotion(_ reduces: Bool) {
    var settings = accessibilitySettings
    settings.reducesMotion = reduces
    setAccessibilitySettings(settings)
  }
}
