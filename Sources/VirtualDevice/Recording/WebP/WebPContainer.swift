import QuartzCore

/// Writes the chunks of an animated WebP file (WebP Container Specification).
struct WebPContainer {
  private let store: RecordingStore
  private var hasAlpha = false

  /// The offsets in bytes of the file's length and flags, which are known only at the end.
  private static let lengthOffset = 4
  private static let flagsOffset = 20
  private static let animationFlag: UInt8 = 0x02
  private static let alphaFlag: UInt8 = 0x10

  /// Begins an endless animation over an opaque black background.
  init(width: Int, height: Int, in store: RecordingStore) throws(RecordingError) {
    self.store = store
    var bytes = Array("RIFF".utf8) + Self.little(0, 4) + Array("WEBP".utf8)
    bytes += Array("VP8X".utf8) + Self.little(10, 4) + Self.little(0, 4)
    bytes += Self.little(width - 1, 3) + Self.little(height - 1, 3)
    bytes += Array("ANIM".utf8) + Self.little(6, 4) + Self.little(0xFF00_0000, 4)
    bytes += Self.little(0, 2)
    try store.append(bytes)
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - picture: a still WebP file without loss, as libwebp encodes it.
  ///   - area: where it is drawn; the origin has even coordinates.
  ///   - milliseconds: how long it is seen.
  ///   - isBlended: whether its transparent pixels show the frame before.
  mutating func addFrame(
    _ picture: [UInt8], in area: PixelRect, milliseconds: Int, isBlended: Bool
  ) throws(RecordingError) {
    // After the file's header of 12 bytes comes one chunk: its name, its length, a signature, 28 bits
    // of size and one that says whether there is alpha.
    guard picture.count > 25, Array(picture[12..<16]) == Array("VP8L".utf8) else {
      throw .encoder("the libwebp on this machine encodes in another form")
    }
    if picture[24] & 0x10 != 0 { hasAlpha = true }
    let payload = picture.count - 12
    var header = Array("ANMF".utf8) + Self.little(16 + payload, 4)
    header += Self.little(area.minX / 2, 3) + Self.little(area.minY / 2, 3)
    header += Self.little(area.width - 1, 3) + Self.little(area.height - 1, 3)
    header += Self.little(min(milliseconds, 0xFF_FFFF), 3) + [isBlended ? 0 : 2]
    try store.append(header)
    try store.append(elements: picture[12...])
  }

  /// Completes the file.
  func finish() throws(RecordingError) {
    try store.replace(Self.little(store.count - 8, 4), at: Self.lengthOffset)
    let flags = Self.animationFlag | (hasAlpha ? Self.alphaFlag : 0)
    try store.replace([flags], at: Self.flagsOffset)
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
