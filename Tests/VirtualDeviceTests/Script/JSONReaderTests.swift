import Testing

@testable import VirtualDevice

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(
    "Numbers are read as JSON has them",
    arguments: ["0", "-0", "1", "10", "1.5", "-1.25e+10", "1E5", "1e-5", "0.0"])
  func numbers(text: String) throws {
    #expect(try JSONReader.read(text).value == .number(#require(Double(text))))
  }

  @Test(
    "Other spellings of numbers are refused",
    arguments: [
      "01", "-", "1.", "1.e5", ".5", "1e", "1e+", "+1", "--1", "1-", "1e5.0", "-01", "00", "1e999",
    ])
  func notNumbers(text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read(text) }
  }
}
