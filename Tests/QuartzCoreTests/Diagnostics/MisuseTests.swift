import Foundation
import QuartzCore
import Testing

/// The reports about mistakes of callers, and the tables of their sentences.
@MainActor
@Suite("Misuse")
struct MisuseTests {
  /// A misuse that counts how often its sentence is read.
  private enum CountedMisuse: MisuseCase {
    case counted(Counter)
    var sentence: String {
      guard case .counted(let counter) = self else { return "" }
      counter.reads += 1
      return "It was read; stop."
    }
  }

  private final class Counter {
    var reads = 0
  }

  @Test("An identifier is the concept and the case, with values or without")
  func identifiers() {
    #expect(UndoMisuse.undoInOpenGroup.id == "Undo.undoInOpenGroup")
    #expect(SelectorMisuse.noMethod("go", on: Counter()).id == "Selector.noMethod")
    #expect(
      TransitionMisuse.notCompleted(from: Counter(), to: Counter(), duration: 1, animator: nil).id
        == "Transition.notCompleted")
  }

  @Test("A sentence names the types of its values")
  func sentence() {
    let misuse = NavigationMisuse.pushedNavigationController(Counter())
    #expect(misuse.sentence.hasPrefix("Counter is a navigation controller"))
  }

  @Test("A sentence is not built before it is read")
  func lazy() {
    let before = Misuse.handler
    defer { Misuse.handler = before }
    let counter = Counter()
    var reported: (any MisuseCase)?
    Misuse.handler = { reported = $0 }
    Misuse.report(CountedMisuse.counted(counter))
    #expect(counter.reads == 0)
    #expect(reported?.sentence == "It was read; stop." && counter.reads == 1)
  }

  @Test("Observers receive a report after the handler, and end in any order")
  func observers() {
    let before = Misuse.handler
    defer { Misuse.handler = before }
    var log: [String] = []
    let endFirst = Misuse.observe { _ in log.append("first") }
    Misuse.handler = { _ in log.append("handler") }
    let endSecond = Misuse.observe { _ in log.append("second") }
    Misuse.report(UndoMisuse.undoInOpenGroup)
    #expect(log == ["handler", "first", "second"])
    endFirst()
    Misuse.report(UndoMisuse.undoInOpenGroup)
    #expect(log.suffix(2) == ["handler", "second"])
    endSecond()
    Misuse.report(UndoMisuse.undoInOpenGroup)
    #expect(log.suffix(2) == ["second", "handler"])
  }

  @Test("The innermost collector receives a report, and the handler none")
  func collectors() {
    let before = Misuse.handler
    defer { Misuse.handler = before }
    var handled = 0
    Misuse.handler = { _ in handled += 1 }
    var inner: [MisuseReport] = []
    let outer = Misuse.collect {
      inner = Misuse.collect { Misuse.report(UndoMisuse.undoInOpenGroup) }
      Misuse.report(UndoMisuse.endedWithoutBegin)
    }
    #expect(inner.map(\.id) == ["Undo.undoInOpenGroup"])
    #expect(outer.map(\.id) == ["Undo.endedWithoutBegin"])
    #expect(handled == 0)
    Misuse.report(UndoMisuse.endedWithoutBegin)
    #expect(handled == 1)
  }

  private static var tables: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      $0.pathComponents.contains("Diagnostics") && $0.lastPathComponent.hasSuffix("Misuse.swift")
        && $0.lastPathComponent != "Misuse.swift"
    }
  }

  @Test("Each sentence of a table has the problem and, after a semicolon, the remedy")
  func form() throws {
    var names: Set<String> = []
    var count = 0
    for file in Self.tables {
      let whole = try String(contentsOf: file, encoding: .utf8)
      let text = whole.components(separatedBy: "  package var exception")[0]
      #expect(names.insert(file.lastPathComponent).inserted, "two tables of one name")
      for part in text.components(separatedBy: "    case .").dropFirst() {
        let lines = part.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("      ") }
        let sentence = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        count += 1
        #expect(sentence.hasSuffix(".\""), "\(sentence)")
        #expect(sentence.contains("; "), "\(sentence)")
        #expect(!sentence.dropLast(2).contains(". "), "\(sentence)")
      }
    }
    #expect(count > 100)
  }
}
