/// Random calls of UIKit and changes of SwiftUI's state, against a small model of what must show.
enum ProgramsCampaign: Campaign {
  static let name = "programs"
  static let summary =
    "Presentations, dismissals, pushes, properties and state, also inside of callbacks, and a model."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    let isSwiftUI = chance.isOneIn(2)
    program.settings["scene"] = isSwiftUI ? "swiftui" : "uikit"
    if chance.isOneIn(3) {
      program.settings["device"] = chance.one(of: ["ipad-a16", "iphone-se-3"])
    }
    if chance.isOneIn(4) { program.settings["style"] = "ios18" }
    program.steps = (0..<chance.whole(3...30)).map { _ in
      let step = chance.isOneIn(2) ? time(&chance) : change(isSwiftUI, &chance)
      // A quarter of the changes wait for the next callback.
      return chance.isOneIn(4) ? "in \(callback(isSwiftUI, &chance)) \(step)" : step
    }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    let reports = MisuseReports()
    if program.settings["scene"] == "swiftui" {
      return try StateProgram(program.settings, reports).run(program.steps)
    }
    return try CallProgram(program.settings, reports).run(program.steps)
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] {
    settings.keys.sorted().filter { $0 != "scene" }.map { key in
      settings.filter { $0.key != key }
    }
  }

  private static func time(_ chance: inout Chance) -> String {
    chance.one(weighted: [
      (5, "settle"), (4, "frames \(chance.whole(1...25))"), (1, "rotate"),
      (1, "size \(chance.one(of: ["xs", "l", "ax3"]))"), (1, "appearance"), (1, "direction"),
      (1, "swipe"), (1, "tap \(chance.whole(0...9))"),
      (1, "keyboard \(chance.one(of: [0, 300]))"),
    ])
  }

  private static func change(_ isSwiftUI: Bool, _ chance: inout Chance) -> String {
    let animated = chance.isOneIn(3) ? 0 : 1
    if isSwiftUI {
      return chance.one(weighted: [
        (4, "sheet \(chance.whole(0...1))"), (3, "item \(chance.whole(0...3))"),
        (2, "cover \(chance.whole(0...1))"), (2, "alert \(chance.whole(0...1))"),
        (2, "inner \(chance.whole(0...1))"), (3, "detent \(chance.whole(0...2))"),
        (2, "detents \(chance.whole(1...7))"), (2, "path \(chance.whole(0...3))"),
        (2, "rows \(chance.whole(0...9))"), (1, "modal \(chance.whole(0...1))"),
        (1, "id \(chance.whole(0...2))"),
      ])
    }
    return chance.one(weighted: [
      (5, "present \(chance.one(of: ["sheet", "sheet", "full", "over", "form"])) \(animated)"),
      (3, "dismiss \(chance.whole(0...2)) \(animated)"), (1, "replace \(animated)"),
      (2, "push \(animated)"), (2, "pop \(animated)"), (2, "detents \(chance.whole(1...7))"),
      (2, "select \(chance.whole(0...2)) \(animated)"), (1, "modal \(chance.whole(0...1))"),
      (1, "undimmed \(chance.whole(0...2))"), (1, "grabber"), (1, "child"), (1, "unchild"),
    ])
  }

  private static func callback(_ isSwiftUI: Bool, _ chance: inout Chance) -> String {
    chance.one(
      of: isSwiftUI
        ? ["appear", "disappear", "dismiss", "change"]
        : ["willAppear", "didAppear", "willDisappear", "didDisappear", "layout", "completion"])
  }
}
