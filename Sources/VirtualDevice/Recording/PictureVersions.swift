import Foundation

/// The versions of what decides the pixels of pictures, as this process has loaded them.
package enum PictureVersions {
  /// The folder of the font with which all text is drawn.
  package static let fonts = "/usr/share/fonts/opentype/inter"

  /// The names with their versions; `nil` for one that is not known.
  package static var all: [(name: String, version: String?)] {
    [("Inter", inter)] + libraries.map { ($0.name, loaded($0.symbol)) } + [("libwebp", webp)]
  }

  /// The versions of what draws, on one line; it stands in the note of a golden.
  package static var drawing: String {
    all.prefix(4).map { "\($0.name) \($0.version ?? "unknown")" }.joined(separator: ", ")
  }

  private static let libraries = [
    (name: "cairo", symbol: "cairo_version_string"),
    (name: "pango", symbol: "pango_version_string"),
    (name: "harfbuzz", symbol: "hb_version_string"),
    (name: "libpng", symbol: "png_get_libpng_ver"),
  ]

  /// Returns the text of a function of a library that this process has loaded. Its headers would say
  /// what it was built with.
  private static func loaded(_ symbol: String) -> String? {
    typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    guard let address = dlsym(nil, symbol) else { return nil }
    return unsafeBitCast(address, to: Function.self)(nil).map { String(cString: $0) }
  }

  /// The version of the WebP encoder, which it packs into a number.
  private static var webp: String? {
    typealias Function = @convention(c) () -> Int32
    guard let address = dlsym(nil, "WebPGetEncoderVersion") else { return nil }
    let number = unsafeBitCast(address, to: Function.self)()
    return "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }

  /// The revision in the font file's table `head`, a number with 16 binary places.
  private static var inter: String? {
    guard let file = FileManager.default.contents(atPath: fonts + "/Inter-Regular.otf") else {
      return nil
    }
    let bytes = [UInt8](file)
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    // A font file begins with 12 bytes and a row of 16 for each table: name, sum, offset, length.
    for row in stride(from: 12, to: 12 + 16 * 64, by: 16)
    where number(at: row) == 0x6865_6164 {  // "head"
      guard let offset = number(at: row + 8), let revision = number(at: offset + 4) else { break }
      return String(format: "%.3f", Double(revision) / 65536)
    }
    return nil
  }
}
