import Foundation
import VirtualDevice

/// The texts that the server sends: JSON objects whose `t` tells what they are.
enum ServerText {
  /// Something that cannot be done, as a sentence.
  struct Problem: Encodable {
    let t = "problem"
    var sentence: String
  }

  /// What is shown from now on.
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
    /// The orientation may be another than asked for, and an action may move the keyboard.
    var keyboard: Bool
    var cornerRadius: Double
  }

  /// Whether anything moves.
  struct Rest: Encodable {
    let t = "rest"
    var isResting: Bool
    /// Whether the keyboard is on the screen; apps show it by themselves.
    var keyboard: Bool
    /// The messages that were heard of the page; one that said more does not see its end yet.
    var heard: Int
  }

  /// A recording that can be fetched.
  struct Recorded: Encodable {
    let t = "recorded"
    var path: String
    var name: String
    var bytes: Int
  }

  /// A still picture that can be fetched.
  struct Pictured: Encodable {
    let t = "pictured"
    var path: String
    var name: String
  }

  /// All that was done, as a script.
  struct Script: Encodable {
    let t = "script"
    var name: String
    var script: String
    /// Whether the end is left out, as the script would be too long.
    var isCut: Bool
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
