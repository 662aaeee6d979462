import DetentTesting
import Testing

@testable import Gallery

/// The scene whose parameters cover the whole API of sheets.
@MainActor
@Suite("The scene sheet")
struct SheetSceneTests {
  @Test("It presents at once, at rest")
  func presentsAtOnce() throws {
    let stage = try Stage(.sheet)
    #expect(try stage.sheet.phase == "resting")
    #expect(stage.device.time < 0.5)
  }

  @Test("It waits to be asked without autoPresent")
  func waits() throws {
    let stage = try Stage(.sheet, set: ["autoPresent": "false"])
    #expect(stage.device.sheets.isEmpty)
    try stage.player.call("present", argument: nil)
    try stage.device.settle()
    #expect(stage.device.sheets.count == 1)
  }

  @Test(
    "Detents are heights, shares and names",
    arguments: [
      ("200,medium", "200", 200.0), ("0.4,large", "0.4", 303.6), ("medium,large", "medium", 425.04),
    ])
  func detents(list: String, identifier: String, height: Double) throws {
    let stage = try Stage(.sheet, set: ["detents": list, "selected": identifier])
    let sheet = try stage.sheet
    #expect(sheet.detent == identifier)
    // The sheet stands on the safe area and is scaled to leave eight points beside it.
    let shown = (((height + 34) * 3).rounded() / 3) * (393 - 16) / 393
    #expect(abs(sheet.frame.height - shown) <= 0.5)
  }

  @Test(
    "A bad value is an error that names the parameter",
    arguments: [
      ("style", "sheet"), ("detents", "medium,huge"), ("detents", "-3"), ("radius", "round"),
      ("modal", "yes"), ("content", "map"), ("preferredSize", "wide"), ("stack", "3"),
    ])
  func badValues(name: String, value: String) throws {
    var values = SceneValues(DeviceScene.sheet.parameters)
    let error = #expect(throws: SceneError.self) { try values.set(name, to: value) }
    #expect(try #require(error).description.contains("\"\(name)\""))
  }

  @Test(
    "A detent that is not among the detents is an error, also when the detents change",
    arguments: ["selected", "undimmed"])
  func missingDetent(name: String) throws {
    let stage = try Stage(.sheet, set: ["detents": "200,large", name: "200"])
    let error = #expect(throws: SceneError.self) {
      try stage.player.set([.init(key: "detents", value: "medium,large")])
    }
    #expect(
      error?.description
        == "the parameter \"\(name)\" is \"200\", which is not in \"detents\"; it takes "
        + "medium, large, none")
    try stage.player.set([
      .init(key: "detents", value: "medium,large"), .init(key: name, value: "medium"),
    ])
  }

  @Test("Detents change while the sheet is shown, in an animation")
  func changesDetents() throws {
    let stage = try Stage(.sheet)
    let before = try stage.sheet.frame
    try stage.player.set([.init(key: "detents", value: "200,large")])
    stage.device.advance(by: 0.1)
    #expect(try stage.sheet.frame.minY > before.minY)
    try stage.device.settle()
    #expect(try stage.sheet.detent == "200")
  }

  @Test("A call selects a detent, and an unknown one is an error")
  func selects() throws {
    let stage = try Stage(.sheet)
    try stage.player.call("select", argument: "large")
    try stage.device.settle()
    #expect(try stage.sheet.detent == "large")
    #expect(throws: SceneError.self) { try stage.player.call("select", argument: "tiny") }
  }

  @Test("The grabber comes and goes while the sheet is shown")
  func grabber() throws {
    let stage = try Stage(.sheet)
    #expect(try !stage.sheet.grabber)
    try stage.player.set([.init(key: "grabber", value: "true")])
    try stage.device.settle()
    #expect(try stage.sheet.grabber)
  }

  @Test("A modal sheet cannot be pulled away until it is told otherwise")
  func modal() throws {
    let stage = try Stage(.sheet, set: ["modal": "true"])
    try stage.drag(toY: 820)
    #expect(stage.device.sheets.count == 1)
    try stage.player.set([.init(key: "modal", value: "false")])
    try stage.drag(toY: 820)
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("Content, style and bar can be exchanged", arguments: ["label", "list", "text", "form"])
  func content(word: String) throws {
    let stage = try Stage(.sheet, set: ["bar": "true"])
    try stage.player.set([
      .init(key: "content", value: word), .init(key: "style", value: "form"),
      .init(key: "bar", value: "false"),
    ])
    try stage.device.settle()
    let shown = try #require(try stage.map.presentedViewController)
    #expect(!(shown is UINavigationController))
    #expect(shown.modalPresentationStyle == .formSheet)
    #expect(stage.device.sheets.count == 1)
  }

  @Test("A stacked sheet lies over the first, and goes first")
  func stack() throws {
    let stage = try Stage(.sheet, set: ["stack": "2", "content": "label"])
    try stage.device.tap("Present Another")
    try stage.device.settle()
    #expect(stage.device.sheets.count == 2)
    try stage.player.call("dismiss", argument: nil)
    try stage.device.settle()
    #expect(stage.device.sheets.count == 1)
  }

  @Test("An undimmed list of detents lets touches through only as far as it says")
  func undimmed() throws {
    let stage = try Stage(.sheet, set: ["detents": "120,medium,large", "undimmed": "medium"])
    #expect(try stage.sheet.dim == 0)
    try stage.player.call("select", argument: "large")
    try stage.device.settle()
    #expect(try stage.sheet.dim > 0.1)
  }
}
