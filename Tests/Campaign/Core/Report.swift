import Foundation

/// The text about a campaign for people.
@MainActor
enum Report {
  /// Prints a line at once, also into a file.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  static func line(of campaign: any Campaign.Type, _ progress: CampaignProgress) -> String {
    let hours = (progress.seconds / 36).rounded() / 100
    return "\(campaign.name): \(progress.programs) programs, \(progress.steps) steps, "
      + "\(hours) hours, \(progress.findings.count) findings"
  }

  static func text(of campaign: any Campaign.Type, _ progress: CampaignProgress) -> String {
    var text = line(of: campaign, progress) + "\n  \(campaign.summary)\n"
    for finding in progress.findings {
      text += "\n  \(finding.fault.law): \(finding.fault.detail)\n"
      text += "    found \(finding.count) times, first with seed \(finding.seed)\n"
      for (name, value) in finding.program.settings.sorted(by: { $0.key < $1.key }) {
        text += "    \(name): \(value)\n"
      }
      for step in finding.program.steps { text += "      \(step)\n" }
      if let command = campaign.command(for: finding.program) {
        text += command.split(separator: "\n").map { "    \($0)\n" }.joined()
      }
    }
    return text
  }
}
