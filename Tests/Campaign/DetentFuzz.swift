import ArgumentParser
import Foundation
import UIKit

@main
enum Program {
  static func main() {
    // The laws judge misuses; many are meant.
    Misuse.handler = { _ in }
    DetentFuzz.main()
  }
}

/// Runs random programs against the laws that must hold in all of them.
struct DetentFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detent-fuzz",
    abstract: "Runs random programs, and keeps the smallest ones that break a law.",
    subcommands: [RunCommand.self, ReplayCommand.self, ReportCommand.self, WorkCommand.self],
    defaultSubcommand: RunCommand.self)
}

/// The campaigns and the folder that commands share.
struct CampaignOptions: ParsableArguments {
  @Argument(help: "The campaigns; all of them by default.")
  var names: [String] = []

  @Option(help: ArgumentHelp("The folder of progress and findings.", valueName: "folder"))
  var state = ".build/fuzz"

  @MainActor
  func chosen() throws -> [any Campaign.Type] {
    guard !names.isEmpty else { return campaigns }
    return try names.map { name in
      guard let campaign = campaigns.first(where: { $0.name == name }) else {
        let known = campaigns.map { $0.name }.joined(separator: ", ")
        throw ValidationError("There is no campaign \"\(name)\"; there are \(known).")
      }
      return campaign
    }
  }

  var folder: URL { URL(fileURLWithPath: state, isDirectory: true) }
}

/// `detent-fuzz run`, the default.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Runs campaigns, from where they were interrupted.")

  @OptionGroup var options: CampaignOptions
  @Option(help: "The time for each campaign, in seconds.")
  var seconds = 60.0
  @Option(help: "The largest number of programs of each campaign.")
  var programs = Int.max
  @Option(help: "The seed of the first program, rather than the next one.")
  var seed: UInt64?
  @Flag(help: "Forgets earlier progress and findings.")
  var fresh = false

  func run() throws {
    let isClean = try MainActor.assumeIsolated {
      var isClean = true
      for campaign in try options.chosen() {
        var supervisor = try Supervisor(campaign, in: options.folder, isFresh: fresh)
        try supervisor.run(seconds: seconds, programs: programs, from: seed) { Report.say($0) }
        Report.say(Report.line(of: campaign, supervisor.progress))
        isClean = isClean && supervisor.progress.findings.isEmpty
      }
      return isClean
    }
    if !isClean { throw ExitCode(1) }
  }
}

/// `detent-fuzz replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs the program of a file again.")

  @Argument(help: "The file, as the folder of findings has them.")
  var file: String
  @Flag(help: .hidden)
  var machine = false

  func run() throws {
    let program = try JSONDecoder().decode(
      FuzzProgram.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let status = MainActor.assumeIsolated {
      if !machine,
        let command = campaigns.first(where: { $0.name == program.campaign })?
          .command(for: program)
      {
        print(command)
      }
      return Worker.runOne(program)
    }
    if status == 0, !machine { print("All laws held.") }
    if status != 0 { throw ExitCode(status) }
  }
}

/// `detent-fuzz report`
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Prints the progress and the findings.")

  @OptionGroup var options: CampaignOptions

  func run() throws {
    try MainActor.assumeIsolated {
      for campaign in try options.chosen() {
        print(Report.text(of: campaign, try .read(campaign.name, in: options.folder)))
      }
    }
  }
}

/// `detent-fuzz work`, the process in which a supervisor runs programs.
struct WorkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "work", shouldDisplay: false)

  @OptionGroup var options: CampaignOptions
  @Option var from: UInt64
  @Option var count: Int

  func run() throws {
    try MainActor.assumeIsolated {
      for campaign in try options.chosen() {
        Worker.run(campaign, from: from, count: count)
      }
    }
  }
}
