import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The state of a flow's screen, and the callbacks that it received.
@MainActor @Observable
final class FlowModel {
  var isShown = false
  var isInnerShown = false
  var item: Item?
  var isHere = true
  var isLocked = false
  var detent = PresentationDetentReference.medium
  @ObservationIgnored var lines: [String] = []
  @ObservationIgnored var positions: [PresentationPosition] = []

  /// The reasons for which presentations ended, and the attempts.
  var ends: [String] { lines.filter { !$0.hasSuffix("appears") } }
}

private struct FlowScreen: View {
  @Bindable var model: FlowModel
  let style: (FlowModel) -> ModalPresentationStyle
  let inner: () -> ModalPresentationStyle

  var body: some View {
    VStack {
      Text("Root")
      if model.isHere {
        Color.clear.sheet(
          isPresented: $model.isShown, style: style(model),
          onDismissAttempt: { model.lines.append("attempt") },
          onDismiss: { model.lines.append("Flag \($0)") },
          content: { FlowContent(model: model, name: "Flag", inner: inner) })
        Color.clear.sheet(
          item: $model.item, style: style(model),
          onDismiss: { model.lines.append("\($0.title) \($1)") },
          content: { FlowContent(model: model, name: $0.title, inner: nil) })
      }
    }
    .presentationContext()
  }
}

private struct FlowContent: View {
  @Bindable var model: FlowModel
  let name: String
  let inner: (() -> ModalPresentationStyle)?
  @State private var text = ""
  @Environment(\.sheetDismiss) private var dismiss

  var body: some View {
    VStack {
      Text(name)
      TextField("Field", text: $text)
      Button("Leave \(name)") { dismiss() }
      Spacer()
      if let inner {
        Color.clear.sheet(
          isPresented: $model.isInnerShown, style: inner(),
          onDismiss: { model.lines.append("Inner \($0)") },
          content: { FlowContent(model: model, name: "Inner", inner: nil) })
      }
    }
    .interactiveDismissDisabled(model.isLocked, onAttempt: nil)
    .onAppear { model.lines.append("\(name) appears") }
    .onDisappear { model.lines.append("\(name) disappears") }
  }
}

/// A SwiftUI screen with presentations in one style.
@MainActor
private struct FlowScene {
  let stage: FlowStage
  let model = FlowModel()
  let style: FlowStyle

  init(_ style: FlowStyle, _ setting: FlowStage.Setting) throws {
    let model = model
    self.style = style
    let low: PresentationDetentReference = setting.hasCustomDetents ? .height(260) : .medium
    model.detent = low
    let make = { (model: FlowModel) in
      var properties = SheetProperties(detents: style.hasDetents ? [low, .large] : [.large])
      if style.hasDetents { properties.selection = Bindable(model).detent }
      properties.onPositionChange = { model.positions.append($0) }
      return style.make(properties)
    }
    stage = try FlowStage(on: style.model, setting) {
      UIHostingController(
        rootView: FlowScreen(model: model, style: make) { style.make(SheetProperties()) })
    }
    let app = stage.app
    stage.agree("Flag", { model.isShown }, { app.exists("Flag") || app.exists("Inner") })
    stage.agree("Inner", { model.isInnerShown && model.isShown }, { app.exists("Inner") })
    for name in ["One", "Two"] {
      stage.agree(name, { model.item?.title == name && !model.isShown }, { app.exists(name) })
    }
  }

  /// Checks the callbacks in all, and ends the app.
  func end(_ ends: [String], _ location: SourceLocation = #_sourceLocation) throws {
    #expect(model.ends == ends, sourceLocation: location)
    for name in ["Flag", "Inner", "One", "Two"] {
      // Content may disappear before or after its presentation is over.
      var count = 0
      var (disappeared, ended) = (0, 0)
      for line in model.lines where line.hasPrefix(name + " ") {
        switch line {
        case "\(name) appears":
          #expect(ended == count, "\(model.lines)", sourceLocation: location)
          count += 1
        case "\(name) disappears": disappeared += 1
        default: ended += 1
        }
        #expect(disappeared <= count && ended <= count, "\(model.lines)", sourceLocation: location)
      }
      #expect(disappeared == count && ended == count, "\(model.lines)", sourceLocation: location)
    }
    for (one, next) in zip(model.positions, model.positions.dropFirst()) {
      #expect(one != next || one.phase == .dismissed, sourceLocation: location)
    }
    #expect(model.positions.last.map { $0.phase == .dismissed } ?? true, sourceLocation: location)
    try stage.end(location)
  }

  /// Dismisses with UIKit's method.
  func dismissByCode() {
    let host = stage.app.device.findAll { $0.next is PresentedHost }.first?.next as? PresentedHost
    host?.presentingViewController?.dismiss(animated: true)
  }

  /// Presents with the flag, and waits.
  func present() throws {
    model.isShown = true
    try stage.settle()
  }
}

extension Flow {
  private static func flow(
    _ name: String, _ styles: [FlowStyle] = FlowStyle.all,
    _ run: @escaping @MainActor @Sendable (FlowScene) throws -> Void
  ) -> [Flow] {
    styles.map { style in
      Flow(name: "\(name), \(style.name)") { try run(FlowScene(style, $0)) }
    }
  }

