import Testing

@testable import VirtualDevice

@Suite("Names that were probably meant")
struct NearNameTests {
  @Test(
    "Letters changed, added, left out or swapped with their neighbour are near",
    arguments: [
      ("shete", "sheet"), ("sheeet", "sheet"), ("shet", "sheet"), ("shoet", "sheet"),
      ("SHEET", "sheet"),
    ])
  func near(name: String, meant: String) {
    #expect(NearName.find(name, in: ["alert", "sheet", "tabs"]) == meant)
  }

  @Test("Names at the same distance are all suggested, those with the same letters first")
  func equal() {
    let known = ["iphone-11", "iphone-16", "ipad-a16"]
    #expect(NearName.nearest("iphone-61", in: known) == ["iphone-16", "iphone-11"])
    #expect(
      NearName.hint("iphone-61", in: known) == "did you mean \"iphone-16\" or \"iphone-11\"?")
    #expect(
      NearName.hint("aa", in: ["ba", "ca", "da", "ea"]) == "did you mean \"ba\", \"ca\" or \"da\"?")
  }

  @Test("A few names are listed, and of many those with the text, then the most similar")
  func far() {
    #expect(NearName.hint("zzzz", in: ["one", "two"]) == "there are one, two")
    let many = (10..<30).map { "name-\($0)" } + ["tall-map", "map-of-it"]
    #expect(
      NearName.hint("map", in: many) == "of 22, the nearest are tall-map, map-of-it and name-10")
    let long = String(repeating: "a", count: 1000)
    #expect(NearName.hint(long, in: many) == "of 22, the nearest are name-10, name-11 and name-12")
    #expect(NearName.nearest(long, in: [long]).isEmpty)
  }
}
