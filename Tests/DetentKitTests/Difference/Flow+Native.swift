import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// A screen with SwiftUI's own sheet, which DetentKit's modifiers configure.
private struct NativeScreen: View {
  @Bindable var model: FlowModel
  let low: PresentationDetentReference
  let isDetentSheet: Bool

  var body: some View {
    let screen = VStack {
      Button("Behind") { model.lines.append("tap") }
      Spacer()
    }
    if isDetentSheet {
      screen.detentSheet(
        isPresented: $model.isShown, detents: [low, .large], selection: $model.detent,
        isInteractiveDismissDisabled: model.isLocked, scrolls: false,
        onDismiss: { model.lines.append("dismissed") }, content: { NativeContent(model: model) })
    } else {
      screen.sheet(
        isPresented: $model.isShown, onDismiss: { model.lines.append("dismissed") },
        content: {
          NativeContent(model: model)
            .presentationDetents([low, .large], largestUndimmed: low, selection: $model.detent)
            .interactiveDismissDisabled(model.isLocked)
        })
    }
  }
}

private struct NativeContent: View {
  let model: FlowModel
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Content")
      TextField("Field", text: $text)
      Spacer()
    }
    .padding(.top, 40)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { model.lines.append("appears") }
    .onDisappear { model.lines.append("disappears") }
  }
}

extension Flow {
  private static func flow(
    _ name: String, _ run: @escaping @MainActor @Sendable (FlowStage, FlowModel) throws -> Void
  ) -> [Flow] {
    [true, false].map { isDetentSheet in
      Flow(name: "\(name), \(isDetentSheet ? "detentSheet" : "presentationDetents")") { setting in
        let model = FlowModel()
        // Only UIKit's sheets lack detents of any height before iOS 16; SwiftUI's begin there.
        model.detent = .height(200)
        let stage = try FlowStage(on: .iPhone16, setting) {
          UIHostingController(
            rootView: NativeScreen(model: model, low: .height(200), isDetentSheet: isDetentSheet))
        }
        let app = stage.app
        stage.agree("Content", { model.isShown }, { app.exists("Content") })
        try run(stage, model)
        // Content may disappear before or after `onDismiss`.
        let count = model.lines.filter { $0 == "appears" }.count
        for line in ["disappears", "dismissed"] {
          #expect(model.lines.filter { $0 == line }.count == count, "\(model.lines)")
        }
        try stage.end()
      }
    }
  }

  /// Flows of the modifiers for SwiftUI's own sheets.
  static let fromNative: [Flow] =
    flow("by the binding, twice") { stage, model in
      for _ in 0..<2 {
        model.isShown = true
        try stage.settle()
        model.isShown = false
        try stage.settle()
      }
      #expect(model.lines.filter { $0 == "dismissed" }.count == 2)
    }
    + flow("by a swipe") { stage, model in
      model.isShown = true
      try stage.settle()
      try stage.swipeAway("Content")
      #expect(!model.isShown)
    }
    + flow("locked") { stage, model in
      model.isLocked = true
      model.isShown = true
      try stage.settle()
      try stage.swipeAway("Content")
      #expect(model.isShown)
      model.isShown = false
      try stage.settle()
    }
    + flow("undimmed where it is low") { stage, model in
      model.isShown = true
      try stage.settle()
      #expect(stage.app.device.sheets.map(\.dim) == [0])
      try stage.app.tap("Behind")
      try stage.settle()
      #expect(model.lines.last == "tap")
      try stage.drag("Content", by: -600)
      #expect(model.detent == .large)
      model.detent = .height(200)
      try stage.settle()
      #expect(stage.app.device.sheets.map(\.dim) == [0])
      model.isShown = false
      try stage.settle()
    }
    + flow("with the keyboard, then rotated") { stage, model in
      model.isShown = true
      try stage.settle()
      try stage.app.tap("Field")
      try stage.settle()
      stage.app.rotate(to: .landscapeRight)
      try stage.settle()
      stage.app.rotate(to: .portrait)
      model.isShown = false
      try stage.settle()
      #expect(stage.app.device.keyboardHeight == 0)
    }
}
