import CoreGraphics
import Foundation

/// A font that was read from data, to register it with Core Text.
public final class CGFont: Sendable {
  private let data: Data

  /// Creates the font of a provider's data; nil if that is no font.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, FontTables(bytes, face: 0) != nil else { return nil }
    data = bytes
  }

  /// The path of a file with the data, as fonts are read from files. The same data has the same file.
  var path: String? {
    // FNV-1a: the name is the same in each process.
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let url = FileManager.default.temporaryDirectory.appending(
      path: "font-\(String(hash, radix: 16))")
    if FileManager.default.fileExists(atPath: url.path) { return url.path }
    return (try? data.write(to: url, options: .atomic)).map { url.path }
  }

  /// The PostScript name once the font is registered; nil before.
  public var postScriptName: String? { path.flatMap(FontRegistry.name(ofFontAt:)) }
}

extension CGDataProvider {
  /// Creates a provider of a file's bytes; nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a provider of a file's bytes; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
}
