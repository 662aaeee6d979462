import SheetEngine

/// Random events in every phase of the engine's sheet, and its springs.
enum EngineCampaign: Campaign {
  static let name = "engine"
  static let summary =
    "Every event in every phase of a sheet, with its laws after each, and springs."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    program.settings["container"] = chance.one(of: EngineSheet.containers.map(\.name))
    if chance.isOneIn(2) { program.settings["style"] = "ios18" }
    if chance.isOneIn(3) { program.settings["kind"] = "form" }
    program.settings["detents"] = detents(&chance)
    program.steps = (0..<chance.whole(20...300)).map { _ in step(&chance) }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    var sheet = EngineSheet(program.settings)
    for (index, step) in program.steps.enumerated() {
      if let fault = try sheet.perform(step) {
        return Fault(law: fault.law, detail: "step \(index + 1), \(step): \(fault.detail)")
      }
    }
    return sheet.end()
  }

  private static func detents(_ chance: inout Chance) -> String {
    let all = ["90", "300", "medium", "0.8", "large", "content", "#0", "#1", "none", "1e9", "-5"]
    return (0..<chance.whole(1...4)).map { _ in chance.one(of: all) }.joined(separator: ",")
  }

  private static func step(_ chance: inout Chance) -> String {
    let animation = chance.one(of: ["settle", "settle", "none", "spring"])
    let may = chance.isOneIn(4) ? 0 : 1
    let scroll = chance.isOneIn(2) ? "-" : "\(chance.number(-20...60))"
    return chance.one(weighted: [
      (20, "tick \(chance.number(0...0.05))"), (2, "tick \(chance.number(0...3))"),
      (4, "present \(animation)"), (4, "begin \(may) \(scroll)"),
      (12, "move \(chance.number(-120...120)) \(scroll)"),
      (4, "end \(chance.number(-4000...4000)) \(scroll)"), (1, "cancel"),
      (3, "select \(chance.whole(-3...5)) \(animation)"), (2, "dismiss \(animation)"),
      (1, "grabber \(may)"), (1, "dimming \(may)"), (1, "escape \(may)"),
      (1, "step \(chance.whole(0...1))"), (2, "detents \(detents(&chance)) \(animation)"),
      (1, "look \(chance.whole(0...1)) \(animation)"),
      (2, "keyboard \(chance.one(of: [0, 0, 300, 336.5, 900, -3])) \(animation)"),
      (1, "cover \(chance.whole(0...3)) \(chance.number(0...0.48))"),
      (1, "turn \(animation)"),
      (1, "resize \(chance.whole(1...1400)) \(chance.whole(1...1400)) none"),
      (1, "move nan -"), (1, "tick -1"), (1, "end nan -"),
      (1, "property \(chance.whole(0...7)) settle"),
      (2, "spring \(chance.number(0.01...2)) \(chance.number(0...3)) \(chance.number(-400...400))"),
    ])
  }
}
