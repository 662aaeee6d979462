import DetentKit
import Foundation
import Testing
import UIKit

@MainActor
private func questionSnippets(controller: UIViewController, places: UIViewController) {
  // Presented by UIKit.
  controller.present(
    places, style: .pageSheet(properties: SheetProperties(detents: [.medium, .large])))
}

/// The answers of the page "Common questions" that sources can show.
@Suite("Common questions")
struct QuestionsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Functions that exchange methods, find classes or symbols by name, or read private properties.
  private static let forbidden = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod", "object_setClass", "objc_allocateClassPair", "objc_getClass",
    "NSClassFromString",
    "dlsym", "dlopen", "value(forKey", "setValue(", "value(forKeyPath", "responds(to:",
    "NSSelectorFromString",
    "Selector((", "perform(Selector", "class_copyIvarList",
  ]

  private func files(in folder: String, _ kind: String) throws -> [URL] {
    let found = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == kind }
  }

  @Test(
    "No source of the library exchanges methods or names what is private",
    arguments: ["Sources/DetentKit", "Sources/SheetEngine"])
  func publicAPI(folder: String) throws {
    let sources = try files(in: folder, "swift")
    #expect(sources.count > 20)
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
        for word in Self.forbidden where code.contains(word) {
          Issue.record("\(source.lastPathComponent) has \(word): \(line)")
        }
      }
    }
  }

  @Test("The library imports nothing but Apple's frameworks and its engine")
  func imports() throws {
    let known: Set = [
      "Combine", "CoreGraphics", "Foundation", "QuartzCore", "SheetEngine", "SwiftUI",
      "SwiftUICore", "UIKit",
    ]
    for source in try files(in: "Sources/DetentKit", "swift") {
      let text = try String(contentsOf: source, encoding: .utf8)
      for match in text.matches(of: /(?m)^\s*(?:@\w+(?:\(\w+\))? |public )*import (?:\w+ )?(\w+)/) {
        #expect(known.contains(String(match.1)), "\(source.lastPathComponent)")
      }
    }
  }

  @Test("Each file that an answer names is there")
  func evidence() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/DetentKit/DetentKit.docc/CommonQuestions.md"), encoding: .utf8)
    let tests = Set(try files(in: "Tests/DetentKitTests", "swift").map(\.lastPathComponent))
    let named = page.matches(of: /`([\w\/-]+(?:\.swift|\.md)|scripts\/[\w-]+)`/).map {
      String($0.1)
    }
    #expect(named.count >= 8)
    for name in named {
      let isThere =
        tests.contains(name)
        || FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(name).path)
      #expect(isThere, "\(name)")
    }
  }
}
