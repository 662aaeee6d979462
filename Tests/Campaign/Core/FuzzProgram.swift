import Foundation

/// A random program of a campaign: settings, and steps in order.
///
/// Every campaign writes its steps as text, so that programs of all of them are stored, shrunk and
/// played again in the same way. Any part of the steps is a program too.
struct FuzzProgram: Codable, Equatable {
  /// The name of the campaign.
  var campaign: String
  /// The seed that made the program.
  var seed: UInt64
  /// The settings by name, for instance the scene and the device.
  var settings: [String: String]
  /// The steps in order, in the campaign's own notation.
  var steps: [String]

  init(_ campaign: String, seed: UInt64) {
    self.campaign = campaign
    self.seed = seed
    settings = [:]
    steps = []
  }

  /// The JSON of the program: sorted keys, and a line for each step.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// A law that did not hold in a program.
struct Fault: Codable, Equatable {
  /// The name of the law, the same for all programs that break it.
  var law: String
  /// The numbers and names of this case.
  var detail: String
}

/// A program that cannot be run, for instance because a step of it is not valid.
struct NotAProgram: Error {
  var reason: String
}
