import DetentTesting
import Foundation
import SwiftUI
import Testing

private func slow(_ name: String, _ seconds: Double) async -> String {
  try? await Task.sleep(for: .seconds(seconds))
  return name
}

/// Tasks, delays and random numbers of an app follow the device and not the machine.
@MainActor
@Suite("Tasks of an app")
struct TaskTests {
  /// A controller whose work is given, and that keeps what happened with the time.
  private final class Screen: UIViewController {
    var log: [String] = []
    var work: (@MainActor (Screen) async throws -> Void)?
    var task: Task<Void, any Error>?

    override func viewDidLoad() {
      super.viewDidLoad()
      task = Task { [weak self] in
        guard let self, let work else { return }
        try await work(self)
      }
    }

    var names: [Substring] { log.compactMap { $0.split(separator: " ").last } }

    func note(_ text: String) {
      log.append(String(format: "%.2f %@", CACurrentMediaTime(), text))
    }
  }

  private func open(
    _ work: @escaping @MainActor (Screen) async throws -> Void
  ) -> (app: TestApp, screen: Screen) {
    let screen = Screen()
    screen.work = work
    return (TestApp { screen }, screen)
  }

  @Test("A task sleeps on the device's clock, in each form of the call")
  func sleep() async {
    let (app, screen) = open { screen in
      try await Task.sleep(nanoseconds: 500_000_000)
      screen.note("nanoseconds")
      try await Task.sleep(for: .seconds(0.5))
      screen.note("for")
      try await Task.sleep(until: .now + .milliseconds(500), clock: .continuous)
      screen.note("until")
      try await Task.sleep(for: .milliseconds(500), tolerance: .zero, clock: .continuous)
      screen.note("clock")
    }
    await app.expect(screen.log.count == 4, within: 3)
    // A task runs after the frame that wakes it.
    #expect(screen.names == ["nanoseconds", "for", "until", "clock"])
    #expect(screen.log.first?.hasPrefix("0.5") == true)
    #expect(app.time > 2 && app.time < 2.2)
  }

  @Test("A sleeping task is cancelled at once, and one of a device that goes ends")
  func cancellation() async {
    let (app, screen) = open { screen in
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        screen.note("\(error is CancellationError)")
        throw error
      }
    }
    await app.drainTasks()
    screen.task?.cancel()
    await app.expect(screen.log.count == 1, within: 0.1)
    #expect(screen.log.first?.hasSuffix("true") == true)

    var kept: Task<Void, any Error>?
    do {
      let (app, screen) = open { _ in try await Task.sleep(for: .seconds(60)) }
      kept = screen.task
      await app.drainTasks()
      app.end()
    }
    await #expect(throws: CancellationError.self) { try await kept?.value }
  }

  @Test("Parallel work ends in the same order each time", arguments: 0..<5)
  func parallel(run: Int) async {
    let (app, screen) = open { screen in
      async let late = slow("late", 0.3)
      async let early = slow("early", 0.1)
      screen.note(await early)
      screen.note(await late)
      await withTaskGroup(of: String.self) { group in
        for number in 0..<4 { group.addTask { await slow("\(number)", 0.1) } }
        for await name in group { screen.note(name) }
      }
    }
    await app.expect(screen.log.count == 6, within: 2)
    #expect(screen.names == ["early", "late", "0", "1", "2", "3"])
    #expect(app.time > 0.4 && app.time < 0.6)
  }

  @Test("Delayed work of the main queue follows the device's clock")
  func delayed() {
    let app = TestApp { UIViewController() }
    let screen = Screen()
    let start = app.time
    app.device.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated { screen.note("late") }
      }
    }
    app.advance(by: 0.4)
    #expect(screen.log == [])
    app.advance(by: 0.2)
    #expect(screen.log == [String(format: "%.2f late", start + 0.5)])
  }

  @Test("The view's own task sleeps on the device's clock")
  func swiftUI() async {
    struct Content: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .seconds(1))
          text = "loaded"
        }
      }
    }
    let app = TestApp { UIHostingController(rootView: Content()) }
    await app.expect(app.element(.label("loading")).exists)
    await app.expect(app.element(.label("loaded")).exists, within: 1.5)
    #expect(app.time > 1)
  }

  @Test("Random numbers and the date are the same each time")
  func seams() {
    let first = TestApp { UIViewController() }
    let second = TestApp { UIViewController() }
    let numbers = [first, second].map { app in
      (0..<8).map { _ in Int.random(in: 0..<1000, using: &app.randomNumbers) }
    }
    #expect(numbers[0] == numbers[1])
    #expect(Set(numbers[0]).count > 4)
    var other = SeededRandomNumbers(seed: 1)
    #expect((0..<8).map { _ in Int.random(in: 0..<1000, using: &other) } != numbers[0])
    let date = first.now
    first.advance(by: 2)
    #expect(abs(first.now.timeIntervalSince(date) - 2) < 1e-9)
    #expect(second.now == date)
  }
}
