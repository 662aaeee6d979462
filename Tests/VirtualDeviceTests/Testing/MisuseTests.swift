import DetentTesting
import Foundation
import Testing

/// The misuses of an app, in the test that runs it.
@MainActor
@Suite("Misuse in tests of apps")
struct MisuseTests {
  private let outside = "Presentation.presentedFromOutsideWindow"

  private func presentFromNowhere() {
    UIViewController().present(UIViewController(), animated: false)
  }

  /// Posts what the default handler of DetentKit posts.
  private func reportDetents() {
    NotificationCenter.default.post(
      name: Notification.Name("DetentMisuseReport"), object: nil,
      userInfo: ["id": "DetentKit.noDetents", "sentence": "No detents; set one."])
  }

  @Test("A misuse that is not expected fails the test at the last call of the app")
  func unexpected() throws {
    let app = TestApp { BoxController() }
    withKnownIssue {
      app.advance(by: 0.1)
      presentFromNowhere()
    } matching: { issue in
      let line = issue.sourceLocation.map { "\($0.fileID):\($0.line)" }
      return line == "VirtualDeviceTests/MisuseTests.swift:\(#line - 4)"
        && issue.comments.contains { $0.rawValue.contains("expectMisuse(\"\(outside)\")") }
    }
  }

  @Test("A misuse before the first frame fails the test as well")
  func atTheStart() throws {
    withKnownIssue {
      _ = TestApp {
        presentFromNowhere()
        return BoxController()
      }
    }
  }

  @Test("A report of DetentKit fails the test like one of the Runtime")
  func detentKit() throws {
    _ = TestApp { BoxController() }
    withKnownIssue { reportDetents() }
    #expect(expectMisuse("DetentKit.noDetents") { reportDetents() }.count == 1)
  }

  @Test("A misuse that is expected does not fail the test, and is returned")
  func expected() throws {
    let app = TestApp { BoxController() }
    let reports = try expectMisuse(outside) {
      presentFromNowhere()
      try app.settle()
    }
    #expect(reports.map(\.id) == [outside])
    #expect(reports.first?.sentence.contains("UIViewController") == true)
  }

  @Test("Without an identifier every misuse is expected, and one at least must be reported")
  func anyMisuse() throws {
    _ = TestApp { BoxController() }
    let reports = expectMisuse {
      presentFromNowhere()
      reportDetents()
    }
    #expect(reports.map(\.id) == [outside, "DetentKit.noDetents"])
    withKnownIssue { expectMisuse {} }
  }

  @Test("An expected misuse that is not reported fails the test")
  func missing() throws {
    _ = TestApp { BoxController() }
    withKnownIssue {
      expectMisuse(outside, "DetentKit.noDetents") { presentFromNowhere() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("DetentKit.noDetents was expected") }
    }
  }

  @Test("A misuse with another identifier belongs to the expectation around, or fails the test")
  func nested() throws {
    _ = TestApp { BoxController() }
    let reports = expectMisuse("DetentKit.noDetents") {
      let inner = expectMisuse(outside) {
        presentFromNowhere()
        reportDetents()
      }
      #expect(inner.map(\.id) == [outside])
    }
    #expect(reports.map(\.id) == ["DetentKit.noDetents"])
    withKnownIssue { expectMisuse(outside) { reportDetents() } }
  }

  @Test("An asynchronous action expects misuses too")
  func asynchronous() async throws {
    let app = TestApp { BoxController() }
    let reports = await expectMisuse(outside) {
      let task = Task { presentFromNowhere() }
      await app.drainTasks()
      await task.value
    }
    #expect(reports.map(\.id) == [outside])
  }

  @Test(
    "A trait expects a misuse in each case of a test",
    .expectsMisuse("Presentation.presentedFromOutsideWindow"), arguments: [1, 2])
  func trait(count: Int) throws {
    _ = TestApp { BoxController() }
    for _ in 0..<count { presentFromNowhere() }
  }

  @Test("A collector receives the reports in place of the test")
  func collected() throws {
    let reports = Misuse.collect {
      _ = TestApp { BoxController() }
      presentFromNowhere()
    }
    #expect(reports.map(\.id) == [outside])
  }
}
