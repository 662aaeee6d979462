import DetentTesting
import Foundation
import Testing

// The listings of the article "From nothing to the trace of a failure".

final class CitiesController: UITableViewController {
  private let cities = ["Bergen", "Oslo"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = cities[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let city = UIViewController()
    city.view.backgroundColor = .systemBackground
    city.sheetPresentationController?.detents = [.medium(), .large()]
    present(city, animated: true)
  }
}

@MainActor @Suite("Cities", .traced)
struct CitiesTests {
  let app = TestApp { CitiesController() }

  @Test("A city opens at half of the height, and grows when it is dragged up")
  func opens() throws {
    try app.element(.label("Oslo")).tap()
    try app.settle()
    #expect(try app.sheet().detent == "medium")
    let finger = app.touch(at: CGPoint(x: 196, y: 440))
    try finger.move(to: CGPoint(x: 196, y: 100), over: 0.3)
    try finger.lift()
    try app.settle()
    #expect(try app.sheet().detent == "large")
  }
}

@MainActor @Suite("The first test's further listings")
struct FirstTestListings {
  let app = TestApp { CitiesController() }

  @Test("Elements are found as the article finds them")
  func elements() throws {
    let city = app.element(.text("Osl"), .role("cell"))
    app.expect(city.isHittable, within: 2)
    #expect(app.element(.type(UITableView.self)).exists)
    #expect(app.element(.role("cell")).count == 2)
  }

  @Test("The trace of the article is written")
  func trace() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("cities-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let trace = app.trace("A city opens")
    try app.tap("Oslo")
    try app.settle()
    trace.log("the city is open")
    try trace.write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("the city is open"))
  }

  @Test("The app of the article ends clean, and its pictures are goldens")
  func end() throws {
    try app.expectGolden("cities")
    app.surroundings.appearance = .dark
    try app.settle()
    try app.expectGolden("cities-dark")
    app.expectCleanEnd()
  }
}
