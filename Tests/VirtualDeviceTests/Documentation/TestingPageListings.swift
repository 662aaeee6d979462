import DetentTesting
import Foundation
import Testing

// The listings of Documentation/Testing.md, and the right column of its table for those who come from XCUITest.

private final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let show = UIAction(title: "Show") { [weak self] _ in
      let place = UIViewController()
      let name = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      name.text = "Oslo"
      place.view.addSubview(name)
      place.sheetPresentationController?.detents = [.medium(), .large()]
      self?.present(place, animated: true)
    }
    let button = UIButton(configuration: .filled(), primaryAction: show)
    button.frame = CGRect(x: 40, y: 100, width: 160, height: 50)
    view.addSubview(button)
  }
}

@MainActor @Suite("The map's sheet", .traced)
struct MapSheetTests {
  @Test("A place opens in a sheet") func opens() throws {
    let app = TestApp { MapController() }
    try app.button("Show").tap()
    app.expect(app.element(.label("Oslo"), .presented).exists, within: 2)
    #expect(try app.sheet().detent == "medium")
  }
}

/// The listings about sheets and goldens, compiled only.
@MainActor
private func sheetsAndGoldens(_ app: TestApp) throws {
  let sheet = try app.sheet()
  #expect(sheet.detent == "medium" && sheet.phase == "resting")
  #expect(sheet.dim == 0, "the map stays bright up to half of the height")

  try app.expectGolden("places")
  try app.expectTimeline("opening") { try app.button("Show").tap() }
  try app.expectElements("elements")
  try app.expectCallbacks("callbacks") { try app.button("Show").tap() }
}

/// The listing about the network, compiled only; `NetworkTests` run its calls.
@MainActor
private func network() async throws {
  let app = TestApp { MapController() }
  app.network.answer("https://api.example.com/ferries", with: .json("[]"), after: 0.3)
  try app.button("Load").tap()
  await app.expect(app.element(.label("No ferries")).exists, within: 2)
}

/// The listing about surroundings, compiled only; `SurroundingsTests` run its calls.
@MainActor
private func surroundings(_ app: TestApp) {
  app.surroundings.appearance = .dark
  app.surroundings.locale = Locale(identifier: "de_DE")
  app.surroundings.refreshesPerFrame = 4
  app.sendMemoryWarning()
  for size in app.device.model.windowSizes(in: .landscapeLeft) { app.resize(to: size, over: 0.3) }
}

/// The calls of the table; they are compiled, and `ElementVerbTests` and `AppVerbTests` run them.
@MainActor
private func table(_ app: TestApp, _ element: AppElement, _ other: AppElement) throws {
  try app.button("Save").tap()
  try app.element(.identifier("map")).tap()
  try element.nth(1).tap()
  try app.element(.matching("is wide") { $0.frame.width > 300 }).tap()
  try app.element(.identifier("list")).element(.role("button"), .label("Save")).tap()
  app.expect(element.exists, within: 2)
  _ = (element.exists, element.isHittable, element.coveringView)
  _ = try (element.isSelected, element.isEnabled, element.value, element.frame)
  try element.tap()
  try element.doubleTap()
  try element.twoFingerTap()
  try element.press(for: 0.8)
  try element.swipe(.up)
  try element.drag(to: other, pressing: 0.5)
  try element.drag(to: CGPoint(x: 100, y: 700))
  try element.pinch(scale: 2)
  try element.rotate(by: 1.2)
  try element.type("Oslo")
  app.press(.escape)
  try element.hover()
  app.rotate(to: .landscapeLeft)
  _ = try app.device.snapshot()
  try app.expectGolden("name")
  try element.activate()
  try element.increment()
  try element.decrement()
  try element.perform("Archive")
  try element.scroll(.down)
  try element.turnWheel(by: CGVector(dx: 0, dy: 40))
  app.performEscape()
  app.performMagicTap()
}
