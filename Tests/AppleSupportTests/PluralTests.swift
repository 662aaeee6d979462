import AppleSupport
import Foundation
import SwiftUI
import Testing
import VirtualDevice

@testable import RuntimeBase
@testable import SwiftUICore

@MainActor
@Suite("Plural forms")
struct PluralTests {
  private func category(_ number: Double, _ language: String) -> PluralCategory {
    PluralCategory(number, hasFraction: number.rounded() != number, language: language)
  }

  @Test(
    "Each language has its categories",
    arguments: [
      ("en", [0: PluralCategory.other, 1: .one, 2: .other]), ("de-DE", [1: .one, 0: .other]),
      ("fr", [0: .one, 1: .one, 2: .other]), ("ja", [1: .other]),
      ("ru", [1: .one, 3: .few, 5: .many, 11: .many, 21: .one, 112: .many]),
      ("pl", [1: .one, 2: .few, 5: .many, 21: .many, 22: .few]),
      ("cs", [1: .one, 3: .few, 5: .other]), ("sl", [101: .one, 2: .two, 3: .few, 5: .other]),
      ("ar", [0: .zero, 1: .one, 2: .two, 7: .few, 40: .many, 100: .other]),
      ("he", [1: .one, 2: .two, 3: .other]), ("lt", [1: .one, 2: .few, 11: .other]),
      ("hr", [1: .one, 2: .few, 5: .other]),
    ])
  func categories(_ language: String, _ expected: [Int: PluralCategory]) {
    for (number, name) in expected {
      #expect(category(Double(number), language) == name, "\(number)")
    }
  }

  @Test("A number with decimals is no singular")
  func decimals() {
    #expect(category(1.5, "en") == .other)
    #expect(category(1.5, "fr") == .one)
    #expect(category(1.5, "cs") == .many)
  }

  @Test("A format is read into its parts")
  func pieces() {
    #expect(
      FormatPiece.pieces(of: "50%% of %1$@ %#@days@, %.2f%")
        == [
          .text("50%% of "), .specifier(1, "@"), .text(" "), .variable(nil, "days"), .text(", "),
          .specifier(nil, ".2f"), .text("%%"),
        ])
  }

  private func withTables(_ body: (Bundle, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = "\(folder)/en.lproj"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try """
    <plist version="1.0"><dict>
    <key>files in folders</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>no files</string><key>one</key><string>a file</string>
    <key>other</key><string>%d files</string></dict>
    <key>folders</key><dict>
    <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string></dict>
    </dict>
    <key>%lld items by %@</key><dict><key>DetentPluralForms</key><dict>
    <key>one</key><string>%2$@ has one item</string>
    <key>other</key><string>%2$@ has %1$lld items</string></dict></dict>
    <key>press</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
    </dict></plist>
    """.write(toFile: "\(place)/Localizable.stringsdict", atomically: true, encoding: .utf8)
    try "\"Hello %@\" = \"Good day, %@\"; \"plain\" = \"Plain\";"
      .write(toFile: "\(place)/Localizable.strings", atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder))
    try body(bundle, folder)
  }

  @Test("Numbers choose the forms of a localised format")
  func formats() throws {
    try withTables { bundle, _ in
      let format = AdoptedResources.text("files in folders", value: nil, table: nil, in: bundle)
      func text(_ files: Int, _ folders: Int) -> String {
        AdoptedResources.formatted(format, [files, folders])
      }
      #expect(text(0, 1) == "no files in 1 folder")
      #expect(text(1, 2) == "a file in 2 folders")
      #expect(text(3, 1) == "3 files in 1 folder")
      #expect(AdoptedResources.text("press", value: nil, table: nil, in: bundle) == "Tap")
      #expect(AdoptedResources.text("gone", value: "Gone", table: nil, in: bundle) == "Gone")
      #expect(AdoptedResources.formatted("%d of %@", [3, "all"]) == "3 of all")
    }
  }

  @Test("A text for a kind of device is that of the device whose code runs")
  func kindOfDevice() throws {
    try withTables { bundle, _ in
      func text() -> String {
        AdoptedResources.text("press", value: nil, table: nil, in: bundle)
      }
      let tablet = VirtualDevice(model: .iPadA16)
      let phone = VirtualDevice(model: .iPhone16)
      #expect(tablet.host.enter { text() } == "Click")
      #expect(phone.host.enter { text() } == "Tap")
    }
  }

  @Test("An interpolated key is looked up with the specifiers of its values")
  func interpolations() throws {
    try withTables { bundle, _ in
      #expect(String(localized: "\(1) items by \("Ann")", bundle: bundle) == "Ann has one item")
      #expect(String(localized: "\(4) items by \("Ann")", bundle: bundle) == "Ann has 4 items")
      #expect(String(localized: "Hello \("Bo")", bundle: bundle) == "Good day, Bo")
      #expect(String(localized: "plain", bundle: bundle) == "Plain")
      #expect(String(localized: "\(50)% of \(2.5, specifier: "%.2f")") == "50% of 2.50")
      #expect(String(localized: "key", defaultValue: "\(2) things", bundle: bundle) == "2 things")
    }
  }

  @Test("A value in a text is written by its formatter")
  func formatters() {
    let formatter = NumberFormatter()
    formatter.positivePrefix = "+"
    let text = Text("\(NSNumber(value: 3), formatter: formatter) points")
    #expect(text.runs.map(\.string).joined() == "+3 points")
  }

  @Test("Texts of SwiftUI have the forms of their numbers")
  func texts() throws {
    StringTables.hasTexts = true
    try withTables { bundle, _ in
      func string(_ text: Text) -> String { text.runs.map(\.string).joined() }
      #expect(string(Text("\(1) items by \("Ann")", bundle: bundle)) == "Ann has one item")
      #expect(string(Text("\(4) items by \("Ann")", bundle: bundle)) == "Ann has 4 items")
      #expect(string(Text("Hello \(Text("Bo").bold())", bundle: bundle)) == "Good day, Bo")
      #expect(string(Text("\(3) others", bundle: bundle)) == "3 others")
    }
  }
}
