import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Positions and changes of sheets whose detents DetentKit did not create.
@MainActor
@Suite("Detents of others")
struct NativeDetentTests {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  private func lines(_ changes: [DetentChange]) -> [String] {
    changes.filter { $0.stage == .did }.map { "\($0.new) by \($0.mover)" }
  }

  @Test("With UIKit's own detents, indices, changes and the dimming are those of any sheet")
  func nativeDetents() throws {
    var positions: [PresentationPosition] = []
    var changes: [DetentChange] = []
    var properties = SheetProperties()
    properties.nativeDetents = [
      .custom(identifier: Identifier("quarter")) { $0.maximumDetentValue * 0.25 },
      .custom(identifier: Identifier("peek")) { _ in 400 }, .large(),
    ]
    properties.largestUndimmedDetentIdentifier = Identifier("quarter")
    properties.dimming = SheetDimming(color: .red)
    properties.onPositionChange = { positions.append($0) }
    properties.onDetentChange = { changes.append($0) }
    let stage = try SheetFeatureTests.Stage()
    try stage.present(properties)
    #expect(positions.last?.total == 0)
    let dimming = try #require(stage.app.findAll(SheetDimmingView.self).first)
    #expect(dimming.opacity == 0)
    try stage.drag(from: 700, to: 470)
    #expect(positions.last?.total == 1)
    #expect(dimming.opacity == 1)
    let sheet = try stage.sheet
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    try stage.app.settle()
    #expect(positions.last?.total == 2)
    #expect(lines(changes) == ["height(400.0) by user", "large by code"])
  }

  @Test("In SwiftUI's own sheet content observes positions and changes")
  func swiftUI() throws {
    struct Screen: View {
      @Bindable var model: Model
      @State private var detent = PresentationDetent.height(200)
      let position: (PresentationPosition) -> Void
      let change: (DetentChange) -> Void
      var body: some View {
        Button("Large") { detent = .large }
          .sheet(isPresented: $model.isPresented) {
            Button("Grow") { detent = .large }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .presentationDetents([.height(200), .fraction(0.5), .large], selection: $detent)
              .onPresentationPosition(position)
              .onPresentationDetentChange(change)
          }
      }
    }
    let model = Model()
    var positions: [PresentationPosition] = []
    var changes: [DetentChange] = []
    let stage = try SwiftUIStage {
      Screen(model: model, position: { positions.append($0) }, change: { changes.append($0) })
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(positions.last?.total == 0 && positions.last?.phase == .resting)
    try stage.drag(from: 700, to: 460)
    #expect(positions.last?.total == 1)
    try stage.app.tap("Grow")
    try stage.app.settle()
    #expect(positions.last?.total == 2)
    #expect(lines(changes) == ["fraction(0.5) by user", "large by code"])
  }
}
