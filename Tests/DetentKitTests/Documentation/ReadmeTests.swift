import DetentTesting
import Foundation
import Testing
import UIKit

/// The controller of the README's first listing: ordinary UIKit.
final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Show") { [weak self] _ in
        let places = UIViewController()
        places.view.backgroundColor = .systemBackground
        places.sheetPresentationController?.detents = [.medium(), .large()]
        self?.present(places, animated: true)
      })
    button.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
    view.addSubview(button)
  }
}

/// The README's listings and claims.
@MainActor
@Suite("The README")
struct ReadmeTests {
  @Test("A test can expect a misuse by its identifier")
  func misuse() throws {
    let app = TestApp { UIViewController() }
    let detached = UIViewController()
    let sheet = UIViewController()
    try expectMisuse("Presentation.presentedFromOutsideWindow") {
      detached.present(sheet, animated: true)
      try app.settle()
    }
  }

  /// A row of the table about DetentKit, and a test that holds its first cell.
  struct Claim: Sendable, CustomTestStringConvertible {
    var row: String
    /// The test's file in `Tests`, without its extension, and the test's function.
    var tests: [(file: String, function: String)]

    init(_ row: String, _ tests: (String, String)...) {
      self.row = row
      self.tests = tests.map { (file: $0.0, function: $0.1) }
    }

    var testDescription: String { row }
  }

  nonisolated private static let kit = "DetentKitTests/"

  nonisolated static let claims: [Claim] = [
    Claim(
      "undimmed up to any detent, from SwiftUI on iOS 16.0 too",
      (kit + "Detent/UndimmedDetentTests", "neverDimmed"),
      (kit + "Detent/UndimmedDetentTests", "unlisted")),
    Claim(
      "a style for each item, one after the other", (kit + "Sandwich/SandwichTests", "styles")),
    Claim(
      "the reason of a dismissal, exactly once", (kit + "Sandwich/SandwichTests", "flag"),
      (kit + "Sandwich/SandwichTests", "swipe")),
    Claim(
      "attempts to dismiss, in SwiftUI", (kit + "Sandwich/SandwichContentTests", "attempt"),
      (kit + "Presenters/EveryPresenterSwiftUITests", "pull")),
    Claim(
      "the position in every frame", (kit + "Sheet/SheetFeatureTests", "positions"),
      (kit + "Context/ContextBehaviourTests", "positions"),
      (kit + "Presenters/EveryPresenterTests", "positions"),
      (kit + "Presenters/EveryPresenterSwiftUITests", "positions")),
    Claim(
      "detent changes by code are reported", (kit + "Sheet/SheetFeatureTests", "changes"),
      (kit + "Presenters/EveryPresenterTests", "drag")),
    Claim(
      "touches and dimming separately, for each detent",
      (kit + "Sheet/SheetFeatureTests", "interaction"),
      (kit + "Presenters/EveryPresenterPropertyTests", "dimming")),
    Claim(
      "dimming with a colour and a curve", (kit + "Sheet/SheetFeatureTests", "strength"),
      (kit + "Sheet/SheetFrameTests", "curve"),
      (kit + "Presenters/EveryPresenterPropertyTests", "dimming")),
    Claim(
      "detents of the content: its height, a fraction, a marker",
      (kit + "Sheet/SheetFeatureTests", "contentSized"),
      (kit + "Sandwich/SandwichContentTests", "marker"),
      (kit + "Presenters/EveryPresenterTests", "measured"),
      (kit + "Presenters/EveryPresenterTests", "fractions")),
    Claim(
      "regions that don't drag the sheet", (kit + "Sheet/SheetFeatureTests", "noDrag"),
      (kit + "Context/ContextDragTests", "exclusion"),
      (kit + "Presenters/EveryPresenterPropertyTests", "begins")),
    Claim(
      "sheets inside a part of the screen, several at once",
      (kit + "Context/ContextPresentationTests", "two")),
    Claim(
      "from every edge, of any width, at either side",
      (kit + "Context/ContextPresentationTests", "edges"),
      (kit + "Context/ContextBehaviourTests", "width")),
    Claim(
      "under tab bars, over them, or ending at them", (kit + "Context/ContextBarTests", "under"),
      (kit + "Context/ContextBarTests", "over"), (kit + "Context/ContextBarTests", "inset")),
    Claim(
      "keyboard: follow, keep the detent, fill, none",
      (kit + "Sheet/SheetPresenterTests", "keyboard"),
      (kit + "Keyboard/KeyboardPolicyTests", "policies")),
    Claim(
      "springs and thresholds as values", (kit + "Context/PinnedSheetTests", "physics")),
    Claim(
      "where a drag ends, its area and its largest step are the app's choice",
      (kit + "Drag/SheetReleaseTests", "chosenTarget"), (kit + "Drag/SheetReleaseTests", "area"),
      (kit + "Drag/SheetReleaseTests", "nextDetentOnly"),
      (kit + "Presenters/EveryPresenterTests", "ownDrags")),
    Claim(
      "the look of one system on every system, or the system's own",
      (kit + "Context/PinnedSheetTests", "place"), (kit + "Context/PinnedSheetTests", "older")),
    Claim(
      "haptics, reduced motion, announcements, direction in one value",
      (kit + "Sheet/SheetFeatureTests", "policy"), (kit + "Sheet/PolicyTests", "reducedMotion"),
      (kit + "Sheet/PolicyTests", "direction"), (kit + "Sheet/PolicyTests", "announcements"),
      (kit + "Presenters/EveryPresenterPropertyTests", "policy"),
      (kit + "Presenters/EveryPresenterPropertyTests", "reducedMotion")),
    Claim(
      "tests by synthetic fingers, on Linux", (kit + "Documentation/ReadmeListing", "flick")),
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("Every row of the README's table names a test that holds it")
  func everyRow() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let table = try #require(
      page.components(separatedBy: "| | DetentKit | SheeKit").dropFirst().first)
    let rows = table.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst(2)
      .compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    #expect(rows == Self.claims.map(\.row))
  }

  @Test("The test of a claim exists", arguments: claims)
  func exists(claim: Claim) throws {
    for test in claim.tests {
      let file = Self.root.appendingPathComponent("Tests/\(test.file).swift")
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(source.contains("func \(test.function)("), "\(test)")
    }
  }
}