  /// Flows of DetentKit's SwiftUI modifiers.
  static let fromSwiftUI: [Flow] =
    flow("by the binding") { scene in
      try scene.present()
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.present()
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.end(["Flag binding", "Flag binding"])
    }
    + flow("by a swipe", FlowStyle.all.filter(\.isSwiped)) { scene in
      try scene.present()
      try scene.stage.swipeAway("Flag")
      #expect(!scene.model.isShown)
      try scene.end(["Flag user"])
    }
    + flow("by the content") { scene in
      try scene.present()
      try scene.stage.app.tap("Leave Flag")
      try scene.stage.settle()
      #expect(!scene.model.isShown)
      try scene.end(["Flag content"])
    }
    + flow("by code", FlowStyle.few) { scene in
      try scene.present()
      scene.dismissByCode()
      try scene.stage.settle()
      #expect(!scene.model.isShown)
      try scene.end(["Flag code"])
    }
    + flow("away while it comes") { scene in
      scene.model.isShown = true
      scene.stage.app.advance(by: 0.15)
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.end(["Flag binding"])
    }
    + flow("again while it goes", FlowStyle.few) { scene in
      try scene.present()
      scene.model.isShown = false
      scene.stage.app.advance(by: 0.1)
      scene.model.isShown = true
      try scene.stage.settle()
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.end(["Flag binding", "Flag binding"])
    }
    + flow("another item") { scene in
      scene.model.item = Item(id: 1, title: "One")
      try scene.stage.settle()
      scene.model.item = Item(id: 2, title: "Two")
      try scene.stage.settle()
      scene.model.item = nil
      try scene.stage.settle()
      try scene.end(["One replaced", "Two binding"])
    }
    + flow("the screen goes", FlowStyle.few) { scene in
      try scene.present()
      scene.model.isHere = false
      scene.model.isShown = false
      try scene.stage.settle()
      #expect(scene.model.ends == ["Flag hostGone"])
      try scene.end(["Flag hostGone"])
    }
    + flow("one in the other", FlowStyle.few.filter(\.isSwiped)) { scene in
      try scene.present()
      scene.model.isInnerShown = true
      try scene.stage.settle()
      scene.model.isInnerShown = false
      try scene.stage.settle()
      scene.model.isInnerShown = true
      try scene.stage.settle()
      scene.model.isShown = false
      scene.model.isInnerShown = false
      try scene.stage.settle()
      #expect(scene.model.ends.filter { $0 == "Flag binding" }.count == 1)
      #expect(scene.model.ends.filter { $0.hasPrefix("Inner") }.count == 2)
      try scene.end(scene.model.ends)
    }
    + flow("one after the other", FlowStyle.few) { scene in
      try scene.present()
      scene.model.item = Item(id: 1, title: "One")
      try scene.stage.settle()
      scene.model.isShown = false
      try scene.stage.settle()
      #expect(scene.stage.app.exists("One"))
      scene.model.item = nil
      try scene.stage.settle()
      try scene.end(["Flag binding", "One binding"])
    }
    + flow("dragged to another detent", FlowStyle.all.filter(\.hasDetents)) { scene in
      try scene.present()
      let low = scene.model.detent
      let height = scene.stage.app.device.size.height
      try scene.stage.drag("Flag", by: -height * 0.7)
      #expect(scene.model.detent == .large)
      scene.model.detent = low
      try scene.stage.settle()
      #expect(scene.model.detent == low)
      #expect(scene.model.positions.last?.index == 0)
      try scene.stage.swipeAway("Flag")
      try scene.end(["Flag user"])
    }
    + flow("another detent on the way", FlowStyle.all.filter(\.hasDetents)) { scene in
      let low = scene.model.detent
      try scene.present()
      scene.model.detent = .large
      scene.stage.app.advance(by: 0.1)
      scene.model.detent = low
      scene.stage.app.advance(by: 0.1)
      scene.model.detent = .large
      try scene.stage.settle()
      #expect(scene.model.detent == .large)
      #expect(scene.model.positions.last?.index == 1)
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.end(["Flag binding"])
    }
    + flow("a swipe that is cancelled", FlowStyle.all.filter(\.isSwiped)) { scene in
      try scene.present()
      try scene.stage.drag("Flag", by: 60)
      #expect(scene.model.isShown)
      scene.dismissByCode()
      try scene.stage.settle()
      #expect(!scene.model.isShown)
      try scene.end(["Flag code"])
    }
    + flow("locked", FlowStyle.all.filter(\.isSwiped)) { scene in
      scene.model.isLocked = true
      try scene.present()
      try scene.stage.swipeAway("Flag")
      #expect(scene.model.isShown)
      #expect(scene.model.ends == ["attempt"])
      scene.model.isLocked = false
      try scene.stage.settle()
      try scene.stage.swipeAway("Flag")
      try scene.end(["attempt", "Flag user"])
    }
    + flow("with the keyboard") { scene in
      try scene.present()
      try scene.stage.app.tap("Field")
      try scene.stage.settle()
      #expect(scene.stage.app.device.keyboardHeight > 0)
      try scene.stage.app.type("ab")
      scene.model.isShown = false
      try scene.stage.settle()
      #expect(scene.stage.app.device.keyboardHeight == 0)
      try scene.end(["Flag binding"])
    }
    + flow("rotated") { scene in
      try scene.present()
      scene.stage.app.rotate(to: .landscapeLeft)
      try scene.stage.settle()
      scene.stage.app.rotate(to: .portrait)
      scene.stage.app.advance(by: 0.1)
      scene.model.isShown = false
      try scene.stage.settle()
      try scene.end(["Flag binding"])
    }
}
