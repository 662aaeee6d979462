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
  ///   - filePath: the test's file, beside which the folder `Goldens` is.
  ///   - sourceLocation: the location of the test's issue.
  public func expectGolden(
    _ name: String, scale: Double = 1, tolerance: Int = 0, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = Golden(named: name, kind: "png", beside: filePath, location: sourceLocation)
    try compare(try device.capture(scale: scale), to: golden, tolerance: tolerance)
  }

  /// Expects the front sheet's frames during an action to equal the lines of a golden text; see
  /// ``timeline(_:)``.
  public func expectTimeline(
    _ name: String, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let golden = Golden(named: name, kind: "txt", beside: filePath, location: sourceLocation)
    try compare(try timeline(body), to: golden)
  }

  func compare(_ picture: Bitmap, to golden: Golden, tolerance: Int) throws {
    if golden.isUpdating {
      golden.write(PictureNote.adding(PictureVersions.drawing, to: try picture.pngData()))
      return
    }
    guard let data = golden.read() else { return }
    let meant = try Bitmap.decode(data)
    guard let area = PictureDifference.area(meant, picture, tolerance: tolerance) else {
      try? FileManager.default.removeItem(at: golden.differenceFile)
      return
    }
    let difference = PictureDifference.picture(meant, picture, tolerance: tolerance)
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

  func compare(_ lines: [String], to golden: Golden) throws {
    if golden.isUpdating {
      golden.write(Data(lines.map { $0 + "\n" }.joined().utf8))
      return
    }
    guard let data = golden.read() else { return }
    let meant = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    for index in 0..<max(meant.count, lines.count) {
      let expected = index < meant.count ? meant[index] : "nothing"
      let actual = index < lines.count ? lines[index] : "nothing"
      guard expected != actual else { continue }
      golden.report(
        "frame \(index + 1) of the timeline \(golden.file.lastPathComponent) is \"\(actual)\", "
          + "not \"\(expected)\"")
      return
    }
  }
}
