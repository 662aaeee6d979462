import DevicePage
import Foundation
import UIKit
import VirtualDevice

/// One trace of one scene.
@MainActor
struct TraceTake {
  let scene: DeviceScene
  let options: SceneOptions
  let deviceOptions: DeviceOptions

  /// Plays the scene's script, or that of the options, and returns the page.
  func page(_ progress: Progress) throws -> String {
    let values = try options.values(of: scene)
    let device = try deviceOptions.makeDevice()
    let recording = TraceRecording(device, title: scene.title)
    let end = Misuse.observe { misuse in recording.mark(.misuse, misuse.sentence) }
    defer { end() }
    let player = ScenePlayer(scene, values: values, on: device)
    let script = try options.readScript() ?? scene.script(device.stage)
    player.willPlayStep = { index in
      recording.note(step: Self.text(of: script.steps[index].action))
      progress.show(
        "recording \(scene.name): \(FixedNumber.text(device.time, places: 0)) s",
        part: Double(index) / Double(script.steps.count))
    }
    do {
      try options.play(script, with: player)
    } catch {
      // The page shows what led to it.
      recording.mark(.failure, error.sentence)
    }
    recording.end()
    return try recording.page()
  }

  /// Returns a step of a script in a few words.
  private static func text(of action: TouchScript.Action) -> String {
    func place(_ point: CGPoint) -> String {
      "\(FixedNumber.text(point.x, places: 0)), \(FixedNumber.text(point.y, places: 0))"
    }
    return switch action {
    case .tap(let name): "tap \"\(name)\""
    case .tapPoint(let point): "tap at \(place(point))"
    case .hover(let name): "hover over \"\(name)\""
    case .hoverPoint(let point): point.map { "hover over \(place($0))" } ?? "remove the pointer"
    case .activate(let name, let action): "\(action ?? "activate") \"\(name)\""
    case .activatePoint(let point, let action): "\(action ?? "activate") at \(place(point))"
    case .down(let point, _): "touch at \(place(point))"
    case .move(let point, let seconds, _): "move to \(place(point)) in \(seconds) s"
    case .together(let actions): actions.map(text).joined(separator: ", with it ")
    case .hold(let seconds): "hold \(seconds) s"
    case .advance(let seconds): "advance \(seconds) s"
    case .up: "lift the finger"
    case .settle: "settle"
    case .rotate(let orientation): "rotate to \(orientation.rawValue)"
    case .keyboard(let height): height > 0 ? "show the keyboard" : "hide the keyboard"
    case .type(let text): "type \"\(text)\""
    case .key(let stroke): "press \(stroke.key)"
    case .set(let settings): settings.map { "set \($0.key) to \($0.value)" }.joined(separator: ", ")
    case .call(let name, let argument): argument.map { "call \(name) with \($0)" } ?? "call \(name)"
    }
  }
}
