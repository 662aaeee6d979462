import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Seed 002: the presenting and the presented view, and UIKit between them.
@MainActor
@Suite("The sandwich")
struct SandwichTests {
  struct FlagScreen: View {
    @Bindable var model: Model
    var style = ModalPresentationStyle.pageSheet

    var body: some View {
      Button("Show") { model.isPresented = true }
        .sheet(
          isPresented: $model.isPresented, style: style,
          onDismiss: { model.lines.append("dismissed \($0)") },
          content: { SheetContent(title: "Sheet") })
    }
  }

  struct ItemScreen: View {
    @Bindable var model: Model
    var style: (Item) -> ModalPresentationStyle = { _ in .pageSheet }

    var body: some View {
      Button("Show") { model.item = Item(id: 1) }
        .sheet(
          item: $model.item, style: style,
          onDismiss: { model.lines.append("dismissed \($0.id) \($1)") },
          content: { SheetContent(title: "Item \($0.id) \($0.title)") })
    }
  }

  struct SheetContent: View {
    let title: String
    @Environment(\.sheetDismiss) private var dismiss
    @Environment(\.isSheetPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack {
        Text(title)
        Text(isPresented ? "presented" : "root")
        Button("Count \(count)") { count += 1 }
        Button("Done") { dismiss() }
      }
    }
  }

