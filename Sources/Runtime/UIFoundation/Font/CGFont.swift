import CoreGraphics
import Foundation

/// A font that was read from data, to register it with Core Text.
public final class CGFont: Sendable {
  /// The path of a file with the font's data, as fonts are read from files; `nil` if it cannot be
  /// written. The same data has the same file.
  let path: String?

  /// Creates the font of a provider's data; nil if that is no font.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data, FontTables(bytes, face: 0) != nil else { return nil }
    path = Self.file(of: bytes)
  }

  private static func file(of data: Data) -> String? {
    var hash = StableHash()
    hash.combine(data)
    let file = FileManager.default.temporaryDirectory.appending(
      path: "font-\(String(hash.value, radix: 16))")
    // Another user's file can have the name.
    if FileManager.default.contents(atPath: file.path) == data { return file.path }
    return (try? data.write(to: file, options: .atomic)).map { file.path }
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
