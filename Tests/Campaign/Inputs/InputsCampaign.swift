import Foundation
import Gallery
import SwiftUI
import UIKit
import VirtualDevice

/// Damaged files and texts for every reader: they are read or refused, and never end the process.
enum InputsCampaign: Campaign {
  static let name = "inputs"
  static let summary =
    "Damaged scripts, pictures, traces, colours, fonts, layout formats, markdown and parameters."

  private static let kinds = [
    "script", "picture", "format", "markdown", "value", "key", "number", "trace", "color", "font",
    "golden",
  ]

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    let kind = chance.one(weighted: [
      (4, 0), (3, 1), (2, 2), (2, 3), (2, 4), (1, 5), (1, 6),
      (4, 7), (1, 8), (1, 9), (1, 10),
    ])
    program.settings["scene"] = kinds[kind]
    program.steps = Damage.damaged(Self.pieces(kinds[kind], &chance), &chance)
    return program
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] { [] }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    let text = program.steps.joined()
    switch program.settings["scene"] {
    case "script":
      do {
        _ = try TouchScript(json: text)
      } catch {
        return check("\(error)")
      }
    case "picture":
      let bytes = Data(program.steps.compactMap { UInt8($0, radix: 16) })
      guard let image = UIImage(data: bytes) else { return nil }
      guard image.size.width > 0, image.size.width.isFinite, image.size.height > 0 else {
        return Fault(law: "pictures have a size", detail: "\(image.size)")
      }
    case "format":
      let reports = MisuseReports()
      let view = UIView()
      let other = UIView()
      view.addSubview(other)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: text, metrics: ["gap": 8], views: ["view": view, "other": other])
      return reports.fault { $0.hasPrefix("Layout.") }
    case "markdown":
      let hosting = UIHostingController(rootView: Text(LocalizedStringKey(text)))
      let size = hosting.sizeThatFits(in: CGSize(width: 200, height: 500))
      guard size.width.isFinite, size.height.isFinite else {
        return Fault(law: "texts have a finite size", detail: "\(size)")
      }
    case "value":
      for scene in gallery.scenes.prefix(40) {
        for parameter in scene.parameters {
          var values = SceneValues(scene.parameters)
          do {
            try values.set(parameter.name, to: text)
            try values.check()
          } catch {
            if let fault = check("\(error)") { return fault }
          }
        }
      }
    case "key": _ = DeviceKeyStroke(text)
    case "trace", "color", "font", "golden":
      return InputFiles.check(program.settings["scene"] ?? "", program.steps)
    default:
      let number = FixedNumber.text(Double(text) ?? 0, places: 4)
      guard number == "null" || Double(number) != nil else {
        return Fault(law: "numbers are read again", detail: number)
      }
    }
    return nil
  }

  /// An error is a line of a bounded length, whatever it repeats.
  static func check(_ sentence: String) -> Fault? {
    let isLine = !sentence.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.properties.generalCategory == .lineSeparator
    }
    guard isLine, sentence.unicodeScalars.count < 1500 else {
      return Fault(
        law: "errors are one short line", detail: "\(sentence.unicodeScalars.count) characters")
    }
    return nil
  }

  /// The pieces of a valid input.
  private static func pieces(_ kind: String, _ chance: inout Chance) -> [String] {
    switch kind {
    case "script":
      let scene = chance.one(of: gallery.scenes)
      var steps = FingerSteps(scene: scene, size: CGSize(width: 393, height: 852))
      let script =
        "[" + steps.make(count: chance.whole(1...8), &chance).joined(separator: ",") + "]"
      return script.map(String.init)
    case "picture": return InputFiles.picture(&chance).map { String($0, radix: 16) }
    case "format":
      let formats = [
        "H:|-[view(>=20@750)]-gap-[other(==view)]-|", "V:[view]-(<=10,>=5@20)-[other]",
        "|[view(100)]", "H:[other]-(-5)-|",
      ]
      return chance.one(of: formats).map(String.init)
    case "markdown":
      let texts = [
        "**bold** and *slanted* `code` [link](https://example.com)",
        "~~gone~~ ***both*** \\* 1 < 2",
        "a\nb **c", "[x](y) _z_ **",
      ]
      return chance.one(of: texts).map(String.init)
    case "value":
      return chance.one(of: ["medium,large,300", "320x400", "true", "0.5"]).map(String.init)
    case "key": return chance.one(of: ["shift+cmd+right", "a", "escape"]).map(String.init)
    case "trace", "color", "font", "golden": return InputFiles.pieces(kind, &chance)
    default: return ["\(Double(bitPattern: chance.next()))"]
    }
  }
}

/// Random damage of a list of pieces.
enum Damage {
  private static let strange = [
    "\u{2028}", "\u{202E}", "\0", "👩‍👩‍👧", "\u{301}", "9", "-", "1e999", "\"", "\\", "{", "[", "]", "}",
    "ff", "0", "80", ",", ":", "|", "@", "(", "*", "\r\n", "\u{FEFF}", "\u{D7FF}",
  ]

  static func damaged(_ pieces: [String], _ chance: inout Chance) -> [String] {
    var result = pieces
    for _ in 0..<chance.whole(0...6) where !result.isEmpty {
      let place = chance.whole(0...result.count - 1)
      let length = chance.whole(1...max(1, min(12, result.count - place)))
      switch chance.whole(0...5) {
      case 0: result[place] = chance.one(of: strange)
      case 1: result.insert(chance.one(of: strange), at: place)
      case 2: result.removeSubrange(place..<place + length)
      case 3: result.insert(contentsOf: result[place..<place + length], at: place)
      case 4: result.removeLast(result.count - place)
      default:
        let piece = result[place]
        result.insert(
          contentsOf: Array(repeating: piece, count: chance.whole(1...300)), at: place)
      }
    }
    return result
  }
}
