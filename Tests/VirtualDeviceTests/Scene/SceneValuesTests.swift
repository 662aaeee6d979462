import Testing
import UIKit

@testable import VirtualDevice

@Suite("Scene parameters")
struct SceneValuesTests {
  private static let parameters: [SceneParameter] = [
    .flag("grabber", default: false, "Shows the grabber"),
    .choice("content", ["label", "list"], default: "list", "What the sheet holds"),
    .number("radius", in: 0...60, or: ["automatic"], default: "automatic", "The corners"),
    .size("preferredSize", or: ["none"], default: "none", "The preferred content size"),
    .list("detents", form: "heights with commas between", default: "medium,large", "The stops") {
      $0 == "medium" || $0 == "large" || Double($0) != nil
    },
  ]

  @Test("Defaults hold until something is chosen")
  func defaults() throws {
    var values = SceneValues(Self.parameters)
    #expect(!values.flag("grabber"))
    #expect(values.number("radius") == nil)
    #expect(values.size("preferredSize") == nil)
    #expect(values.list("detents") == ["medium", "large"])
    try values.set("grabber", to: "true")
    try values.set("radius", to: "12.5")
    try values.set("preferredSize", to: "320x400")
    try values.set("detents", to: "120, large")
    #expect(values.flag("grabber"))
    #expect(values.number("radius") == 12.5)
    #expect(values.size("preferredSize") == CGSize(width: 320, height: 400))
    #expect(values.list("detents") == ["120", "large"])
  }

  @Test(
    "A wrong parameter or value gets one sentence",
    arguments: [
      ("grabbber", "true", "the scene has no parameter \"grabbber\"; did you mean \"grabber\"?"),
      (
        "colour", "red",
        "the scene has no parameter \"colour\"; there are grabber, content, radius, preferredSize, detents"
      ),
      ("grabber", "yes", "the parameter \"grabber\" takes true or false, not \"yes\""),
      ("content", "map", "the parameter \"content\" takes label or list, not \"map\""),
      (
        "radius", "61",
        "the parameter \"radius\" takes a number from 0 to 60 or automatic, not \"61\""
      ),
      (
        "preferredSize", "3x",
        "the parameter \"preferredSize\" takes a size such as 320x400 or none, not \"3x\""
      ),
      (
        "detents", "medium,huge",
        "the parameter \"detents\" takes heights with commas between, not \"medium,huge\""
      ),
    ])
  func wrong(name: String, value: String, sentence: String) {
    var values = SceneValues(Self.parameters)
    let error = #expect(throws: SceneError.self) { try values.set(name, to: value) }
    #expect(error?.description == sentence)
  }
}
