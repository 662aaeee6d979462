import Foundation
import Gallery
import Testing
import UIKit

@testable import DetentCommand

@MainActor
@Suite("detent symbols", .serialized)
struct SymbolsTests {
  private func run(_ arguments: String...) -> (status: Int32, text: String, complaint: String) {
    let before = (Terminal.output, Terminal.error)
    defer { (Terminal.output, Terminal.error) = before }
    var (text, complaint) = ("", "")
    Terminal.output = { text += $0 }
    Terminal.error = { complaint += $0 }
    let status = DetentCommand.run(arguments, scenes: gallery)
    return (status, text, complaint)
  }

  @Test("The symbols' names are listed, or those with a part of a name")
  func list() {
    let all = run("symbols")
    #expect(all.status == 0)
    #expect(all.text.split(separator: "\n").count == SymbolCatalog.names.count)
    let hearts = run("symbols", "heart").text.split(separator: "\n")
    #expect(hearts.contains("heart.fill"))
    #expect(hearts.allSatisfy { $0.contains("heart") })
  }

  @Test("A picture has a cell for each symbol, with ink in it")
  func picture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("chevrons.png").path
    #expect(run("symbols", "chevron.compact", "-o", path).status == 0)
    let image = try #require(UIImage(contentsOfFile: path)?.cgImage)
    let count = SymbolCatalog.names.filter { $0.contains("chevron.compact") }.count
    #expect(image.width == count * 104)
    #expect(image.height == 60)
    let pixels = image.bitmap
    for cell in 0..<count {
      let columns = (cell * 104)..<(cell * 104 + 104)
      #expect(columns.contains { x in (2..<44).contains { pixels[x, $0] & 0xFF < 128 } })
    }
  }
}
