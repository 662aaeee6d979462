import Foundation
import Gallery
import VirtualDevice

/// Cycles of presentations and of scenes, after each of which the memory is the same.
enum MemoryCampaign: Campaign {
  static let name = "memory"
  static let summary =
    "Presentations of every kind and changes of scenes, again and again: memory stays flat."

  /// The number of cycles between two measurements.
  private static let cycles = 6
  /// Returns the growth of the heap in a cycle that counts as a leak, in bytes: less than a view needs,
  /// and less than a screen where views read observed models, whose registrations stay. tunable
  private static func leak(of program: FuzzProgram) -> Int {
    ["uikit", "swiftui"].contains(program.settings["scene"]) ? 256 : 2048
  }

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    let kind = chance.one(of: ["uikit", "uikit", "swiftui", "scene", "scene", "changes"])
    program.settings["scene"] = kind
    switch kind {
    case "uikit":
      program.settings["number"] = "\(seed)"
      program.steps = (0..<chance.whole(1...4)).map { _ in
        "\(chance.one(of: MemoryStage.calls)) \(chance.whole(0...1))"
      }
    case "swiftui":
      program.settings["number"] = "\(seed)"
      program.steps = (0..<chance.whole(1...4)).map { _ in
        "\(chance.one(of: MemoryStage.states)) \(chance.whole(0...1))"
      }
    case "scene":
      let scenes = gallery.scenes.filter { scene in
        ["present", "dismiss"].allSatisfy { name in scene.calls.contains { $0.name == name } }
      }
      program.settings["name"] = chance.one(of: scenes).name
      program.settings["number"] = "\(seed)"
      program.steps = ["present"]
      for _ in 0..<chance.whole(0...2) {
        program.steps.append(
          chance.one(of: ["drag \(chance.whole(-400...400))", "rotate", "keyboard", "appearance"]))
      }
      program.steps.append("dismiss")
    default:
      program.settings["number"] = "\(seed)"
      program.steps = (0..<chance.whole(1...3)).map { _ in chance.one(of: gallery.scenes).name }
    }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    let reports = MisuseReports()
    let stage = try MemoryStage(program.settings)
    /// Performs cycles, and returns the bytes by which the heap grew in each.
    func growth() throws -> Int {
      let before = Heap.bytes
      for _ in 0..<cycles {
        try stage.perform(program.steps)
        // What a program misuses is another campaign's matter; its reports are not to be kept.
        _ = reports.fault { _ in true }
      }
      return (Heap.bytes - before) / cycles
    }
    // Caches fill, and tables double, once. What grows each time is a leak.
    _ = try growth()
    let leak = leak(of: program)
    var least = Int.max
    for _ in 0..<8 {
      least = min(least, try growth())
      if least < leak { break }
    }
    guard least >= leak else { return nil }
    return Fault(law: "memory is flat", detail: "\(least) bytes in each cycle")
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] { [] }
}
