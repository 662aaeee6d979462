import UIKit

/// A player that shows a scene on a device and performs scripts.
///
/// ```swift
/// let player = ScenePlayer(scene, values: values, model: .iPhone16)
/// try player.play(scene.script(player.device.stage))
/// ```
@MainActor
public final class ScenePlayer {
  /// The scene.
  public let scene: DeviceScene
  /// The device that shows it.
  public let device: VirtualDevice
  /// The current values of the scene's parameters.
  public private(set) var values: SceneValues
  /// Called before each step with its number, from zero.
  public var willPlayStep: (@MainActor (Int) -> Void)?
  /// Indicates whether a step that touches a point outside of the screen is an error. By default it is
  /// none: the touch finds no view there.
  package var refusesPointsOffScreen = false
  private var fingers: [Int: Finger] = [:]

  /// Shows a scene on a device, which should not show another app.
  public init(_ scene: DeviceScene, values: SceneValues, on device: VirtualDevice) {
    self.scene = scene
    self.values = values
    self.device = device
    let root = device.host.enter { scene.root(values) }
    if let app = root as? LaunchedApp {
      app.launch(on: device)
    } else {
      device.show { root }
    }
  }

  /// Plays all steps of a script.
  ///
  /// - Throws: an error about the first step that cannot be performed, with its position.
  public func play(_ script: TouchScript) throws(ScriptError) {
    var index = 0
    while index < script.steps.count {
      let step = script.steps[index]
      willPlayStep?(index)
      do {
        index += try perform(step.action, next: script.steps.dropFirst(index + 1).first?.action)
      } catch {
        throw ScriptError(position: step.position, step: index + 1, problem: "\(error)")
      }
    }
  }

  /// Performs a step, and returns the number of steps that were performed: a move and the lift that
  /// follows it are one, so that the finger leaves exactly at its end with the given velocity.
  private func perform(
    _ action: TouchScript.Action, next: TouchScript.Action?
  ) throws -> Int {
    switch action {
    case .tap(let name): try device.tap(name)
    case .tapPoint(let point): device.tap(at: try screen(point))
    case .hover(let name): try device.hover(name)
    case .hoverPoint(let point):
      device.movePointer(to: try point.map { (point) throws(DeviceError) in try screen(point) })
    case .activate(let name, let action): try device.element(named: name).use(action)
    case .activatePoint(let point, let action): try device.element(at: screen(point)).use(action)
    case .down(let point, let number):
      fingers[number] = device.touch(at: try screen(point))
    case .move(let point, let seconds, let number):
      if case .up(let velocity?, number) = next, velocity != .zero {
        try finger(number).move(to: point, over: seconds, lifting: velocity)
        fingers[number] = nil
        return 2
      }
      try finger(number).move(to: point, over: seconds)
    case .together(let actions): try together(actions)
    case .hold(let seconds), .advance(let seconds): device.advance(by: seconds)
    case .up(let velocity, let number):
      if let velocity {
        try finger(number).lift(velocity: velocity)
      } else {
        try finger(number).lift()
      }
      fingers[number] = nil
    case .settle: try device.settle()
    case .rotate(let orientation): device.rotate(to: orientation)
    case .keyboard(let height):
      if height > 0 { device.showKeyboard(height: height) } else { device.hideKeyboard() }
    case .type(let text): try device.type(text)
    case .key(let stroke): device.press(stroke.key, stroke.modifiers)
    case .set(let settings): try set(settings)
    case .call(let name, let argument): try call(name, argument: argument)
    }
    return 1
  }

  private func together(_ actions: [TouchScript.Action]) throws {
    var acts: [FingerAct] = []
    var gone: [Int] = []
    for action in actions {
      switch action {
      case .down(let point, let number):
        acts.append(.down(try screen(point)) { self.fingers[number] = $0 })
      case .move(let point, let seconds, let number):
        acts.append(.move(try finger(number), to: point, over: seconds))
      case .up(_, let number):
        acts.append(.lift(try finger(number)))
        gone.append(number)
      default: throw SceneError.notTogether
      }
    }
    try device.perform(acts)
    for number in gone { fingers[number] = nil }
  }

  /// Sets parameters of the scene while it is shown.
  public func set(_ settings: [TouchScript.Setting]) throws {
    var changed = values
    for setting in settings { try changed.set(setting.key, to: setting.value) }
    try changed.check()
    let responder = try responder()
    values = changed
    device.host.enter { responder.sceneDidChange(values, changed: settings.map(\.key)) }
    device.step()
  }

  /// Calls one of the scene's actions.
  public func call(_ name: String, argument: String?) throws {
    guard scene.calls.contains(where: { $0.name == name }) else {
      throw SceneError.unknownCall(name, known: scene.calls.map(\.name))
    }
    let responder = try responder()
    try device.host.enter { try responder.sceneCall(name, argument: argument) }
    device.step()
  }

  private func responder() throws(SceneError) -> any SceneResponder {
    guard let responder = device.rootViewController as? any SceneResponder else {
      throw .notResponding(scene: scene.name)
    }
    return responder
  }

  /// Returns a point where a touch begins, which lies on the screen if that is required.
  private func screen(_ point: CGPoint) throws(DeviceError) -> CGPoint {
    let bounds = CGRect(origin: .zero, size: device.size)
    guard !refusesPointsOffScreen || bounds.contains(point) else {
      throw .offScreen(point, device.size)
    }
    return point
  }

  private func finger(_ number: Int) throws(DeviceError) -> Finger {
    guard let finger = fingers[number] else { throw .fingerIsUp }
    return finger
  }
}

extension DeviceScene {
  /// The script before a still picture: it shows the scene's sheet, if there is one.
  public var pose: TouchScript {
    calls.contains { $0.name == "present" && $0.argument == nil }
      ? TouchScript([.call("present", argument: nil), .settle]) : TouchScript([.settle])
  }
}
