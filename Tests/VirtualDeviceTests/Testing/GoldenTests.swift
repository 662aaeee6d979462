import Foundation
import Testing

@testable import DetentTesting
@testable import VirtualDevice

@MainActor
@Suite("Goldens")
struct GoldenTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private final class Reports {
    var sentences: [String] = []
  }

  private func golden(
    _ kind: String, in folder: URL, isUpdating: Bool = false, _ reports: Reports
  ) -> Golden {
    Golden(
      named: "box", kind: kind, beside: folder.appendingPathComponent("Tests.swift").path,
      isUpdating: isUpdating
    ) { reports.sentences.append($0) }
  }

  @Test("A golden is written on wish, met by the same screen, and missed by another")
  func picture() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let controller = BoxController()
    let app = TestApp(device: .iPhoneSE3) { controller }
    let first = try app.device.capture(scale: 0.5)
    try app.compare(first, to: golden("png", in: folder, isUpdating: true, reports), tolerance: 0)
    try app.compare(first, to: golden("png", in: folder, reports), tolerance: 0)
    controller.box.frame.origin.x += 2
    app.device.step()
    let second = try app.device.capture(scale: 0.5)
    try app.compare(second, to: golden("png", in: folder, reports), tolerance: 0)
    #expect(reports.sentences.count == 1)
    #expect(reports.sentences[0].contains("inside of [25, 100, "))
    let difference = try Bitmap.decode(
      Data(contentsOf: golden("png", in: folder, reports).differenceFile))
    #expect(difference.width == 3 * first.width)
    #expect(difference[2 * first.width + 25, 120] == 0xFFFF_0000)
    try app.compare(second, to: golden("png", in: folder, reports), tolerance: 255)
  }

  @Test(
    "A golden's note has the versions that drew it, and a failure names them if they are others")
  func versions() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let controller = BoxController()
    let app = TestApp(device: .iPhoneSE3) { controller }
    let first = try app.device.capture(scale: 0.5)
    let file = golden("png", in: folder, isUpdating: true, reports)
    try app.compare(first, to: file, tolerance: 0)
    let written = try Data(contentsOf: file.file)
    let note = try #require(PictureNote.text(of: written))
    #expect(note.contains("cairo ") && note.contains("Inter "))
    #expect(try Bitmap.decode(written)[25, 120] == first[25, 120])
    controller.box.frame.origin.x += 2
    app.device.step()
    let second = try app.device.capture(scale: 0.5)
    try app.compare(second, to: golden("png", in: folder, reports), tolerance: 0)
    #expect(reports.sentences.last?.contains("drawn with") == false)
    try PictureNote.adding("Inter 3, cairo 1", to: try first.pngData()).write(to: file.file)
    try app.compare(second, to: golden("png", in: folder, reports), tolerance: 0)
    #expect(
      reports.sentences.last?.contains(
        "; it was drawn with Inter 3, cairo 1, and this machine has \(note)") == true)
    try app.compare(first, to: golden("png", in: folder, reports), tolerance: 0)
    #expect(reports.sentences.count == 2)
    #expect(PictureNote.text(of: try first.pngData()) == nil)
    #expect(PictureNote.text(of: written.prefix(40)) == nil)
  }

  @Test("A missing golden fails and says how to make it")
  func missing() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let app = TestApp(device: .iPhoneSE3) { BoxController() }
    let picture = try app.device.capture(scale: 0.5)
    try app.compare(picture, to: golden("png", in: folder, reports), tolerance: 0)
    #expect(reports.sentences.count == 1)
    #expect(reports.sentences[0].contains("GOLDEN=update"))
  }

  @Test("Two variables have goldens written, and nothing else has")
  func variables() {
    #expect(Golden.isUpdating(["GOLDEN": "update"]))
    #expect(Golden.isUpdating(["DETENT_UPDATE_GOLDENS": "1"]))
    #expect(!Golden.isUpdating(["GOLDEN": "compare", "DETENT_UPDATE_GOLDENS": "0"]))
    #expect(!Golden.isUpdating([:]))
  }

  @Test("A timeline that differs names the first wrong frame")
  func timeline() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let app = TestApp(device: .iPhoneSE3) { BoxController() }
    let lines = app.timeline { app.advance(by: 0.05) }
    #expect(lines == ["0.017 -", "0.033 -", "0.05 -"])
    try app.compare(lines, to: golden("txt", in: folder, isUpdating: true, reports))
    try app.compare(lines, to: golden("txt", in: folder, reports))
    try app.compare(["0.017 -", "0.034 -", "0.05 -"], to: golden("txt", in: folder, reports))
    #expect(
      reports.sentences == [
        "frame 2 of the timeline box.txt is \"0.034 -\", not \"0.033 -\""
      ])
  }

  @Test("The end of an app tells what still runs and which controllers still live")
  func end() throws {
    var kept: BoxController? = BoxController()
    let app = TestApp(device: .iPhoneSE3) { kept ?? BoxController() }
    kept?.moveBox(over: 5)
    app.advance(by: 0.1)
    let report = app.end()
    #expect(report.leakedControllers == ["BoxController"])
    #expect(report.pendingWork.contains { $0.contains("animation") })
    kept = nil
    let clean = TestApp(device: .iPhoneSE3) { BoxController() }
    try clean.settle()
    #expect(clean.end().isClean)
  }
}
