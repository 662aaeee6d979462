import Foundation
import VirtualDevice

/// The texts that the server sends: JSON objects whose `t` is their kind.
enum ServerText {
  /// A request that cannot be fulfilled, as a sentence.
  struct Problem: Encodable {
    let t = "problem"
    var sentence: String
  }

  /// The scene and the device that are shown from now on.
  struct Welcome: Encodable {
    let t = "welcome"
    var scene: String
    var values: [String: String]
    var device: String
    var orientation: String
    var appearance: String
    var textSize: String
    var style: String
    var reduceMotion: Bool
    var rightToLeft: Bool
    /// The orientation may differ from the requested one, and an action may move the keyboard.
    var keyboard: Bool
    var cornerRadius: Double
  }

  /// The state of motion: moving or at rest.
  struct Rest: Encodable {
    let t = "rest"
    var isResting: Bool
    /// Indicates whether the keyboard is on the screen; apps show it by themselves.
    var keyboard: Bool
    /// The number of messages received of the page; a page that has sent more does not see their
    /// result yet.
    var heard: Int
  }

  /// A recording that can be downloaded.
  struct Recorded: Encodable {
    let t = "recorded"
    var path: String
    var name: String
    var bytes: Int
  }

  /// A still picture that can be downloaded.
  struct Pictured: Encodable {
    let t = "pictured"
    var path: String
    var name: String
  }

  /// All inputs, as a script.
  struct Script: Encodable {
    let t = "script"
    var name: String
    var script: String
    /// Indicates whether the end is left out, as the script would be too long.
    var isCut: Bool
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
