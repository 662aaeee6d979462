import Foundation
import Gallery
import UIKit
import VirtualDevice

/// Random fingers, calls and settings on the scenes of the gallery.
enum FingersCampaign: Campaign {
  static let name = "fingers"
  static let summary =
    "Fingers, keys, rotations, calls and new parameters on random scenes and devices."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    let scene = chance.one(of: gallery.scenes)
    program.settings["scene"] = scene.name
    // Half of the programs run on the default device, so that their scripts are short to repeat.
    if chance.isOneIn(2) { program.settings["device"] = chance.one(of: DeviceModel.all).name }
    if chance.isOneIn(4) {
      program.settings["orientation"] = chance.one(of: DeviceOrientation.allCases).rawValue
    }
    if chance.isOneIn(6) { program.settings["appearance"] = "dark" }
    if chance.isOneIn(5) { program.settings["style"] = "ios18" }
    if chance.isOneIn(5) {
      program.settings["textSize"] = chance.one(of: DeviceTextSize.allCases).rawValue
    }
    if !scene.parameters.isEmpty, chance.isOneIn(2) {
      for _ in 0..<chance.whole(1...3) {
        let parameter = chance.one(of: scene.parameters)
        guard let value = FingerSteps.value(of: parameter, &chance) else { continue }
        program.settings["set:" + parameter.name] = value
      }
    }
    var steps = FingerSteps(scene: scene, size: device(of: program.settings).size)
    program.steps = steps.make(count: chance.whole(4...40), &chance)
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    let player = try FingersPlayer(program)
    return player.play(program) ?? player.leave()
  }

  static func device(of settings: [String: String]) -> (
    model: DeviceModel, orientation: DeviceOrientation, size: CGSize
  ) {
    let model = settings["device"].flatMap(DeviceModel.named) ?? .iPhone16
    let orientation =
      settings["orientation"].flatMap(DeviceOrientation.init(rawValue:)) ?? .portrait
    return (model, orientation, model.size(in: orientation))
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] {
    settings.keys.sorted().filter { $0 != "scene" }
      .map { key in settings.filter { $0.key != key } }
  }

  /// A command of `detent` that plays the same script.
  static func command(for program: FuzzProgram) -> String? {
    let names = [
      "device": "--device", "orientation": "--orientation", "appearance": "--appearance",
      "style": "--style", "textSize": "--text-size",
    ]
    var words = ["detent", "play", program.settings["scene"] ?? ""]
    for (key, value) in program.settings.sorted(by: { $0.key < $1.key }) {
      if let option = names[key] {
        words += [option, value]
      } else if key.hasPrefix("set:") {
        words += ["--set", "\(key.dropFirst(4))=\(value)"]
      }
    }
    let script = "[" + FingerSteps.playable(program.steps).joined(separator: ", ") + "]"
    return script + "\n" + words.joined(separator: " ") + " --script FILE"
  }
}
