import Foundation
import Testing

/// The conditions under which DetentKit's sources are compiled. What they use on which system is
/// checked by the compiler: `scripts/check-apple`.
@Suite("Conditions of compilation")
struct ConditionTests {
  private static var sources: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources/DetentKit"), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// On visionOS UIKit's sheets have no detents, so what drives them is not there.
  private static let conditions: Set = [
    "#if canImport(UIKit) && !os(tvOS) && !os(watchOS)",
    "#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)", "#if os(visionOS)",
  ]

  private func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  @Test("Every file stands behind one condition: UIKit, on the systems that have sheets")
  func systems() throws {
    #expect(Self.sources.count > 60)
    for file in Self.sources {
      let lines = try lines(of: file)
      let first = lines.first.map(String.init)
      #expect(first.map(Self.conditions.contains) == true, "\(file.lastPathComponent)")
      #expect(lines.last == "#endif", "\(file.lastPathComponent)")
    }
  }

  /// The action of a key command is a method of a responder, so it stands in its class.
  private static let responders: Set = ["ContextCardView.swift", "PresentedHost.swift"]

  @Test("Objective-C is asked for in one folder and by key commands, and argued for each time")
  func objectiveC() throws {
    for file in Self.sources {
      let lines = try lines(of: file)
      let uses = lines.contains { $0.contains("canImport(ObjectiveC)") }
      guard uses else { continue }
      let folder = file.deletingLastPathComponent().lastPathComponent
      #expect(
        folder == "Platform" || Self.responders.contains(file.lastPathComponent),
        "\(file.lastPathComponent)")
      #expect(
        lines.contains {
          $0.contains("///") && $0.contains("Objective-C") || $0.contains("runtime")
        })
    }
  }
}
