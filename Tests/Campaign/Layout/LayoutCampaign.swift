/// Random systems of constraints, of the solver alone and of views, against an independent solver.
enum LayoutCampaign: Campaign {
  static let name = "layout"
  static let summary =
    "Random constraints that are added, changed and removed, against an independent solver."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    if chance.isOneIn(2) {
      program.settings["scene"] = "solver"
      let counts = [chance.whole(1...4), chance.whole(1...4)]
      program.settings["variables"] = "\(counts[0]) \(counts[1])"
      program.steps = (0..<chance.whole(4...30)).map { _ in
        equation(counts[0] + counts[1], &chance)
      }
    } else {
      program.settings["scene"] = "views"
      let parents = (0..<chance.whole(1...5)).map { chance.whole(0...$0) }
      program.settings["parents"] = parents.map(String.init).joined(separator: " ")
      program.settings["places"] = "\(chance.whole(1...1_000_000))"
      program.steps = (0..<chance.whole(4...30)).map { _ in relation(parents.count, &chance) }
    }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    if program.settings["scene"] == "solver" {
      var system = SolverSystem(program.settings)
      for (index, step) in program.steps.enumerated() {
        if let fault = try system.perform(step) {
          return Fault(law: fault.law, detail: "step \(index + 1), \(step): \(fault.detail)")
        }
      }
      return nil
    }
    return try ViewSystem(program.settings).run(program.steps)
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] { [] }

  private static func priority(_ chance: inout Chance) -> Int {
    chance.one(of: [1000, 1000, 750, 500, 500, 250])
  }

  /// A step of the solver: an equation is added, removed, or its constant changes.
  private static func equation(_ count: Int, _ chance: inout Chance) -> String {
    switch chance.whole(0...9) {
    case 0, 1: return "remove \(chance.whole(0...30))"
    case 2, 3: return "shift \(chance.whole(0...30)) \(chance.whole(-10...10) * 5)"
    default:
      let chosen = Array(0..<count).shuffled(using: &chance).prefix(chance.whole(1...3)).sorted()
      let cells = chosen.map { "\($0):\(chance.one(of: [1, 1, 1, -1, -1, -1, 2, -2, 0.5]))" }
      // Few constants make systems of which some constraints repeat others.
      let constant = chance.isOneIn(2) ? chance.whole(-2...2) : chance.whole(-40...40)
      return "add \(priority(&chance)) \(chance.one(of: ["<", "=", "=", ">"])) "
        + "\(constant * 5) \(cells.joined(separator: " "))"
    }
  }

  /// A step of views: a constraint between two sides is added, switched, or changed.
  private static func relation(_ count: Int, _ chance: inout Chance) -> String {
    switch chance.whole(0...11) {
    case 0: return "off \(chance.whole(0...30))"
    case 1: return "on \(chance.whole(0...30))"
    case 2: return "constant \(chance.whole(0...30)) \(chance.whole(-60...60))"
    case 3: return "priority \(chance.whole(0...30)) \(chance.one(of: [250, 500, 750]))"
    default:
      let sides = [
        ["left", "right", "centerX"], ["top", "bottom", "centerY"], ["width", "height"],
      ]
      let kind = chance.one(of: sides)
      let share = kind[0] == "width" ? chance.one(of: [1, 1, 2, 0.5]) : 1
      let off = chance.whole(-40...40)
      return "add \(priority(&chance)) \(chance.one(of: ["<", "=", "=", ">"])) "
        + "\(chance.whole(1...count)) \(chance.one(of: kind)) "
        + "\(chance.whole(0...count)) \(chance.one(of: kind)) \(share) \(off)"
    }
  }
}
