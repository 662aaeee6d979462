import DetentTesting
import Gallery
import SwiftUI
import SwiftUICore
import Testing

@testable import DetentGallery

@MainActor
@Suite("The example app", .serialized)
struct DetentGalleryTests {
  @Test("The app lists its scenes, shows one with its sheet, and goes back")
  func scenes() throws {
    let app = TestApp { AppLauncher.makeController(DetentGalleryApp.self) }
    try app.settle()
    try app.tap("kit-position")
    try app.settle()
    try app.tap("Present")
    try app.settle()
    #expect(try app.sheet().detent?.isEmpty == false)
    app.root?.dismiss(animated: false)
    try app.settle()
    try app.tap("Close")
    try app.settle()
    try app.tap("kit-background")
    try app.settle()
    #expect(app.device.sheets.isEmpty)
  }

  @Test("A run that cannot write its file says so")
  func unwritable() throws {
    let stage = try CompareStage([])
    try FileManager.default.removeItem(at: stage.folder)
    stage.model.compare()
    stage.app.advance(by: 1)
    #expect(stage.model.result == nil)
    #expect(stage.model.problem?.hasPrefix("The result cannot be written: ") == true)
  }
}
