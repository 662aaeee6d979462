import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Presentations in presentations, and one after the other.
@MainActor
@Suite("Sandwiches in sandwiches")
struct SandwichNestingTests {
  @MainActor @Observable
  final class Floors {
    var isShown = [false, false, false]
    var lines: [String] = []
  }

  struct Floor: View {
    @Bindable var floors: Floors
    let level: Int
    @Environment(\.sheetDismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Floor \(level)")
        Button("Leave \(level)") { dismiss() }
        if level < 3 {
          Color.clear.sheet(
            isPresented: $floors.isShown[level], style: .pageSheet,
            onDismiss: { floors.lines.append("\(level + 1) \($0)") },
            content: { Floor(floors: floors, level: level + 1) })
        }
      }
    }
  }

  private func build() throws -> (Floors, SwiftUIStage) {
    let floors = Floors()
    let stage = try SwiftUIStage { Floor(floors: floors, level: 0) }
    for level in 0..<3 {
      floors.isShown[level] = true
      try stage.app.settle()
    }
    #expect(stage.app.sheets.count == 3)
    return (floors, stage)
  }

  @Test("Dismissing the leaf keeps those below")
  func leaf() throws {
    let (floors, stage) = try build()
    try stage.app.tap("Leave 3")
    try stage.app.settle()
    #expect(stage.app.sheets.count == 2)
    #expect(floors.isShown == [true, true, false])
    #expect(floors.lines == ["3 content"])
  }

  @Test("Dismissing the middle closes those above")
  func middle() throws {
    let (floors, stage) = try build()
    floors.isShown[1] = false
    try stage.app.settle()
    #expect(stage.app.sheets.count == 1)
    #expect(floors.isShown[0])
    #expect(floors.lines.contains("2 binding"))
  }

  @Test("Dismissing the bottom closes all")
  func bottom() throws {
    let (floors, stage) = try build()
    floors.isShown[0] = false
    try stage.app.settle()
    #expect(stage.app.sheets.isEmpty)
    #expect(floors.lines.contains("1 binding"))
    floors.isShown = [false, false, false]
    try stage.app.settle()
    floors.isShown[0] = true
    try stage.app.settle()
    #expect(stage.app.sheets.count == 1)
  }

  @Test("A swipe closes the front one alone")
  func swipe() throws {
    let (floors, stage) = try build()
    try stage.drag(from: 300, to: 800, rests: false)
    #expect(stage.app.sheets.count == 2)
    #expect(floors.lines == ["3 user"])
  }

  @Test("Two presentations of one view come one after the other")
  func queued() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Color.clear
          .sheet(isPresented: $model.isPresented, style: .pageSheet) { Text("First") }
          .sheet(item: $model.item, style: .pageSheet) { Text("Second \($0.id)") }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    model.item = Item(id: 1)
    try stage.app.settle()
    #expect(stage.app.exists("First"))
    #expect(stage.app.sheets.count == 1)
    model.isPresented = false
    try stage.app.settle()
    #expect(stage.app.exists("Second 1"))
    #expect(stage.app.sheets.count == 1)
  }

  @Test("A presentation waits for one that other code made")
  func waitsForOthers() throws {
    let stage = try SwiftUIStage { Color.clear }
    let root = try #require(stage.app.root)
    let other = UIViewController()
    root.present(other, animated: true)
    let own = UIViewController()
    root.present(own, style: .pageSheet)
    try stage.app.settle()
    #expect(root.presentedViewController === other)
    other.dismiss(animated: true)
    try stage.app.settle()
    #expect(root.presentedViewController === own)
  }

  @Test("SheeKit's first scenario: shown, changed, changed again")
  func sheeKitSettled() throws {
    let model = Model()
    let stage = try SwiftUIStage { SheeScreen(model: model) }
    try stage.app.tap("Show")
    try stage.app.settle()
    #expect(stage.app.exists("Sheet 1"))
    try stage.app.tap("Next")
    try stage.app.settle()
    #expect(stage.app.exists("Sheet 2"))
    try stage.app.tap("Leave")
    try stage.app.settle()
    #expect(model.taps == 2)
    #expect(stage.top == nil)
  }

  @Test("SheeKit's second scenario: two changes without a rest are one dismissal")
  func sheeKitHurried() throws {
    let model = Model()
    let stage = try SwiftUIStage { SheeScreen(model: model) }
    try stage.app.tap("Show")
    try stage.app.settle()
    model.item = Item(id: 2)
    model.item = nil
    try stage.app.settle()
    #expect(model.taps == 1)
    #expect(stage.top == nil)
  }

  struct SheeScreen: View {
    @Bindable var model: Model

    var body: some View {
      Button("Show") { model.item = Item(id: 1) }
        .shee(
          item: $model.item,
          presentationStyle: .formSheet(
            properties: SheetProperties(
              prefersGrabberVisible: true, detents: [.medium(), .large()])),
          presentedViewControllerParameters: UIViewControllerProxy(),
          onDismiss: { model.taps += 1 },
          content: { item in
            VStack {
              Text("Sheet \(item.id)")
              Button("Next") { model.item = Item(id: item.id + 1) }
              Leave()
            }
          })
    }
  }

  struct Leave: View {
    @Environment(\.shee_dismiss) private var dismiss
    @Environment(\.shee_isPresented) private var isPresented

    var body: some View {
      Button("Leave") { if isPresented { dismiss() } }
    }
  }
}
