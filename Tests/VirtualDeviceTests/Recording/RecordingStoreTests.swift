import Foundation
import Testing

@testable import VirtualDevice

@Suite("Bytes of a recording")
struct RecordingStoreTests {
  /// In a file, and in memory where no file can be made.
  static let folders: [String?] = [nil, "/no/such/folder"]

  @Test("What was written is read back, from any place", arguments: folders)
  func readBack(folder: String?) throws {
    let store = RecordingStore(folder: folder)
    try store.append([1, 2, 3])
    try store.append(Array(repeating: 4, count: 3_000_000))
    try store.replace([9], at: 1)
    #expect(store.count == 3_000_003)
    #expect(try store.data().prefix(4) == Data([1, 9, 3, 4]))
    #expect(try store.bytes(at: 2, count: 2) == [3, 4])
    #expect(try store.elements(at: 4, count: 2, of: UInt16.self) == [0x0404, 0x0404])
    var all = Data()
    try store.forEachPart { all.append(contentsOf: $0) }
    #expect(try all == store.data())
  }

  @Test("Its file has no name, so that nothing is left behind")
  func nameless() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = RecordingStore(folder: folder.path)
    try store.append([1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(try store.data() == Data([1, 2, 3]))
  }

  @Test("Nothing is read beyond the end", arguments: folders)
  func end(folder: String?) throws {
    let store = RecordingStore(folder: folder)
    try store.append([1])
    #expect(throws: RecordingError.self) { try store.bytes(at: 0, count: 2) }
    #expect(throws: RecordingError.self) { try store.replace([1, 2], at: 0) }
  }
}
