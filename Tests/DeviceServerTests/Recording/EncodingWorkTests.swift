import CoreGraphics
import Foundation
import Testing
import VirtualDevice

@testable import DeviceServer

@Suite("Pictures of a recording that wait")
@MainActor
struct EncodingWorkTests {
  /// An encoder that the test holds up.
  private final class Encoder: AnimationEncoder, @unchecked Sendable {
    let gate = DispatchSemaphore(value: 0)
    private(set) var count = 0

    func add(_ frame: Bitmap, at time: Double) {
      gate.wait()
      count += 1
    }

    func finish(at time: Double) throws(RecordingError) -> RecordingStore {
      let store = RecordingStore()
      try store.append([UInt8(count)])
      return store
    }
  }

  private let encoder = Encoder()

  private func add(_ count: Int, to work: EncodingWork) throws {
    for index in 0..<count where work.hasRoom {
      work.add(try #require(Bitmap(width: 1, height: 1)), at: Double(index))
    }
  }

  private func result(of work: EncodingWork) async -> Data? {
    for _ in 0..<20 { encoder.gate.signal() }
    return await withCheckedContinuation { continuation in
      work.finish(at: 1) { continuation.resume(returning: $0) }
    }
  }

  @Test("Eight pictures wait at most, and the next ones are left out")
  func bound() async throws {
    let work = EncodingWork(encoder)
    try add(20, to: work)
    #expect(!work.hasRoom)
    #expect(await result(of: work) == Data([8]))
    #expect(work.hasRoom)
  }

  @Test("Pictures of a recording that is cancelled are not encoded")
  func cancel() async throws {
    let work = EncodingWork(encoder)
    try add(8, to: work)
    work.cancel()
    let encoded = await result(of: work)?.first ?? 0
    // The encoder may have begun with the first.
    #expect(encoded <= 1)
  }
}
