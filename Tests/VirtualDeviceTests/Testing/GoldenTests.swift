import DevicePage
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
    try app.compare(first, to: golden("png", in: folder, isUpdating: true, reports))
    try app.compare(first, to: golden("png", in: folder, reports))
    controller.box.frame.origin.x += 2
    app.device.step()
    let second = try app.device.capture(scale: 0.5)
    try app.compare(second, to: golden("png", in: folder, reports))
    #expect(reports.sentences.count == 1)
    #expect(reports.sentences[0].contains("inside of [25, 100, "))
    let difference = try Bitmap.decode(
      Data(contentsOf: golden("png", in: folder, reports).differenceFile))
    #expect(difference.width == 3 * first.width)
    #expect(difference[2 * first.width + 25, 120] == 0xFFFF_0000)
    try app.compare(second, to: golden("png", in: folder, reports), PictureLimit(tolerance: 255))
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
    try app.compare(first, to: file)
    let written = try Data(contentsOf: file.file)
    let note = try #require(PictureNote.text(of: written))
    #expect(note.contains("cairo ") && note.contains("Inter "))
    #expect(try Bitmap.decode(written)[25, 120] == first[25, 120])
    controller.box.frame.origin.x += 2
    app.device.step()
    let second = try app.device.capture(scale: 0.5)
    try app.compare(second, to: golden("png", in: folder, reports))
    #expect(reports.sentences.last?.contains("drawn with") == false)
    try PictureNote.adding("Inter 3, cairo 1", to: try first.pngData()).write(to: file.file)
    try app.compare(second, to: golden("png", in: folder, reports))
    #expect(
      reports.sentences.last?.contains(
        "; it was drawn with Inter 3, cairo 1, and this machine has \(note)") == true)
    try app.compare(first, to: golden("png", in: folder, reports))
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
    try app.compare(picture, to: golden("png", in: folder, reports))
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
    try app.compare(lines, to: golden("txt", in: folder, isUpdating: true, reports), "frame")
    try app.compare(lines, to: golden("txt", in: folder, reports), "frame")
    let file = golden("txt", in: folder, reports)
    try app.compare(["0.017 -", "0.034 -", "0.05 -"], to: file, "frame")
    #expect(
      reports.sentences == [
        "frame 2 of the golden box.txt is \"0.034 -\", not \"0.033 -\"; look at "
          + file.differenceFile.path
      ])
  }

  @Test("A text that differs leaves expected and actual lines side by side, until it is right")
  func sideBySide() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let app = TestApp(device: .iPhoneSE3) { BoxController() }
    let file = golden("txt", in: folder, isUpdating: true, reports)
    try app.compare(["a", "bb", "c"], to: file, "line")
    try app.compare(["a", "d", "c", "e"], to: golden("txt", in: folder, reports), "line")
    let text = try String(contentsOf: file.differenceFile, encoding: .utf8)
    #expect(text == "a    a\nbb | d\nc    c\n   > e\n")
    try app.compare(["a", "bb", "c"], to: golden("txt", in: folder, reports), "line")
    #expect(!FileManager.default.fileExists(atPath: file.differenceFile.path))
  }

  @Test("A difference that no eye notices is permitted, and so is a share of the pixels")
  func perceptual() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let controller = BoxController()
    let app = TestApp(device: .iPhoneSE3) { controller }
    let first = try app.device.capture(scale: 0.5)
    try app.compare(first, to: golden("png", in: folder, isUpdating: true, reports))
    let noticed = LabColor(0xFFFF_0000).distance(to: LabColor(0xFFFF_0300))
    #expect(noticed > 0 && noticed < 2.3)
    #expect(abs(LabColor(0xFFFF_FFFF).distance(to: LabColor(0xFF00_0000)) - 100) < 0.01)
    let second = try app.device.capture(scale: 0.5)
    second.pixels[0] ^= 0xFF
    let area = try #require(PictureDifference.area(first, second, PictureLimit(visible: 2.3)))
    #expect(area.width >= 1)
    #expect(PictureDifference.area(first, second, PictureLimit(share: 1)) == nil)
    let one = try app.device.capture(scale: 0.5)
    let other = try app.device.capture(scale: 0.5)
    other.pixels[0] ^= 0x01
    #expect(PictureDifference.area(one, other, PictureLimit()) != nil)
    #expect(PictureDifference.area(one, other, PictureLimit(visible: 2.3)) == nil)
    other.pixels[0] ^= 0xFF
    #expect(PictureDifference.area(one, other, PictureLimit(visible: 2.3)) != nil)
    #expect(PictureDifference.area(one, other, PictureLimit(share: 0.001)) == nil)
    #expect(reports.sentences == [])
  }

  @Test("What is masked is not compared")
  func masks() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = Reports()
    let controller = BoxController()
    let app = TestApp(device: .iPhoneSE3) { controller }
    let area = controller.box.frame
    func capture() throws -> Bitmap { try app.device.capture(scale: 0.5) }
    try app.compare(
      capture(), to: golden("png", in: folder, isUpdating: true, reports), masking: [area])
    controller.box.isHidden = true
    app.device.step()
    try app.compare(capture(), to: golden("png", in: folder, reports), masking: [area])
    #expect(reports.sentences == [])
    try app.compare(capture(), to: golden("png", in: folder, reports))
    #expect(reports.sentences.count == 1)
  }

  @Test("Accessibility elements and callbacks are lines of goldens")
  func texts() throws {
    let app = TestApp(device: .iPhoneSE3) { BoxController() }
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
    label.text = "Oslo"
    app.root?.view.addSubview(label)
    app.device.step()
    #expect(ElementLines.lines(of: app.device).contains { $0.contains("\"Oslo\" (10 100 80 20)") })
    let callbacks = app.callbacks {
      app.root?.present(UIViewController(), animated: false)
      app.advance(by: 0.2)
    }
    let will = callbacks.firstIndex { $0.contains("viewWillAppear(false)") }
    let did = callbacks.firstIndex { $0.contains("viewDidAppear(false)") }
    #expect(try #require(will) < #require(did))
    #expect(app.callbacks { app.advance(by: 0.1) } == [])
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
