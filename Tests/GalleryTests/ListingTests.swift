import Foundation
import Testing

/// The listings that the five articles print, and the sources that have them.
@Suite("The printed listings")
struct ListingTests {
  /// A listing, by the parts of it that are contiguous in a source.
  struct Listing: Decodable, CustomTestStringConvertible {
    struct Segment: Decodable {
      /// The number of bytes without white space.
      var length: Int
      var hash: String
    }

    var article: String
    var number: Int
    var lines: Int
    /// The number of lines that differ.
    var changed: Int?
    var file: String?
    var segments: [Segment]

    var testDescription: String { "article \(article), listing \(number)" }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let listings: [Listing] = {
    let file = root.appendingPathComponent("Tests/Fixtures/Listings/listings.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Listing].self, from: data)) ?? []
  }()

  /// A text without white space, in UTF-8.
  private func bytes(_ text: String) -> [UInt8] {
    Array(text.filter { !$0.isWhitespace }.utf8)
  }

  /// The end of the first part of `text` after `start` with a length and a hash.
  private func end(of segment: Listing.Segment, in text: [UInt8], after start: Int) -> Int? {
    let (base, modulus) = (UInt64(1_000_003), UInt64(1) << 61 - 1)
    func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
      let (high, low) = a.multipliedFullWidth(by: b)
      return modulus.dividingFullWidth((high, low)).remainder
    }
    guard let wanted = UInt64(segment.hash), text.count - start >= segment.length else {
      return nil
    }
    var hash: UInt64 = 0
    var power: UInt64 = 1
    for index in 0..<segment.length {
      hash = (product(hash, base) + UInt64(text[start + index])) % modulus
      if index > 0 { power = product(power, base) }
    }
    var first = start
    while hash != wanted {
      guard first + segment.length < text.count else { return nil }
      let without = (hash + modulus - product(UInt64(text[first]), power)) % modulus
      hash = (product(without, base) + UInt64(text[first + segment.length])) % modulus
      first += 1
    }
    return first + segment.length
  }

  @Test(
    "A listing stands in its source as it is printed, but for the lines that its row explains",
    arguments: listings)
  func standsInSource(listing: Listing) throws {
    guard let file = listing.file else {
      #expect(listing.segments.isEmpty)
      return
    }
    let source = try String(
      contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
    let text = bytes(source)
    var place = 0
    for segment in listing.segments {
      place = try #require(
        end(of: segment, in: text, after: place), "\(file) lacks \(segment.length) bytes")
    }
    #expect(!listing.segments.isEmpty)
  }

  @Test("The page about the listings has a row for each, with its source")
  func page() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/Listings.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| 0") }
    #expect(rows.count == Self.listings.count)
    #expect(rows.count == 56)
    for (row, listing) in zip(rows, Self.listings) {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells[0] == listing.article)
      #expect(cells[1].hasPrefix("\(listing.number): "))
      #expect(cells[2] == "\(listing.lines)")
      #expect(cells[3] == (listing.file.map { "`\($0)`" } ?? "–"))
      #expect(cells[4].hasPrefix("Verbatim") == (listing.file != nil && listing.changed == 0))
    }
  }

  @Test("A part is found where it stands and not where a letter differs")
  func search() {
    let segment = Listing.Segment(length: 3, hash: hash("bcd"))
    #expect(end(of: segment, in: bytes("a b\ncd e"), after: 0) == 4)
    #expect(end(of: segment, in: bytes("a b\ncd e"), after: 2) == nil)
    #expect(end(of: segment, in: bytes("a b c f"), after: 0) == nil)
  }

  private func hash(_ text: String) -> String {
    let modulus = UInt64(1) << 61 - 1
    return "\(text.utf8.reduce(0) { ($0 * 1_000_003 + UInt64($1)) % modulus })"
  }
}