  @Test("A flag presents, and its end dismisses once with the reason")
  func flag() throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    try stage.app.tap("Show")
    try stage.app.settle()
    #expect(stage.top is PresentedHost)
    #expect(stage.app.exists("presented"))
    #expect(try stage.app.sheet().phase == "resting")
    model.isPresented = false
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(model.lines == ["dismissed binding"])
  }

  @Test("A swipe writes the binding and tells of the user")
  func swipe() throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    try stage.drag(from: 200, to: 760, rests: false)
    #expect(stage.top == nil)
    #expect(!model.isPresented)
    #expect(model.lines == ["dismissed user"])
  }

  @Test("The content dismisses itself")
  func byContent() throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    try stage.app.tap("Done")
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(!model.isPresented)
    #expect(model.lines == ["dismissed content"])
  }

  @Test("Code of UIKit's dismisses it, and the binding follows")
  func byCode() throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    stage.app.root?.dismiss(animated: true)
    try stage.app.settle()
    #expect(!model.isPresented)
    #expect(model.lines == ["dismissed code"])
  }

  @Test("A flag that is true from the start presents as soon as there is a window")
  func fromTheStart() throws {
    let model = Model()
    model.isPresented = true
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    #expect(stage.top is PresentedHost)
  }

  @Test("A hundred times there and back end clean")
  func often() throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    for _ in 0..<100 {
      model.isPresented = true
      stage.device.advance(by: 0.05)
      model.isPresented = false
      stage.device.advance(by: 0.05)
    }
    try stage.app.settle()
    #expect(stage.top == nil)
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.top is PresentedHost)
  }

  @Test("Another identity is another presentation, and the old one is told of")
  func replaced() throws {
    let model = Model()
    let stage = try SwiftUIStage { ItemScreen(model: model) }
    try stage.app.tap("Show")
    try stage.app.settle()
    let first = stage.top
    model.item = Item(id: 2)
    try stage.app.settle()
    #expect(stage.top !== first)
    #expect(stage.app.exists("Item 2 "))
    #expect(model.lines == ["dismissed 1 replaced"])
    model.item = nil
    try stage.app.settle()
    #expect(model.lines == ["dismissed 1 replaced", "dismissed 2 binding"])
  }

  @Test("The same identity is updated in place and keeps its state")
  func updated() throws {
    let model = Model()
    let stage = try SwiftUIStage { ItemScreen(model: model) }
    model.item = Item(id: 1)
    try stage.app.settle()
    try stage.app.tap("Count 0")
    try stage.app.settle()
    let shown = stage.top
    model.item = Item(id: 1, title: "anew")
    try stage.app.settle()
    #expect(stage.top === shown)
    #expect(stage.app.exists("Item 1 anew"))
    #expect(stage.app.exists("Count 1"))
    #expect(model.lines.isEmpty)
  }

  @Test("Presenting anew while it is dismissed ends with the new one")
  func represented() throws {
    let model = Model()
    let stage = try SwiftUIStage { ItemScreen(model: model) }
    model.item = Item(id: 1)
    try stage.app.settle()
    model.item = nil
    stage.device.advance(by: 0.1)
    model.item = Item(id: 2)
    try stage.app.settle()
    #expect(stage.app.exists("Item 2 "))
    model.item = nil
    try stage.app.settle()
    #expect(model.lines == ["dismissed 1 binding", "dismissed 2 binding"])
    #expect(stage.top == nil)
  }

  @Test("Each item has its own style")
  func styles() throws {
    let model = Model()
    let stage = try SwiftUIStage {
      ItemScreen(model: model, style: { $0.id == 1 ? .pageSheet : .overFullScreen })
    }
    model.item = Item(id: 1)
    try stage.app.settle()
    #expect(stage.app.sheets.count == 1)
    model.item = Item(id: 2)
    try stage.app.settle()
    #expect(stage.app.sheets.isEmpty)
    #expect(stage.top?.modalPresentationStyle == .overFullScreen)
    #expect(stage.top?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("All styles present and end")
  func allStyles() throws {
    let styles: [ModalPresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
      .overCurrentContext, .popover, .context(ContextStyle(detents: [.medium, .large])),
    ]
    for model in [DeviceModel.iPhone16, .iPadA16] {
      for style in styles {
        let shared = Model()
        let stage = try SwiftUIStage(on: model) { FlagScreen(model: shared, style: style) }
        _ = try reports {
          shared.isPresented = true
          try stage.app.settle()
        }
        #expect(stage.app.exists("Sheet"), "\(style.kind) on \(model.name)")
        try stage.app.tap("Done")
        try stage.app.settle()
        #expect(stage.top == nil, "\(style.kind) on \(model.name)")
        #expect(shared.lines == ["dismissed content"], "\(style.kind) on \(model.name)")
      }
    }
  }

  @MainActor @Observable
  final class Value {
    var text = "one"
  }

  @Test("The environment comes along, and what changes in it follows")
  func environment() throws {
    struct Inner: View {
      @Environment(\.testText) private var text
      var body: some View { Text("Text \(text)") }
    }
    struct Outer: View {
      let value: Value
      @Bindable var model: Model
      var body: some View {
        Middle(model: model).environment(\.testText, value.text)
      }
    }
    struct Middle: View {
      @Bindable var model: Model
      var body: some View {
        Color.clear.sheet(isPresented: $model.isPresented, style: .pageSheet) { Inner() }
      }
    }
    let (value, model) = (Value(), Model())
    let stage = try SwiftUIStage { Outer(value: value, model: model) }
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.app.exists("Text one"))
    value.text = "two"
    try stage.app.settle()
    #expect(stage.app.exists("Text two"))
  }

  @Test("The presenting view goes, and what it presents with it")
  func hostGone() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        if model.taps == 0 { FlagScreen(model: model) } else { Text("Gone") }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    model.taps = 1
    try stage.app.settle()
    #expect(stage.top == nil)
    #expect(model.lines == ["dismissed hostGone"])
  }

  @Test("What is dismissed is gone within a turn", arguments: [true, false])
  func leaks(byUser: Bool) throws {
    let model = Model()
    let stage = try SwiftUIStage { FlagScreen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    weak let host = stage.top
    weak let link = host.flatMap { PresentationLink.existing(of: $0) }
    #expect(link != nil)
    if byUser {
      try stage.drag(from: 200, to: 760, rests: false)
    } else {
      model.isPresented = false
      try stage.app.settle()
    }
    stage.device.step()
    #expect(host == nil)
    #expect(link == nil)
  }

  @Test("A selection that the app sets moves the sheet, also if nothing else depends on it")
  func selection() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        let properties = SheetProperties(
          detents: [.height(200), .large], selection: $model.detent)
        Color.clear.sheet(
          isPresented: $model.isPresented, style: .pageSheet(properties: properties)
        ) { Text("Sheet") }
      }
    }
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model) }
    model.isPresented = true
    try stage.app.settle()
    model.detent = .large
    try stage.app.settle()
    #expect(try stage.app.sheet().detent == "large")
  }
}

private enum TestTextKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var testText: String {
    get { self[TestTextKey.self] }
    set { self[TestTextKey.self] = newValue }
  }
}
