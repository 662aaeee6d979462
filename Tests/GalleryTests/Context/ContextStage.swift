import DetentTesting
import Testing

@testable import Gallery

/// A scene of article 001 on a device.
@MainActor
struct ContextStage {
  let stage: Stage
  var device: VirtualDevice { stage.device }

  init(
    _ scene: DeviceScene, on model: DeviceModel = .iPhone16,
    orientation: DeviceOrientation = .portrait,
    presents: Bool = true
  ) throws {
    stage = try Stage(scene, on: model, orientation: orientation)
    if presents { try stage.present() }
  }

  var bottom: ContextSetup.BottomViewController {
    get throws {
      let root = try #require(device.rootViewController)
      return try #require(root.children.last as? ContextSetup.BottomViewController)
    }
  }

  /// The controller with the red view.
  var child: UIViewController {
    get throws { try #require(bottom.presentedViewController).frontmost }
  }

  var slider: UISlider {
    get throws { try #require(device.findAll { $0 is UISlider }.first as? UISlider) }
  }

  /// Where a view is on the screen.
  func frame(of view: UIView?) throws -> CGRect {
    let view = try #require(view)
    return view.convert(view.bounds, to: nil)
  }

  /// The dark view behind the child.
  var dimmingView: UIView? {
    device.findAll { $0.backgroundColor == .black && $0.alpha == 0.5 }.first
  }

  var container: UIView? {
    get throws { try child.presentationController?.containerView }
  }

  /// Drags the slider from its left end as a person does. Returns its value after that.
  func drag() throws -> Float {
    let frame = try frame(of: slider)
    let finger = device.touch(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    try finger.move(to: CGPoint(x: frame.midX, y: frame.midY), over: 0.3)
    try finger.lift()
    try device.settle()
    return try slider.value
  }

  /// Dismisses by code, as whatever the child is for would.
  func dismiss() throws {
    try child.dismiss(animated: true)
    try device.settle()
  }
}

extension CGRect {
  /// Whether all edges are within half a point of another's, as far as rounding to pixels goes.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}
