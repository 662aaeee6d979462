import Foundation
import Synchronization
import Testing

@testable import DetentTesting
@testable import VirtualDevice

@MainActor
@Suite("Traces of apps")
struct AppTraceTests {
  private final class Root: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let button = UIButton(type: .system)
      button.setTitle("Show", for: .normal)
      button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
      button.addAction(
        UIAction { [weak self] _ in
          let content = UIViewController()
          content.sheetPresentationController?.detents = [.medium(), .large()]
          self?.present(content, animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// The content of a page, as its script reads it.
  private struct Content: Decodable {
    struct Frame: Decodable {
      struct Sheet: Decodable {
        var height: Double
        var phase: String
      }
      var t: Double
      var m: String?
      var f: [[Double]]?
      var s: [Sheet]?
      var e: [String]?
      var v: [Int]?
      var x: [Int]?
    }
    struct Moment: Decodable {
      var time: Double
      var text: String
      var kind: String?
      var source: Int?
      var line: Int?
    }
    struct Source: Decodable {
      var name: String
      var lines: [String: String]
    }
    var title: String
    var frames: [Frame]
    var steps: [Moment]
    var marks: [Moment]
    var logs: [Moment]
    var lines: [String]
    var sources: [Source]
  }

  private func content(_ page: String) throws -> Content {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"trace\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONDecoder().decode(
      Content.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  private func flow(_ app: TestApp) throws {
    try app.tap("Show")
    try app.settle()
    let finger = app.touch(at: CGPoint(x: 196, y: 440))
    try finger.move(to: CGPoint(x: 196, y: 100), over: 0.3)
    try finger.lift()
    try app.settle()
  }

  @Test("A trace has frames with sheets, fingers, callbacks and trees, and steps with their lines")
  func holdsEverything() throws {
    let app = TestApp { Root() }
    let trace = app.trace("Show the sheet")
    trace.log("before")
    try flow(app)
    let content = try content(trace.page())
    #expect(content.title == "Show the sheet")
    #expect(content.frames.count > 60)
    #expect(content.frames.contains { $0.s?.first?.phase == "dragging" })
    #expect(content.frames.contains { $0.f?.first?.count == 3 })
    #expect(content.frames.contains { $0.e?.contains { $0.contains("viewDidAppear") } == true })
    #expect(content.frames.first?.m != nil)
    let viewLines = try #require(content.frames.compactMap(\.v).last)
    let views = viewLines.map { content.lines[$0] }
    #expect(views.contains { $0.contains("UIButton \"Show\" (100") })
    let elementLines = try #require(content.frames.compactMap(\.x).first)
    let elements = elementLines.map { content.lines[$0] }
    #expect(elements.contains { $0.contains("button \"Show\"") })
    #expect(content.logs.map(\.text) == ["before"])
    #expect(content.steps.map(\.text) == ["tap \"Show\"", "settle", "touch at 196, 440", "settle"])
    let step = try #require(content.steps.first)
    let number = try #require(step.source)
    let line = try #require(step.line)
    let source = content.sources[number]
    #expect(source.name == "AppTraceTests.swift")
    #expect(source.lines["\(line)"] == "    try app.tap(\"Show\")")
  }

  @Test("A usual flow's page is smaller than two megabytes")
  func isSmall() throws {
    let app = TestApp { Root() }
    let trace = app.trace()
    try flow(app)
    #expect(try trace.page().utf8.count < 2_000_000)
  }

  @Test("The trace of the same flow has the same bytes")
  func isTheSame() throws {
    var pages: [String] = []
    for _ in 0..<2 {
      let app = TestApp { Root() }
      let trace = app.trace("Twice")
      try flow(app)
      pages.append(try trace.page())
    }
    #expect(pages[0] == pages[1])
  }

  @Test("A recording does not take the callbacks from the test, and ends on wish")
  func disturbsNobody() throws {
    let app = TestApp { Root() }
    _ = app.device.takeEvents()
    let trace = app.trace()
    try app.tap("Show")
    try app.settle()
    #expect(app.device.takeEvents().contains { $0.contains("viewDidAppear") })
    #expect(app.device.drawsEveryFrame)
    trace.end()
    #expect(!app.device.drawsEveryFrame)
    let count = try content(trace.page()).frames.count
    app.advance(by: 0.2)
    #expect(try content(trace.page()).frames.count == count)
  }

  @Test("A text that looks like an end tag stays a text")
  func escapes() throws {
    let app = TestApp { Root() }
    let trace = app.trace("</script><b>&")
    let page = try trace.page()
    #expect(try content(page).title == "</script><b>&")
    #expect(!page.contains("<title></script>"))
  }

  @Test("A test with the trait records its apps, and a known issue is no failure", .traced)
  func isTraced() throws {
    let scope = try #require(TraceScope.current)
    let app = TestApp { Root() }
    #expect(app.device.drawsEveryFrame)
    withKnownIssue { #expect(Bool(false), "a wrong expectation") }
    #expect(!scope.hasFailed)
  }

  @Test("A failure is marked on the trace, names the page, and the page is written")
  func leavesTrace() throws {
    let scope = TraceScope(try #require(Test.current))
    let app = TraceScope.$current.withValue(scope) { TestApp { Root() } }
    try flow(app)
    let file = try #require(scope.fail("a wrong expectation", .failure, at: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(file.path.hasSuffix(".build/traces/VirtualDeviceTests-AppTraceTests-leavesTrace.html"))
    scope.finish()
    let content = try content(String(contentsOf: file, encoding: .utf8))
    #expect(content.marks.map(\.text) == ["a wrong expectation"])
    #expect(content.marks.first?.kind == "failure")
    #expect(content.marks.first?.time == app.time)
  }

  @Test(
    "An error that a step throws is marked on the trace, at the step's line, and names the page")
  func marksThrown() async throws {
    let test = try #require(Test.current)
    let kept = Mutex<[Issue]>([])
    let keeping: IssueHandlingTrait = .compactMapIssues { issue in
      kept.withLock { $0.append(issue) }
      return nil
    }
    try await keeping.provideScope(for: test, testCase: Test.Case.current) {
      try await TraceTrait().provideScope(for: test, testCase: Test.Case.current) {
        try await MainActor.run {
          let app = TestApp { Root() }
          try app.tap("Show")
          try app.tap("Hide")
        }
      }
    }
    let issue = try #require(kept.withLock { $0.first })
    #expect(kept.withLock { $0.count } == 1)
    let comment = try #require(issue.comments.last?.rawValue)
    let path = comment.replacing("The trace is in ", with: "")
    #expect(path.hasSuffix(".build/traces/VirtualDeviceTests-AppTraceTests-marksThrown.html"))
    let file = URL(fileURLWithPath: path)
    defer { try? FileManager.default.removeItem(at: file) }
    let content = try content(String(contentsOf: file, encoding: .utf8))
    let mark = try #require(content.marks.first)
    #expect(mark.kind == "failure" && mark.text.contains("\"Hide\""))
    let source = content.sources[try #require(mark.source)]
    #expect(source.lines["\(try #require(mark.line))"] == "          try app.tap(\"Hide\")")
    #expect(mark.time == content.steps.last?.time)
  }
}
