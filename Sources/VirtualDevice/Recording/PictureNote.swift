import Foundation

/// A text in the file of a PNG picture, which programs that show it leave aside.
package enum PictureNote {
  /// The bytes of a file before its first chunk, and of the chunk with the size, which has to be the first.
  /// documented: PNG specification, 5.2 and 11.2.2
  private static let (signature, header) = (8, 25)
  private static let keyword = "Software"

  /// Returns a picture with a note.
  ///
  /// - Parameters:
  ///   - text: the note, in ASCII.
  ///   - png: the bytes of the picture.
  package static func adding(_ text: String, to png: Data) -> Data {
    guard png.count > signature + header else { return png }
    let content = Array("tEXt\(keyword)".utf8) + [0] + Array(text.utf8)
    let length = UInt32(content.count - 4)
    let chunk = bytes(length) + content + bytes(checksum(content))
    let place = signature + header
    return png.prefix(place) + chunk + png.dropFirst(place)
  }

  /// Returns the note of a picture; `nil` for a picture without one.
  package static func text(of png: Data) -> String? {
    let all = [UInt8](png)
    var place = signature
    while place + 12 <= all.count {
      let length = all[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= all.count - place - 12 else { return nil }
      let content = all[place + 8..<place + 8 + length]
      if all[place + 4..<place + 8].elementsEqual("tEXt".utf8),
        content.starts(with: Array(keyword.utf8) + [0])
      {
        return String(decoding: content.dropFirst(keyword.utf8.count + 1), as: UTF8.self)
      }
      place += length + 12
    }
    return nil
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the checksum of a chunk. documented: PNG specification, annex D
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
