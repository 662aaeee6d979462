import Foundation
import Testing

@testable import AppleSources

@Suite("Casts, formats and overrides")
struct CastTests {
  @Test("A cast to a collection of Core Foundation goes, with what is inside of it translated")
  func casts() {
    let text = translated(
      """
      register(url as CFURL, [a, b] as CFArray, nil)
      let name = (text as CFString)
      let data = value as? CFData
      call([#selector(Page.go)] as CFArray)
      """)
    #expect(
      text == """
        register(url as CFURL, [a, b], nil)
        let name = (text as CFString)
        let data = value as? CFData
        call([Selector("go", Page.go)])
        """)
  }

  @Test("A format that may be localised is that of the module's texts, and a literal is none")
  func formats() {
    let text = translated(
      """
      let a = String(format: NSLocalizedString("items", comment: ""), count)
      let b = String(format: format, locale: .current, arguments: [#keyPath(Page.title)])
      let c = String(format: "%d", 3), d = String(describing: self)
      """)
    #expect(
      text == """
        let a = AdoptedResources.string(format: NSLocalizedString("items", comment: ""), count)
        let b = AdoptedResources.string(format: format, locale: .current, arguments: ["title"])
        let c = String(format: "%d", 3), d = String(describing: self)
        """)
  }

  @Test("A member that overrides nothing is named in the table by the source's line")
  func overridden() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "class A {\n  override open func glow(_ x: Int) {}\n}".write(
      toFile: path, atomically: true, encoding: .utf8)
    var missing = MissingAPI()
    let message = "error: method does not override any method from its superclass"
    missing.read("\(path):2:22: \(message)")
    missing.read("/nowhere/A.swift:2:22: \(message)")
    #expect(
      missing.rows.map(\.name) == ["a method or property that is overridden", "override of glow"])
  }
}
