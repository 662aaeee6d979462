import Foundation
import Testing

@testable import DeviceServer

@Suite("The limits of the server")
@MainActor
struct ServerLimitsTests {
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/protocol.md")

  @Test("The table of limits in the protocol's document has each limit with its value")
  func table() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let rows = text.matches(of: /\| `(\w+)` \| ([0-9.]+) \|/).map {
      (String($0.1), Double($0.2) ?? .nan)
    }
    var limits: [String: Double] = [
      "pages": Double(LiveLoop.mostPages), "framesInFlight": Double(Session.framesInFlight),
      "performing": Session.messageTime, "share": TimeShare.free,
      "keptRecordings": Double(SceneLibrary.keptRecordings),
      "keptBytes": Double(SceneLibrary.keptBytes),
      "encodedTogether": Double(Session.encodedTogether),
      "waitingPictures": Double(LiveRecorder.mostWaiting),
    ]
    for (label, value) in Mirror(reflecting: ServerLimits()).children {
      limits[try #require(label)] = (value as? Int).map(Double.init) ?? value as? Double
    }
    #expect(Dictionary(rows, uniquingKeysWith: { first, _ in first }) == limits)
    #expect(rows.count == limits.count)
  }
}
