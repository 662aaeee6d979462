import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Content without any modifier of DetentKit's, which a detent follows.
@MainActor
@Suite("Measuring content anew")
struct ContentMeasurementTests {
  private struct Lines: View {
    @State private var count = 2

    var body: some View {
      VStack {
        Button("More") { count += 6 }
        Button("Fewer") { count -= 6 }
        ForEach(0..<count, id: \.self) { Text("Line \($0)") }
      }
      .frame(maxWidth: .infinity)
      .padding(20)
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let style: ModalPresentationStyle

    var body: some View {
      Color.white.sheet(isPresented: $model.isPresented, style: style) { Lines() }
    }
  }

  enum Road: CaseIterable {
    case system, pinned

    var style: ModalPresentationStyle {
      let properties = SheetProperties(detents: [.content])
      return self == .system ? .pageSheet(properties: properties) : .pinned(properties)
    }
  }

  private func top(_ stage: SwiftUIStage) throws -> CGFloat {
    let view = try #require(stage.top?.view)
    return view.convert(CGPoint.zero, to: nil).y
  }

  @Test("State of the content's own changes the sheet's height", arguments: Road.allCases)
  func state(road: Road) throws {
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model, style: road.style) }
    model.isPresented = true
    try stage.app.settle()
    let low = try top(stage)
    try stage.app.tap("More")
    try stage.app.settle()
    #expect(try top(stage) < low - 100)
    try stage.app.tap("Fewer")
    try stage.app.settle()
    #expect(abs(try top(stage) - low) < 1)
  }

  @Test("Another text size changes the sheet's height", arguments: Road.allCases)
  func textSize(road: Road) throws {
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model, style: road.style) }
    model.isPresented = true
    try stage.app.settle()
    let low = try top(stage)
    stage.device.setContentSizeCategory(.accessibilityExtraLarge)
    try stage.app.settle()
    #expect(try top(stage) < low - 40)
  }

  @Test("UIKit's content with another text size is measured anew")
  func textSizeInUIKit() throws {
    let label = UILabel()
    label.text = "One line"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let stage = try SheetFeatureTests.Stage()
    stage.content.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.content.view.topAnchor, constant: 120),
      label.bottomAnchor.constraint(
        lessThanOrEqualTo: stage.content.view.bottomAnchor, constant: -20),
      label.centerXAnchor.constraint(equalTo: stage.content.view.centerXAnchor),
    ])
    try stage.present(SheetProperties(detents: [.content]))
    let height = try stage.app.sheet().frame.height
    stage.app.device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    try stage.app.settle()
    #expect(try stage.app.sheet().frame.height > height + 20)
  }
}
