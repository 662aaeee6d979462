import Foundation
import Gallery

/// Full disks, readers and pages that go, signals, and processes that share an output.
enum FaultsCampaign: Campaign {
  static let name = "faults"
  static let summary =
    "Full disks, pipes without readers, signals, shared outputs, and pages that misbehave."

  static func makeProgram(seed: UInt64) -> FuzzProgram {
    var chance = Chance(seed: seed)
    var program = FuzzProgram(name, seed: seed)
    program.settings["seed"] = "\(seed)"
    if chance.isOneIn(2) {
      program.settings["scene"] = "command"
      program.steps = (0..<chance.whole(1...4)).map { _ in command(&chance) }
    } else {
      program.settings["scene"] = "server"
      program.steps = ["page sheet"] + (0..<chance.whole(2...14)).map { _ in server(&chance) }
    }
    return program
  }

  static func run(_ program: FuzzProgram) throws -> Fault? {
    guard DetentProcess.path != nil else {
      return Fault(law: "the command is built", detail: "detent is not beside detent-fuzz")
    }
    signal(SIGPIPE, SIG_IGN)
    var chance = Chance(seed: UInt64(program.settings["seed"] ?? "") ?? 1)
    if program.settings["scene"] == "command" {
      let faults = try CommandFaults()
      for step in program.steps {
        if let fault = try faults.perform(step) {
          return Fault(law: fault.law, detail: "\(step): \(fault.detail)")
        }
      }
      return nil
    }
    let faults = try ServerFaults()
    for step in program.steps {
      if let fault = try faults.perform(step, &chance) {
        return Fault(law: fault.law, detail: "\(step): \(fault.detail)")
      }
    }
    return faults.end()
  }

  static func simplerSettings(than settings: [String: String]) -> [[String: String]] { [] }

  private static func command(_ chance: inout Chance) -> String {
    let file = chance.one(of: CommandFaults.commands.keys.sorted())
    switch chance.whole(0...7) {
    case 0: return "full \(chance.one(of: CommandFaults.texts))"
    case 1: return "closed \(chance.one(of: CommandFaults.texts))"
    case 2: return "reader \(chance.one(of: [0, 1, 100, 5000, 1_000_000]))"
    case 3: return "twice \(file)"
    case 4: return "limit \(chance.whole(0...20)) \(file)"
    case 5: return "memory \(chance.whole(150...320)) \(file)"
    default:
      let signal = chance.one(of: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
      return "signal \(signal) \(chance.whole(0...700)) \(file)"
    }
  }

  private static func server(_ chance: inout Chance) -> String {
    let page = chance.whole(0...9)
    switch chance.whole(0...10) {
    case 0, 1: return "page \(chance.one(of: gallery.scenes).name)"
    case 2: return "kill \(page)"
    case 3: return "ask \(page) \(chance.whole(1...3000))"
    case 4: return "scenes \(page) \(chance.whole(1...600))"
    case 5: return "touches \(page) \(chance.whole(1...400))"
    case 6:
      let pieces = chance.one(of: [
        #"{"t":"settings","textSize":"ax5","orientation":"landscapeLeft"}"#,
        #"{"t":"set","set":{"detents":"medium"}}"#, #"{"t":"record","format":"gif"}"#,
        #"{"t":"clock","rate":0}"#, #"{"t":"watch","what":["state","views"]}"#,
        #"{"t":"picture"}"#, #"{"t":"call","name":"present"}"#, #"{"t":"keyboard","shown":true}"#,
      ]).map(String.init)
      // Half of the messages are damaged.
      let text = chance.isOneIn(2) ? pieces : Damage.damaged(pieces, &chance)
      return "text \(page) \(text.joined().replacing("\n", with: "").prefix(60_000))"
    case 7: return "noise \(page) \(chance.whole(1...3000))"
    case 8: return "part \(page) \(chance.whole(1...12))"
    case 9: return "requests \(page) \(chance.whole(1...60))"
    default: return "read \(page)"
    }
  }
}
