import DevicePage
import UIKit
import VirtualDevice

/// A scene on a device, for one page.
@MainActor
final class SessionStage {
  let device: VirtualDevice
  let player: ScenePlayer
  let fingers: LiveFingers
  let log = InputLog()
  /// The elements of the screen in the last reports to the page.
  var elements = ElementLists()
  let follower: LayerFollower
  /// The part of the request that is fulfilled.
  let request: SceneRequest
  /// The problems of the other parts, as sentences.
  let refusals: [String]
  /// The callbacks since the last report to the page, the latest of them.
  private var events: [String] = []
  /// The callbacks that a trace has not received; `nil` while there is no trace.
  var untraced: [String]?
  private let chrome: ChromeFollower

  /// Shows a scene.
  ///
  /// A scene that is not there is an error. A parameter or a setting that is not valid, as in a link to an
  /// older version of the scene, keeps its default and is among the refusals.
  init(
    _ wanted: SceneRequest, configuration: DeviceServer.Configuration, store: BitmapStore
  ) throws {
    let name = wanted.scene ?? configuration.scene ?? configuration.scenes.scenes.first?.name
    let scene = try configuration.scenes.scene(name ?? "")
    var request = wanted
    var refusals: [String] = []
    func valid<Value>(
      _ item: WritableKeyPath<SceneRequest, String?>, _ make: (String) throws -> Value
    ) -> Value? {
      guard let text = request[keyPath: item] else { return nil }
      do {
        return try make(text)
      } catch {
        request[keyPath: item] = nil
        refusals.append("\(error)")
        return nil
      }
    }
    let values = SceneValues(scene.parameters, keeping: &request.set, refusals: &refusals)
    device = VirtualDevice(
      model: valid(\.device, DeviceModel.init(naming:)) ?? configuration.device,
      appearance: valid(\.appearance, Self.choice) ?? .light,
      orientation: valid(\.orientation, Self.choice) ?? .portrait,
      contentSizeCategory: valid(\.textSize, UIContentSizeCategory.init(naming:)) ?? .large,
      style: valid(\.style, Self.choice) ?? .ios26)
    self.request = request
    self.refusals = refusals
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
  ///
  /// - Parameter frames: the number of frames that pass now, from this one on; `nil` while time is stopped.
  func step(of frames: Int? = 1) {
    if !fingers.deliver(frames: frames) { log.passed(device.frameDuration) }
    device.step()
    keepEvents()
  }

  /// Returns the callbacks since the last call.
  func takeEvents() -> [String] {
    keepEvents()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Returns the callbacks since the last call, for a trace.
  func takeUntraced() -> [String] {
    keepEvents()
    defer { untraced?.removeAll(keepingCapacity: true) }
    return untraced ?? []
  }

  private func keepEvents() {
    let new = device.takeEvents()
    untraced? += new
    events += new
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

  static func choice<Choice>(_ text: String) throws -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw SessionProblem(
        "there is no \(Excerpt.quoted(text)); " + NearName.hint(text, in: words))
    }
    return choice
  }
}

extension SceneValues {
  /// Creates the values of a request. Those that are not valid are removed from it and become refusals.
  fileprivate init(
    _ parameters: [SceneParameter], keeping settings: inout [String: String]?,
    refusals: inout [String]
  ) {
    var kept = settings ?? [:]
    while true {
      var values = SceneValues(parameters)
      for (key, value) in kept.sorted(by: { $0.key < $1.key }) {
        do {
          try values.set(key, to: value)
        } catch {
          kept[key] = nil
          refusals.append("\(error)")
        }
      }
      do {
        try values.check()
      } catch {
        refusals.append("\(error)")
        // The item or the list that it should be in may be the wrong one.
        if case .notAnItem(_, let item, let list, _) = error,
          kept.removeValue(forKey: kept[item] == nil ? list : item) != nil
        {
          continue
        }
      }
      settings = kept.isEmpty ? nil : kept
      self = values
      return
    }
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
      throw SessionProblem(
        "no device is named \(Excerpt.quoted(name)); "
          + NearName.hint(name, in: DeviceModel.all.map(\.name)))
    }
    self = model
  }
}

extension UIContentSizeCategory {
  init(naming name: String) throws {
    guard let size = DeviceTextSize(rawValue: name) else {
      throw SessionProblem(
        "no text size is named \(Excerpt.quoted(name)); "
          + NearName.hint(name, in: DeviceTextSize.allCases.map(\.rawValue)))
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
