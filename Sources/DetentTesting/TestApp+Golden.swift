import DevicePage
import Foundation
import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// Expects the screen to look like a golden picture.
  ///
  /// Pixels are compared without scaling or smoothing. If one differs by more than `tolerance` in a
  /// channel, the test fails, and a picture `NAME.diff.png` is written beside the golden: the
  /// expected picture, the actual one, and the differences. Run the tests with `GOLDEN=update` or
  /// `DETENT_UPDATE_GOLDENS=1` to write goldens. The file's note has the versions of Inter, cairo, pango and
  /// harfbuzz that drew it, and a failure names them if they are others here.
  ///
  /// - Parameters:
  ///   - name: the golden's name, without its extension.
  ///   - scale: the number of pixels in a point; goldens of scale one are small and show enough.
  ///   - tolerance: the permitted difference of a channel, of 255; 0 by default.
  ///   - visibleDifference: the permitted difference of a pixel as an eye perceives it, in place of
  ///     `tolerance`: the distance in the colour space CIELAB, where 2.3 is just noticeable (Mahy and
  ///     others, 1994) and black and white are 100 apart. `nil`, the default, compares channels.
  ///   - share: the share of the pixels that may differ by more, from 0, the default, to 1.
  ///   - masks: elements whose frames are not compared, such as a clock. They are grey in the golden too.
  ///   - filePath: the test's file, beside which the folder `Goldens` is.
  ///   - sourceLocation: the location of the test's issue.
  public func expectGolden(
    _ name: String, scale: Double = 1, tolerance: Int = 0, visibleDifference: Double? = nil,
    share: Double = 0, masking masks: [AppElement] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = Golden(named: name, kind: "png", beside: filePath, location: sourceLocation)
    let limit = PictureLimit(tolerance: tolerance, visible: visibleDifference, share: share)
    let areas = try masks.map { try $0.frame }
    try compare(try device.capture(scale: scale), to: golden, limit, masking: areas)
  }

  /// Expects the accessibility elements of the screen to equal the lines of a golden text: one for each
  /// element and container, with role, label, value, identifier, frame, traits and actions. The origin of a
  /// frame is relative to that of the container, which is the line above it that is less indented.
  public func expectElements(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = Golden(named: name, kind: "txt", beside: filePath, location: sourceLocation)
    try compare(ElementLines.lines(of: device), to: golden, "element")
  }

  /// Expects the delegate and appearance callbacks during an action to equal the lines of a golden text, in
  /// their order, as `MapController.viewDidAppear(true)`.
  public func expectCallbacks(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let golden = Golden(named: name, kind: "txt", beside: filePath, location: sourceLocation)
    try compare(try callbacks(body), to: golden, "callback")
  }

  /// Returns the delegate and appearance callbacks during an action, as `MapController.viewDidAppear(true)`.
  public func callbacks(_ body: () throws -> Void) rethrows -> [String] {
    let count = device.events.count
    try body()
    return Array(device.events.dropFirst(count))
  }

  /// Expects the front sheet's frames during an action to equal the lines of a golden text; see
  /// ``timeline(_:)``.
  public func expectTimeline(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let golden = Golden(named: name, kind: "txt", beside: filePath, location: sourceLocation)
    try compare(try timeline(body), to: golden, "frame")
  }

  /// Compares a picture of the screen with a golden.
  ///
  /// - Parameter masks: the rectangles of the screen, in points, that are not compared.
  func compare(
    _ picture: Bitmap, to golden: Golden, _ limit: PictureLimit = PictureLimit(),
    masking masks: [CGRect] = []
  ) throws {
    // A picture has whole pixels: its own scale is not quite that which was asked for.
    let areas = masks.map {
      $0.scaled(
        x: Double(picture.width) / device.size.width,
        y: Double(picture.height) / device.size.height)
    }
    picture.mask(areas)
    if golden.isUpdating {
      golden.write(PictureNote.adding(PictureVersions.drawing, to: try picture.pngData()))
      return
    }
    guard let data = golden.read() else { return }
    let meant = try Bitmap.decode(data)
    meant.mask(areas)
    guard let area = PictureDifference.area(meant, picture, limit) else {
      try? FileManager.default.removeItem(at: golden.differenceFile)
      return
    }
    let difference = PictureDifference.picture(meant, picture, limit)
    try difference?.pngData().write(to: golden.differenceFile, options: .atomic)
    golden.report(
      "the screen differs from the golden \(golden.file.lastPathComponent) inside of "
        + "[\(area.minX), \(area.minY), \(area.width), \(area.height)] pixels; "
        + "look at \(golden.differenceFile.path)\(Self.otherVersions(PictureNote.text(of: data)))")
  }

  /// Returns the end of a sentence about a golden that was drawn with other versions; empty if it was not.
  static func otherVersions(_ note: String?) -> String {
    guard let note, note != PictureVersions.drawing else { return "" }
    return "; it was drawn with \(note), and this machine has \(PictureVersions.drawing)"
  }

  /// Compares lines with those of a golden, each of which stands for a `thing`, such as a frame.
  func compare(_ lines: [String], to golden: Golden, _ thing: String) throws {
    if golden.isUpdating {
      golden.write(Data(lines.map { $0 + "\n" }.joined().utf8))
      return
    }
    guard let data = golden.read() else { return }
    let meant = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard meant != lines else {
      try? FileManager.default.removeItem(at: golden.differenceFile)
      return
    }
    try Data(LineDifference.text(meant, lines).utf8).write(
      to: golden.differenceFile, options: .atomic)
    let index = zip(meant, lines).prefix { $0 == $1 }.count
    let expected = index < meant.count ? "\"\(meant[index])\"" : "nothing"
    let actual = index < lines.count ? "\"\(lines[index])\"" : "nothing"
    golden.report(
      "\(thing) \(index + 1) of the golden \(golden.file.lastPathComponent) is \(actual), not "
        + "\(expected); look at \(golden.differenceFile.path)")
  }
}
