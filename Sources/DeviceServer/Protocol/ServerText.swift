import Foundation

/// The texts that the server sends: JSON objects with a type.
enum ServerText {
  /// Something that cannot be done, as a sentence.
  static func problem(_ sentence: String) -> String {
    encode(Problem(sentence: sentence))
  }

  private struct Problem: Encodable {
    let t = "problem"
    var sentence: String
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
