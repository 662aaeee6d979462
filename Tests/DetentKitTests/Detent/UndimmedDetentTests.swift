import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Seed 000: what is behind stays undimmed and in use up to a detent.
@MainActor
@Suite(.serialized)
struct UndimmedDetentTests {
  /// A screen with a button behind a sheet.
  struct Screen: View {
    @Bindable var model: Model
    var detents: [PresentationDetentReference] = [.height(200), .medium, .large]
    var largest = PresentationDetentReference.medium

    var body: some View {
      VStack {
        Button("Tap") { model.taps += 1 }
        Spacer()
      }
      .sheet(isPresented: $model.isPresented) {
        Text("Sheet")
          .presentationDetents(detents, largestUndimmed: largest, selection: $model.detent)
      }
    }
  }

  /// Runs a test with SwiftUI's modifier and with the way around it.
  private func both(_ work: () throws -> Void) rethrows {
    for hasNative in [true, false] {
      SystemSupport.current.hasBackgroundInteraction = hasNative
      defer { SystemSupport.current = SystemSupport() }
      try work()
    }
  }

  @Test("Names and detents differ for 0.21 and 0.24")
  func exactNames() {
    #expect(
      PresentationDetentReference.fraction(0.21).uiKitIdentifier
        != PresentationDetentReference.fraction(0.24).uiKitIdentifier)
    let set = [PresentationDetentReference.fraction(0.21), .fraction(0.24), .medium].swiftUISet
    #expect(set == [.fraction(0.21), .fraction(0.24), .medium])
    #expect(UISheetPresentationController.Detent.Identifier.height(120).rawValue == "Height:120.0")
    let detents = [0.21, 0.24].map { share in
      PresentationDetentReference.fraction(share).uiKitDetent { ContentMeasurements() }
    }
    #expect(SheetDetentMatch.isSame(detents[0], .fraction(0.21)))
    #expect(!SheetDetentMatch.isSame(detents[0], .fraction(0.24)))
    #expect(!SheetDetentMatch.isSame(detents[0], .height(210)))
  }

  // Fact R1.
  @Test("No frame from the first to the last is dimmed")
  func neverDimmed() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      let sheets = stage.sheets {
        model.isPresented = true
        stage.device.advance(by: 1)
        model.detent = .medium
        stage.device.advance(by: 1)
        model.isPresented = false
        stage.device.advance(by: 1)
      }
      #expect(sheets.count > 100)
      #expect(sheets.allSatisfy { $0.dim == 0 })
    }
  }

  // Fact R2.
  @Test("Going large by code dims, coming back does not")
  func dimFollowsPosition() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      model.isPresented = true
      try stage.app.settle()
      model.detent = .large
      try stage.app.settle()
      #expect(try stage.app.sheet().dim > 0.1)
      for detent in [PresentationDetentReference.medium, .height(200), .medium] {
        model.detent = detent
        try stage.app.settle()
        #expect(try stage.app.sheet().dim == 0)
      }
    }
  }

  // Fact R3.
  @Test("The selection is written by fingers and read when the app writes it")
  func selection() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      model.isPresented = true
      try stage.app.settle()
      #expect(model.detent == .height(200))
      try stage.drag(from: 680, to: 420)
      #expect(model.detent == .medium)
      #expect(try stage.app.sheet().dim == 0)
      try stage.drag(from: 430, to: 90)
      #expect(model.detent == .large)
      #expect(try stage.app.sheet().dim > 0)
    }
  }

  // Fact R4.
  @Test("The tint behind is grey where it is dimmed and nowhere else, also presented again")
  func tint() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      for _ in 0..<2 {
        model.detent = .height(200)
        model.isPresented = true
        try stage.app.settle()
        let view = try #require(stage.app.root?.view)
        #expect(view.tintAdjustmentMode == .normal)
        model.detent = .large
        try stage.app.settle()
        #expect(view.tintAdjustmentMode == .dimmed)
        model.detent = .medium
        try stage.app.settle()
        #expect(view.tintAdjustmentMode == .normal)
        model.isPresented = false
        try stage.app.settle()
        #expect(view.tintAdjustmentMode != .dimmed)
      }
    }
  }

  // Fact R5.
  @Test("A rotation there and back leaves detent and position")
  func rotation() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      model.isPresented = true
      model.detent = .medium
      try stage.app.settle()
      let before = try stage.app.sheet()
      stage.app.rotate(to: .landscapeLeft)
      try stage.app.settle()
      stage.app.rotate(to: .portrait)
      try stage.app.settle()
      let after = try stage.app.sheet()
      #expect(after.frame == before.frame)
      #expect(after.detent == before.detent)
      #expect(after.dim == 0)
      #expect(model.detent == .medium)
    }
  }

  @Test("Touches reach what is behind where it is undimmed, and nothing where it is dimmed")
  func touches() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage { Screen(model: model) }
      model.isPresented = true
      try stage.app.settle()
      try stage.app.tap("Tap")
      try stage.app.settle()
      #expect(model.taps == 1)
      #expect(model.isPresented)
      model.detent = .medium
      try stage.app.settle()
      try stage.app.tap("Tap")
      #expect(model.taps == 2)
    }
  }

  @Test("The largest undimmed detent need not be listed, and the order does not matter")
  func unlisted() throws {
    try both {
      let model = Model()
      let stage = try SwiftUIStage {
        Screen(model: model, detents: [.large, .height(200)], largest: .fraction(0.5))
      }
      model.isPresented = true
      try stage.app.settle()
      try stage.drag(from: 680, to: 450)
      #expect(model.detent == .fraction(0.5))
      #expect(try stage.app.sheet().dim == 0)
    }
  }
}
