import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Moves of sheets to heights beside their detents.
@MainActor
@Suite("Moves of sheets")
struct SheetMoveTests {
  nonisolated private static let presenters = [SheetPresenter.system, .detentKit]

  private func top(_ stage: SheetFeatureTests.Stage) -> CGFloat {
    let view: UIView = stage.content.view
    return view.convert(view.bounds, to: nil).minY
  }

  private func stage(
    _ detents: [PresentationDetentReference], by presenter: SheetPresenter,
    _ change: (inout SheetProperties) -> Void = { _ in }
  ) throws -> SheetFeatureTests.Stage {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: detents)
    properties.presenter = presenter
    change(&properties)
    try stage.present(properties)
    return stage
  }

  @Test("A sheet moves to any height and rests there", arguments: presenters)
  func move(presenter: SheetPresenter) throws {
    let expected = top(try stage([.height(260)], by: presenter))
    var changes: [DetentChange] = []
    var positions: [PresentationPosition] = []
    let stage = try stage([.height(120), .large], by: presenter) {
      $0.onDetentChange = { changes.append($0) }
      $0.onPositionChange = { positions.append($0) }
    }
    let before = top(stage)
    stage.content.moveSheet(to: .height(260))
    stage.app.advance(by: 0.1)
    // It is on its way.
    #expect(top(stage) < before && top(stage) > expected)
    try stage.app.settle()
    #expect(top(stage) == expected)
    #expect(changes.isEmpty)
    #expect(positions.last?.index == 0 && positions.last.map { $0.progress > 0.1 } == true)
    stage.content.moveSheet(to: .height(200), animated: false)
    stage.app.advance(by: 0.02)
    #expect(top(stage) > expected + 50)
    // A finger moves it on to a detent.
    try stage.drag(from: Double(top(stage)) + 40, to: 130)
    #expect(changes.map(\.stage) == [.will, .did])
    #expect(changes.last?.new == .large)
    try stage.drag(from: 150, to: 660)
    #expect(top(stage) == before)
  }

  @Test("A detent of the sheet is selected", arguments: presenters)
  func detent(presenter: SheetPresenter) throws {
    var changes: [DetentChange] = []
    let stage = try stage([.height(120), .large], by: presenter) {
      $0.onDetentChange = { changes.append($0) }
    }
    stage.content.moveSheet(to: .large)
    try stage.app.settle()
    #expect(changes.map(\.new) == [.large, .large])
  }

  @Test("A finger interrupts the movement", arguments: presenters)
  func interrupted(presenter: SheetPresenter) throws {
    let stage = try stage([.height(120), .large], by: presenter)
    let before = top(stage)
    stage.content.moveSheet(to: .height(400))
    stage.app.advance(by: 0.05)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 780))
    try finger.move(to: CGPoint(x: 196, y: 840), over: 0.1)
    stage.app.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(top(stage) == before)
  }

  @Test("Before iOS 16 the system's sheet stays where it is, which is reported")
  func before16() throws {
    SystemSupport.current.hasCustomDetents = false
    defer { SystemSupport.current = SystemSupport() }
    let stage = try stage([.medium, .large], by: .system)
    let before = top(stage)
    let lines = try reports {
      stage.content.moveSheet(to: .height(260))
      try stage.app.settle()
    }
    #expect(lines.map(\.id) == ["DetentKit.noDetentsBefore16"])
    #expect(top(stage) == before)
  }

  @MainActor @Observable
  final class Model {
    var height: PresentationDetentReference?
  }

  struct Screen: View {
    @Bindable var model: Model
    let presenter: SheetPresenter
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true), style: style) {
        Color.red.overlay(alignment: .top) { Text("Content") }
          .presentationHeight(model.height)
      }
    }
    var style: ModalPresentationStyle {
      var properties = SheetProperties(detents: [.height(120), .large])
      properties.presenter = presenter
      return .pageSheet(properties: properties)
    }
  }

  @Test("SwiftUI's content moves its sheet, and back", arguments: presenters)
  func swiftUI(presenter: SheetPresenter) throws {
    let model = Model()
    let stage = try SwiftUIStage { Screen(model: model, presenter: presenter) }
    func top() throws -> CGFloat {
      let view = try stage.app.find("Content")
      return view.convert(view.bounds, to: nil).minY
    }
    let before = try top()
    model.height = .height(300)
    try stage.app.settle()
    let moved = try top()
    #expect(abs(before - moved - 180) < 40)
    model.height = nil
    try stage.app.settle()
    #expect(abs(try top() - before) < 0.5)
  }
}
