import CoreGraphics
import OrderedCollections

/// Encoded pictures, made once for all pages and kept while there is room.
@MainActor
package final class BitmapStore {
  private var files: OrderedDictionary<UInt64, [UInt8]> = [:]
  private var size = 0

  /// The largest number of bytes that are kept; tunable.
  private static let capacity = 96 << 20

  package init() {}

  /// Returns the picture as a file.
  func file(_ bitmap: Bitmap, hash: UInt64) -> [UInt8] {
    if let file = files[hash] { return file }
    let file = (try? bitmap.pngData()).map { [UInt8]($0) } ?? []
    files[hash] = file
    size += file.count
    while size > Self.capacity, files.count > 1 {
      size -= files.removeFirst().value.count
    }
    return file
  }

  /// Removes all pictures, as when no page shows any.
  package func removeAll() {
    files = [:]
    size = 0
  }
}

/// The pictures that one page has.
@MainActor
package final class SentBitmaps {
  private struct Entry {
    var hash: UInt64
    var bytes: Int
    var uses = 0
  }

  private let store: BitmapStore
  private var numbers: [UInt64: UInt32] = [:]
  private var entries: [UInt32: Entry] = [:]
  private var hashes: [ObjectIdentifier: (bitmap: Bitmap, hash: UInt64)] = [:]
  /// The pictures that no layer shows, the longest unused first.
  private var unused: OrderedSet<UInt32> = []
  private var unusedBytes = 0
  private var last: UInt32 = 0

  /// The number of bytes of pixels that a page keeps although no layer shows them; tunable.
  private static let keptBytes = 48 << 20

  package init(store: BitmapStore) {
    self.store = store
  }

  /// Returns the number of a picture, which is written if the page does not have it; 0 for one that
  /// cannot be encoded.
  func number(of bitmap: Bitmap, writer: inout ByteWriter) -> UInt32 {
    let hash = hash(of: bitmap)
    if let number = numbers[hash] { return number }
    let file = store.file(bitmap, hash: hash)
    guard !file.isEmpty else { return 0 }
    last += 1
    numbers[hash] = last
    entries[last] = Entry(hash: hash, bytes: bitmap.width * bitmap.height * 4)
    unused.append(last)
    unusedBytes += bitmap.width * bitmap.height * 4
    writer.u8(FrameCode.bitmap.rawValue)
    writer.varint(UInt64(last))
    writer.varint(bitmap.width)
    writer.varint(bitmap.height)
    writer.varint(file.count)
    writer.append(file)
    return last
  }

  /// Records that a layer shows another picture than before.
  func exchange(_ old: UInt32, for new: UInt32) {
    guard old != new else { return }
    use(new, by: 1)
    use(old, by: -1)
  }

  private func use(_ number: UInt32, by change: Int) {
    guard var entry = entries[number] else { return }
    let wasUsed = entry.uses > 0
    entry.uses += change
    entries[number] = entry
    guard wasUsed != (entry.uses > 0) else { return }
    if wasUsed {
      unused.append(number)
      unusedBytes += entry.bytes
    } else {
      unused.remove(number)
      unusedBytes -= entry.bytes
    }
  }

  /// Removes the pictures that have been unused for longest, if there are too many, and writes
  /// their numbers.
  func writeForgotten(_ writer: inout ByteWriter) {
    hashes.removeAll(keepingCapacity: true)
    var gone: [UInt32] = []
    while unusedBytes > Self.keptBytes, let number = unused.first {
      unused.removeFirst()
      guard let entry = entries.removeValue(forKey: number) else { continue }
      numbers[entry.hash] = nil
      unusedBytes -= entry.bytes
      gone.append(number)
    }
    guard !gone.isEmpty else { return }
    writer.u8(FrameCode.forget.rawValue)
    writer.varint(gone.count)
    for number in gone { writer.varint(UInt64(number)) }
  }

  private func hash(of bitmap: Bitmap) -> UInt64 {
    if let known = hashes[ObjectIdentifier(bitmap)] { return known.hash }
    let hash = bitmap.contentHash
    hashes[ObjectIdentifier(bitmap)] = (bitmap, hash)
    return hash
  }
}
