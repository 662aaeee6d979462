import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Detents with a margin above, of a closure's height, over the status bar, and with limits.
@MainActor
@Suite("Stops of sheets")
struct StopTests {
  /// Presents a sheet and returns its frame in the window.
  private func frame(
    of detents: [PresentationDetentReference], by presenter: SheetPresenter,
    style: DeviceStyle = .ios18, _ change: (inout SheetProperties) -> Void = { _ in }
  ) throws -> CGRect {
    let stage = try SheetFeatureTests.Stage(style: style)
    var properties = SheetProperties(detents: detents)
    properties.presenter = presenter
    change(&properties)
    try stage.present(properties)
    #expect((stage.content.contextPresentationController != nil) == (presenter == .detentKit))
    let view: UIView = stage.content.view
    return view.convert(view.bounds, to: nil)
  }

  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  @Test("A margin from the top leaves so many points above the sheet", arguments: presenters)
  func margin(presenter: SheetPresenter) throws {
    let large = try frame(of: [.large], by: presenter).minY
    #expect(try frame(of: [.topMargin(120), .large], by: presenter).minY == large + 120)
    #expect(try frame(of: [.topMargin(-5)], by: presenter).minY == large)
  }

  @Test("A closure computes the height from the maximum and the traits", arguments: presenters)
  func custom(presenter: SheetPresenter) throws {
    let third = PresentationDetentReference.custom(identifier: "third") { context in
      context.containerTraitCollection.verticalSizeClass == .compact
        ? nil : context.maximumDetentValue / 3
    }
    let large = try frame(of: [.large], by: presenter)
    let found = try frame(of: [third, .large], by: presenter)
    #expect(abs(found.height - 34 - (large.height - 34) / 3) < 0.5)
    let inactive = PresentationDetentReference.custom(identifier: "inactive") { _ in nil }
    #expect(try frame(of: [inactive, third], by: presenter) == found)
    #expect(third == .custom(identifier: "third") { _ in 0 } && third != inactive)
  }

  @Test("A context resolves closures in its own height")
  func customInContext() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let half = PresentationDetentReference.custom(identifier: "half") {
      $0.maximumDetentValue / 2
    }
    stage.upper.present(content, style: .context(ContextStyle(detents: [half, .large])))
    try stage.app.settle()
    let height = stage.upper.view.bounds.height - stage.upper.view.safeAreaInsets.top
    #expect(abs(content.view.bounds.height - height / 2) < 0.5)
  }

  @Test("The whole screen is a detent of DetentKit's sheet, with the status bar in its safe area")
  func fullScreen() throws {
    for style in [DeviceStyle.ios18, .ios26] {
      let stage = try SheetFeatureTests.Stage(style: style)
      var properties = SheetProperties(detents: [.medium, .large, .fullScreen])
      properties.selectedDetent = .fullScreen
      var positions: [PresentationPosition] = []
      properties.onPositionChange = { positions.append($0) }
      try stage.present(properties)
      let view: UIView = stage.content.view
      #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(view.safeAreaInsets.top == 59)
      #expect(positions.last?.height == 852 && positions.last?.index == 2)
      let sheet = try #require(stage.content.contextPresentationController)
      sheet.selectedDetent = .large
      try stage.app.settle()
      #expect(view.safeAreaInsets.top == 0)
      #expect(view.convert(view.bounds, to: nil).minY >= 59)
    }
  }

  @Test("The system's sheet has no detent over the status bar, which is reported")
  func noFullScreen() throws {
    let lines = try reports {
      let large = try frame(of: [.large], by: .system)
      #expect(try frame(of: [.fullScreen], by: .system) == large)
    }
    #expect(lines.map(\.id) == ["DetentKit.needsDetentKit"])
    #expect(lines.first?.sentence.contains("fullScreen") == true)
  }

  @Test("The least and the greatest height hold for every detent", arguments: presenters)
  func limits(presenter: SheetPresenter) throws {
    let low = try frame(of: [.height(200)], by: presenter)
    let high = try frame(of: [.height(300)], by: presenter)
    #expect(try frame(of: [.height(50)], by: presenter) { $0.minimumHeight = 200 } == low)
    for detent in [PresentationDetentReference.large, .medium, .height(500)] {
      #expect(try frame(of: [detent], by: presenter) { $0.maximumHeight = 300 } == high)
    }
  }

  @Test("A limit that changes moves the sheet, and its detents keep their names")
  func changedLimit() throws {
    let stage = try SheetFeatureTests.Stage(style: .ios18)
    var properties = SheetProperties(detents: [.height(100), .large])
    properties.selectedDetent = .large
    var changes: [DetentChange] = []
    properties.onDetentChange = { changes.append($0) }
    try stage.present(properties)
    let view: UIView = stage.content.view
    let full = view.bounds.height
    properties.maximumHeight = 300
    PresentationLink.attached(to: stage.content).sheet.apply(properties)
    try stage.app.settle()
    #expect(view.bounds.height == 334 && full > 700)
    #expect(changes.isEmpty)
  }

  @Test("In SwiftUI's own sheet, detents with a margin and with a closure are custom detents")
  func swiftUI() throws {
    let margin = PresentationDetentReference.topMargin(120)
    #expect(margin.swiftUIDetent == PresentationDetentReference.topMargin(120).swiftUIDetent)
    #expect(margin.swiftUIDetent != PresentationDetentReference.topMargin(121).swiftUIDetent)
    for index in 0..<40 {
      let detents = (0...index).map { PresentationDetentReference.topMargin(CGFloat($0)) }
      #expect(detents.swiftUISet.count == detents.count)
    }

    struct Screen: View {
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          Color.red.overlay(Text("Content"))
            .presentationDetents([.topMargin(400)], largestUndimmed: .topMargin(400))
        }
      }
    }
    let stage = try SwiftUIStage { Screen() }
    let view = try stage.app.find("Content")
    let frame = view.convert(view.bounds, to: nil)
    let expected = try self.frame(of: [.topMargin(400)], by: .system, style: .ios26)
    #expect(abs(frame.midY - expected.midY) < 30)
  }
}
