import Foundation
import Gallery
import UIKit
import VirtualDevice

/// Plays a program of fingers step by step, and checks the laws after each.
@MainActor
final class FingersPlayer {
  private var player: ScenePlayer?
  private var laws: ScreenLaws
  private var pictures: PictureLaws?
  private let reports = MisuseReports()
  private var fingersDown: Set<Int> = []
  /// Indicates whether the program itself called the scene since everything rested: such a call comes
  /// while another presentation or dismissal runs, at which a user's touches cannot.
  private var isDisturbed = false
  /// Indicates whether the program set parameters, whose values an app would not combine.
  private var isSet: Bool

  /// Misuses of the scenes' own code, rather than mistakes of the framework.
  private static let expected: [String: Set<String>] = [
    // The article's disclaimer: the second of two presentations is refused.
    "context-two": ["Presentation.presentingAlready"],
    // The article sets the container's frame once, so that a rotation uncovers the button below.
    "context-container-frame": ["Presentation.presentingAlready"],
    "context-hit-test": ["Presentation.presentingAlready"],
  ]
  /// Misuses that values of parameters are.
  private static let expectedOfValues: Set<String> = [
    "DetentKit.unknownSelection", "DetentKit.unknownUndimmed", "SwiftUI.unknownDetent",
    "Sheet.unorderedDetent", "Sheet.duplicateDetent", "Sheet.detentsChangedDuringDrag",
    "DetentKit.changedStyle", "DetentKit.noDetents", "Sheet.noDetents", "SwiftUI.emptyDetents",
  ]
  /// Misuses of two fingers that touch two rows or buttons at the same time.
  private static let expectedOfTouches: Set<String> = [
    "Navigation.pushedDuringTransition", "SwiftUI.secondSheet", "SwiftUI.keptPresentationKind",
  ]

  init(_ program: FuzzProgram) throws {
    guard let scene = gallery.scenes.first(where: { $0.name == program.settings["scene"] }) else {
      throw NotAProgram(reason: "there is no such scene")
    }
    var values = SceneValues(scene.parameters)
    for (key, value) in program.settings.sorted(by: { $0.key < $1.key })
    where key.hasPrefix("set:") {
      try values.set(String(key.dropFirst(4)), to: value)
    }
    try values.check()
    isSet = program.settings.keys.contains { $0.hasPrefix("set:") }
    let place = FingersCampaign.device(of: program.settings)
    let size = program.settings["textSize"].flatMap(DeviceTextSize.init(rawValue:)) ?? .l
    let device = VirtualDevice(
      model: place.model, appearance: program.settings["appearance"] == "dark" ? .dark : .light,
      orientation: place.orientation, contentSizeCategory: size.category,
      style: program.settings["style"] == "ios18" ? .ios18 : .ios26)
    player = ScenePlayer(scene, values: values, on: device)
    laws = ScreenLaws(device)
    if PictureLaws.areChecked(in: program) { pictures = PictureLaws(device) }
  }

  /// Plays the steps, and returns the first law that did not hold.
  func play(_ program: FuzzProgram) -> Fault? {
    let text = "[" + FingerSteps.playable(program.steps).joined(separator: ",\n") + "]"
    guard let script = try? TouchScript(json: text) else { return nil }
    let actions = script.steps.map(\.action)
    var index = 0
    while index < actions.count {
      var turn = [actions[index]]
      // A lift with a velocity belongs to the move before it.
      if case .move(_, _, let finger) = actions[index], index + 1 < actions.count,
        case .up(.some, finger) = actions[index + 1]
      {
        turn.append(actions[index + 1])
      }
      if let fault = perform(turn) { return fault }
      index += turn.count
    }
    return perform([.settle])
  }

  private func perform(_ turn: [TouchScript.Action]) -> Fault? {
    guard let player else { return nil }
    if laws.isAtRest { isDisturbed = false }
    for action in turn { track(action) }
    if case .settle? = turn.first {
      do {
        try player.device.settle()
      } catch {
        if fingersDown.isEmpty {
          return Fault(law: "everything comes to rest", detail: "\(error)")
        }
      }
    } else {
      // Steps that a user could not perform either, such as typing without a text field, are left
      // out.
      try? player.play(TouchScript(turn))
    }
    let expected = Self.expected[player.scene.name] ?? []
    let misuse = reports.fault { id in
      if isDisturbed, id.hasPrefix("Presentation.") || id == "DetentKit.isDetached" { return true }
      if isSet, Self.expectedOfValues.contains(id) { return true }
      return expected.contains(id) || Self.expectedOfTouches.contains(id)
    }
    return misuse ?? laws.check(isTouched: !fingersDown.isEmpty)
      ?? pictures?.check(player.device, isAtRest: laws.isAtRest)
  }

  private func track(_ action: TouchScript.Action) {
    switch action {
    case .down(_, let finger): fingersDown.insert(finger)
    case .up(_, let finger): fingersDown.remove(finger)
    case .together(let parts): for part in parts { track(part) }
    case .call: isDisturbed = true
    case .set: (isDisturbed, isSet) = (true, true)
    // Rotating the device lifts all fingers.
    case .rotate: break
    default: break
    }
  }

  /// Lets go of the device, and checks that nothing of it stays.
  func leave() -> Fault? {
    weak let device = player?.device
    weak let root = player?.device.rootViewController
    player = nil
    pictures = nil
    laws.forget()
    if device != nil { return Fault(law: "a device goes with its owner", detail: "it stayed") }
    if let root {
      return Fault(law: "an app's views go with their device", detail: "\(type(of: root)) stayed")
    }
    return nil
  }
}
