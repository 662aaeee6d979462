import DetentTesting
import Foundation
import Testing
import UIKit

/// Views that code on another thread changes, which clients in Swift 5 mode can write.
@MainActor
@Suite("Views and other threads")
struct ViewThreadTests {
  final class Screen: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
      view.addSubview(label)
    }
  }

  @Test("A view of a window that another thread changes is reported on the main queue, once")
  func shown() async throws {
    let screen = Screen()
    let app = TestApp(device: .iPhone16) { screen }
    try app.settle()
    let label = screen.label
    let changes: [@MainActor () -> Void] = [
      { label.text = "Off main" }, { label.isHidden = true }, { label.setNeedsLayout() },
      { label.layer.backgroundColor = UIColor.red.cgColor },
    ]
    for change in changes {
      let reports = await expectMisuse("Layer.changedOffMain") {
        await onOtherThread(change)
        await app.drainTasks()
      }
      #expect(reports.count == 1)
      #expect(reports.first?.sentence.contains("was changed on another thread") == true)
      try app.settle()
    }
  }

  @Test("A view that no window shows may be made on another thread")
  func notShown() async throws {
    let app = TestApp(device: .iPhone16) { Screen() }
    try app.settle()
    let label = UILabel()
    await onOtherThread { label.text = "Off main" }
    await app.drainTasks()
    #expect(label.text == "Off main")
  }

  /// Runs `body` on another thread, as code of a Swift 5 client that is not checked.
  private func onOtherThread(_ body: @MainActor @escaping () -> Void) async {
    let work = Unchecked(body: unsafeBitCast(body, to: (() -> Void).self))
    await withCheckedContinuation { continuation in
      Thread {
        work.body()
        continuation.resume()
      }.start()
    }
  }

  private struct Unchecked: @unchecked Sendable {
    var body: () -> Void
  }
}
