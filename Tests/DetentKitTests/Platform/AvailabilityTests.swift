import Foundation
import Testing

/// DetentKit works on iOS 15. No compiler here knows which system brought what, so this does: all that
/// is newer and used stands behind a guard.
@Suite("Availability")
struct AvailabilityTests {
  /// What came after iOS 15, as it is written where it is used, and with which system (documented).
  static let introduced: [(pattern: String, version: Double)] = [
    // UIKit
    (#"Detent\.custom\("#, 16), (#"return \.custom\(identifier"#, 16),
    (#"\.resolvedValue\(in"#, 16), (#"\.invalidateDetents\("#, 16),
    ("UISheetPresentationControllerDetentResolutionContext", 16),
    (#"\.sizingOptions"#, 16), ("UIHostingConfiguration", 16),
    (#"sheet\.prefersPageSizing"#, 17), ("traitOverrides", 17),
    ("registerForTraitChanges", 17), (#"\.preferredTransition"#, 18),
    (#"sheet\.backgroundEffect"#, 26.1), ("UIGlassEffect", 26), ("UICornerConfiguration", 26),
    // SwiftUI
    (#"\bPresentationDetent\b"#, 16), (#"\.presentationDetents\("#, 16),
    (#"\.presentationDragIndicator\("#, 16), (#":\s*Layout\b"#, 16), (#"\bLayoutSubview\b"#, 16),
    ("ProposedViewSize", 16), (#"\bNavigationStack\b"#, 16), (#"\.scrollDisabled\("#, 16),
    (#"\.onGeometryChange\("#, 16), (#"\bAnyLayout\b"#, 16), (#"\bViewThatFits\b"#, 16),
    (#"\.presentationBackgroundInteraction\("#, 16.4),
    (#"\bPresentationBackgroundInteraction\b"#, 16.4),
    (#"\.presentationContentInteraction\("#, 16.4), (#"\.presentationCornerRadius\("#, 16.4),
    (#"\.presentationBackground\("#, 16.4), (#"\.presentationCompactAdaptation\("#, 16.4),
    ("@Observable", 17), (#"\.onChange\(of: [^)]*initial"#, 17), (#"\.sensoryFeedback\("#, 17),
    (#"\.containerRelativeFrame\("#, 17), (#"\.presentationSizing\("#, 18),
    (#"\.onScrollGeometryChange\("#, 18), (#"\.glassEffect\("#, 26),
  ]

  /// A use without a guard.
  struct Gap: Equatable, CustomStringConvertible {
    var line: Int
    var text: String
    var version: Double
    var description: String { "line \(line), iOS \(version): \(text)" }
  }

  /// The uses in a source that no `#available`, `guard` or `@available` around them allows.
  ///
  /// Sources are formatted, so what stands further to the left encloses.
  static func gaps(in source: String) -> [Gap] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.prefix(upTo: $0.range(of: "//")?.lowerBound ?? $0.endIndex))
    }
    var gaps: [Gap] = []
    for (index, line) in lines.enumerated() {
      for (pattern, version) in introduced
      where line.range(of: pattern, options: .regularExpression) != nil {
        let allowed = around(index, of: lines).compactMap(systems).max() ?? 15
        guard allowed < version else { continue }
        let text = line.trimmingCharacters(in: .whitespaces)
        gaps.append(Gap(line: index + 1, text: text, version: version))
      }
    }
    return gaps
  }

  /// A line, what encloses it, and the guards before it.
  private static func around(_ index: Int, of lines: [String]) -> [String] {
    func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func isEmpty(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }
    var found = [lines[index]]
    var level = indent(lines[index])
    var isAttribute = true
    for place in lines.indices.prefix(upTo: index).reversed() {
      let line = lines[place]
      if isEmpty(line) {
        isAttribute = false
        continue
      }
      let text = line.drop { $0 == " " }
      if indent(line) < level, !text.hasPrefix("{"), !text.hasPrefix("#"), !text.hasPrefix(")") {
        level = indent(line)
        found.append(line)
        isAttribute = true
      } else if indent(line) == level {
        // A list of conditions goes on over several lines.
        if text.hasPrefix("guard ") {
          let end = lines[place...].firstIndex { $0.contains("else") } ?? place
          found += lines[place...end]
        }
        isAttribute = isAttribute && text.hasPrefix("@")
        if isAttribute { found.append(line) }
      }
    }
    return found
  }

  /// The version of iOS that a line asks for.
  private static func systems(_ line: String) -> Double? {
    guard let start = line.range(of: "available(iOS ") else { return nil }
    return Double(line[start.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  private static var sources: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources/DetentKit"), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  @Test("All that is newer than iOS 15 stands behind a guard")
  func guards() throws {
    let sources = Self.sources
    #expect(sources.count > 60)
    for file in sources {
      let gaps = Self.gaps(in: try String(contentsOf: file, encoding: .utf8))
      #expect(gaps.isEmpty, "\(file.lastPathComponent): \(gaps)")
    }
  }

  @Test("A use without a guard is found, one with a guard is not")
  func checker() {
    let open = """
      extension View {
        func sheet() -> some View {
          presentationBackground(.clear).presentationDetents([.large])
        }
      }
      """
    #expect(Self.gaps(in: open).map(\.version) == [16])
    let shut = """
      extension View {
        @available(iOS 16, *)
        func sheet() -> some View {
          let view = self
          guard #available(iOS 16.4, *) else { return view }
          return view.presentationDetents([.large])
            .presentationCornerRadius(3)
        }
      }
      """
    #expect(Self.gaps(in: shut).isEmpty)
    let wrong = """
      if #available(iOS 17, *) {
        sheet.prefersPageSizing = true
      } else {
        sheet.prefersPageSizing = false
      }
      """
    #expect(Self.gaps(in: wrong).map(\.line) == [4])
  }

  @Test("Objective-C is asked for in one folder, and each time it is argued for")
  func objectiveC() throws {
    for file in Self.sources {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let uses = lines.contains { $0.contains("canImport(ObjectiveC)") }
      guard uses else { continue }
      let folder = file.deletingLastPathComponent().lastPathComponent
      #expect(folder == "Platform", "\(file.lastPathComponent)")
      #expect(
        lines.contains {
          $0.contains("///") && $0.contains("Objective-C") || $0.contains("runtime")
        })
    }
  }
}
