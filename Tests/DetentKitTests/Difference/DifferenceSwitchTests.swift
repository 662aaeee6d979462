import DetentTesting
import Foundation
import SwiftUI
import Testing

@testable import DetentKit

/// Each permitted difference is seen on a device on which it is switched on, and on no other.
@MainActor
@Suite("Switches of permitted differences")
struct DifferenceSwitchTests {
  /// A difference, and a number that is another with it.
  struct Row: CustomTestStringConvertible, Sendable {
    var difference: PermittedDifference
    var usual: Double
    var differing: Double
    var measure: @MainActor @Sendable (Bench) throws -> Double
    var testDescription: String { "\(difference)" }

    init(
      _ difference: PermittedDifference, _ usual: Double, _ differing: Double,
      measure: @escaping @MainActor @Sendable (Bench) throws -> Double
    ) {
      self.difference = difference
      self.usual = usual
      self.differing = differing
      self.measure = measure
    }
  }

  @Test("A switch makes the difference that it names", arguments: rows)
  func isSeen(row: Row) throws {
    let usual = try row.measure(Bench([]))
    #expect(usual == row.usual)
    let differing = try row.measure(Bench([row.difference]))
    #expect(differing == row.differing)
  }

  @Test("There is a row for each difference, which has a page and a name")
  func isComplete() {
    #expect(Self.rows.map(\.difference) == PermittedDifference.allCases)
    #expect(PermittedDifference.allCases.allSatisfy { $0.page.contains("/") })
    #expect("\(PermittedDifferences([.frames80, .frames30]))" == "frames80+frames30")
    #expect("\(PermittedDifferences())" == "none")
  }

  @Test("Devices with differences are counted while they exist, so that others ask no further")
  func count() {
    let before = PermittedDifferences.deviceCount
    var device: RunningDevice? = RunningDevice()
    device?.differences = [.frames80]
    device?.differences = [.frames80, .frames30]
    #expect(PermittedDifferences.deviceCount == before + 1)
    device?.differences = []
    #expect(PermittedDifferences.deviceCount == before)
    device?.differences = [.frames80]
    device = nil
    #expect(PermittedDifferences.deviceCount == before)
  }

  @Test("The page of assumptions names every switch, and none that is missing")
  func isOnPage() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Assumptions.md"), encoding: .utf8)
    var named: Set<Substring> = []
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|")
      let last = try #require(cells.last).trimmingCharacters(in: .whitespaces)
      if last == "switch" { continue }
      #expect(last.hasPrefix("`") || last.hasPrefix("none: "), "\(line)")
      guard last.hasPrefix("`") else { continue }
      named.formUnion(Substring(last).matches(of: /`(\w+)`/).map(\.output.1))
    }
    #expect(named == Set(PermittedDifference.allCases.map { Substring("\($0)") }))
  }

  /// Devices with an app, and what the rows watch on them.
  @MainActor
  final class Bench {
    let differences: PermittedDifferences

    init(_ differences: PermittedDifferences) {
      self.differences = differences
    }

    func start(
      _ model: DeviceModel = .iPhone16, _ root: () -> UIViewController = { Watched() }
    ) -> TestApp {
      TestApp(on: VirtualDevice(model: model, differences: differences), root: root)
    }

    /// Presents a sheet from the root, and returns its content.
    func present(
      in app: TestApp, detents: [UISheetPresentationController.Detent] = [.large()],
      animated: Bool = true
    ) throws -> Watched {
      let content = Watched()
      content.sheetPresentationController?.detents = detents
      try #require(app.root).present(content, animated: animated)
      return content
    }

    /// The number of frames until a condition holds, at most 200.
    func frames(_ app: TestApp, until condition: () -> Bool) -> Double {
      for count in 0..<200 {
        if condition() { return Double(count) }
        app.device.step()
      }
      return 200
    }

    /// The notifications of a name in a scope.
    func notifications(
      _ name: Notification.Name, during work: () -> Void
    ) -> [CGRect] {
      nonisolated(unsafe) var frames: [CGRect] = []
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        frames.append(
          ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero)
      }
      work()
      NotificationCenter.default.removeObserver(token)
      return frames
    }
  }

  /// A controller that counts.
  final class Watched: UIViewController {
    final class Canvas: UIView {
      var layouts = 0
      weak var other: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        other?.setNeedsLayout()
        other = nil
      }
    }

    var willAppears = 0
    var didAppears = 0
    let canvas = Canvas()
    let other = Canvas()

    override func loadView() {
      view = UIView()
      view.addSubview(canvas)
      canvas.addSubview(other)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      willAppears += 1
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppears += 1
    }
  }

  /// A controller that counts its layouts without a size.
  final class Sized: UIViewController {
    var emptyLayouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if view.bounds.isEmpty { emptyLayouts += 1 }
    }
  }

  /// A delegate that is asked for a presentation controller.
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var hadPresenter: Bool?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      hadPresenter = presenting != nil
      return nil
    }
  }

  /// A SwiftUI screen that counts.
  @MainActor @Observable
  final class Counts {
    var value = 0
    var isShown = false
    @ObservationIgnored var bodies = 0
    @ObservationIgnored var lines: [String] = []
  }

  struct Counting: View {
    @Bindable var counts: Counts
    var body: some View {
      let _ = counts.bodies += 1
      VStack { Text("Value \(counts.value)") }
        .sheet(isPresented: $counts.isShown, onDismiss: { counts.lines.append("dismissed") }) {
          Text("Content").onDisappear { counts.lines.append("disappeared") }
        }
    }
  }
}
