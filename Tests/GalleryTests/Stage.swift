import DetentTesting
import Testing

@testable import Gallery

/// A scene on a device, in a test's hands.
@MainActor
struct Stage {
  let player: ScenePlayer
  var device: VirtualDevice { player.device }

  /// Shows a scene on a device of its own.
  init(
    _ scene: DeviceScene, on model: DeviceModel = .iPhone16, appearance: DeviceAppearance = .light,
    orientation: DeviceOrientation = .portrait, textSize: UIContentSizeCategory = .large,
    set settings: [String: String] = [:]
  ) throws {
    var values = SceneValues(scene.parameters)
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      try values.set(name, to: value)
    }
    try values.check()
    let device = VirtualDevice(
      model: model, appearance: appearance, orientation: orientation, contentSizeCategory: textSize)
    player = ScenePlayer(scene, values: values, on: device)
    try device.settle()
  }

  /// Presents by a touch on the screen's button.
  func present() throws {
    try device.tap("Present")
    try device.settle()
  }

  /// The front sheet as it is seen.
  var sheet: TraceFrame.Sheet {
    get throws { try #require(device.sheets.last) }
  }

  /// Drags a point below the sheet's top edge to a y of the screen, rests there and lets go.
  func drag(belowTop distance: Double = 30, toY y: Double, over seconds: Double = 0.3) throws {
    let frame = try sheet.frame
    try drag(from: CGPoint(x: frame.midX, y: frame.minY + distance), toY: y, over: seconds)
  }

  /// Drags a point of the screen to a y, rests there and lets go.
  func drag(from point: CGPoint, toY y: Double, over seconds: Double = 0.3) throws {
    let finger = device.touch(at: point)
    try finger.move(to: CGPoint(x: point.x, y: y), over: seconds)
    device.advance(by: 0.2)
    try finger.lift()
    try device.settle()
  }

  /// Whether a controller of the hierarchy presents another.
  var isPresenting: Bool {
    func presents(_ controller: UIViewController) -> Bool {
      controller.presentedViewController != nil || controller.children.contains(where: presents)
    }
    return device.rootViewController.map(presents) ?? false
  }

  /// The map below the sheets.
  var map: MapController {
    get throws { try #require(device.rootViewController as? MapController) }
  }
}
