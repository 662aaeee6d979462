import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Styles as a function of traits, in both frameworks.
@MainActor
@Suite("Adaptive styles")
struct AdaptiveStyleTests {
  nonisolated private static let wide = CGSize(width: 834, height: 1210)
  nonisolated private static let narrow = CGSize(width: 400, height: 1210)

  private static func style(_ detents: [PresentationDetentReference] = [.medium, .large])
    -> ModalPresentationStyle
  {
    .adaptive { traits in
      var properties = SheetProperties(detents: detents)
      properties.prefersGrabberVisible = traits.horizontalSizeClass == .compact
      return .pageSheet(properties: properties)
    }
  }

  @Test("The presenting view controller's traits determine the style when the presentation begins")
  func begins() throws {
    for size in [Self.wide, Self.narrow] {
      let stage = try SheetFeatureTests.Stage(on: .iPadPro11)
      stage.app.surroundings.windowSize = size
      try stage.app.settle()
      let style = ModalPresentationStyle.adaptive {
        $0.horizontalSizeClass == .regular ? .overFullScreen : .pageSheet
      }
      stage.root.present(stage.content, style: style)
      try stage.app.settle()
      #expect(
        stage.content.modalPresentationStyle == (size == Self.wide ? .overFullScreen : .pageSheet))
    }
  }

  @Test("Properties follow the traits while the sheet is shown")
  func changes() throws {
    let stage = try SheetFeatureTests.Stage(on: .iPadPro11)
    stage.app.surroundings.windowSize = Self.wide
    try stage.app.settle()
    stage.root.present(stage.content, style: Self.style())
    try stage.app.settle()
    #expect(try !stage.sheet.prefersGrabberVisible)
    stage.app.surroundings.windowSize = Self.narrow
    try stage.app.settle()
    #expect(try stage.sheet.prefersGrabberVisible)
    stage.app.surroundings.windowSize = Self.wide
    try stage.app.settle()
    #expect(try !stage.sheet.prefersGrabberVisible)
    stage.root.dismiss(animated: true)
    try stage.app.settle()
    stage.app.surroundings.windowSize = Self.narrow
    try stage.app.settle()
  }

  @Test("In SwiftUI the traits are those of the presenting view, and another kind waits")
  func swiftUI() throws {
    let model = Model()
    let stage = try SwiftUIStage(on: .iPadPro11) {
      SandwichContentTests.Screen(
        model: model,
        style: {
          .adaptive { traits in
            if model.taps > 0, traits.horizontalSizeClass == .compact { return .overFullScreen }
            var properties = SheetProperties(detents: [.medium, .large])
            properties.prefersGrabberVisible = traits.horizontalSizeClass == .compact
            return .pageSheet(properties: properties)
          }
        }
      ) { Text("Sheet") }
    }
    stage.app.surroundings.windowSize = Self.wide
    model.isPresented = true
    try stage.app.settle()
    let sheet = try #require(stage.top?.sheetPresentationController)
    #expect(!sheet.prefersGrabberVisible)
    stage.app.surroundings.windowSize = Self.narrow
    try stage.app.settle()
    #expect(sheet.prefersGrabberVisible)
    // Another kind is nobody's mistake, and comes with the next presentation.
    let reports = try reports {
      model.taps = 1
      try stage.app.settle()
    }
    #expect(reports.isEmpty && stage.top?.modalPresentationStyle == .pageSheet)
    model.isPresented = false
    try stage.app.settle()
    model.isPresented = true
    try stage.app.settle()
    #expect(stage.top?.modalPresentationStyle == .overFullScreen)
  }

  @Test("Adaptive styles in each other are resolved, and endless ones end")
  func nested() {
    let inner = ModalPresentationStyle.adaptive { _ in .adaptive { _ in .formSheet } }
    #expect(inner.resolved(in: UITraitCollection()).isSameKind(as: .formSheet))
    #expect(Self.endless().resolved(in: UITraitCollection()).isSameKind(as: .automatic))
  }

  private static func endless() -> ModalPresentationStyle { .adaptive { _ in endless() } }
}
