import DetentTesting
import SwiftUI
import Testing

@MainActor
struct PhaseAnimatorTests {
  private static let length = 0.2

  /// A box whose width is the phase; every change of phase is told.
  private struct Box: View {
    let phase: CGFloat
    let log: Log

    var body: some View {
      Color.red.frame(width: phase, height: 10)
        .onChange(of: phase) { log("\(Int($1))") }
    }
  }

  private struct Once: View {
    let log: Log
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("Go") { taps += 1 }
        PhaseAnimator([100, 200, 50] as [CGFloat], trigger: taps) { phase in
          Box(phase: phase, log: log)
        } animation: { _ in
          .linear(duration: PhaseAnimatorTests.length)
        }
      }
    }
  }

  @Test("Nothing moves before the trigger changes; then each phase follows the other and the first")
  func trigger() throws {
    let log = Log()
    let app = try show(Once(log: log))
    app.advance(by: 1)
    #expect(log.lines.isEmpty)
    try app.tap("Go")
    app.advance(by: Self.length * 0.5)
    #expect(log.lines == ["200"])
    app.advance(by: Self.length)
    #expect(log.lines == ["200", "50"])
    try app.settle()
    #expect(log.take() == ["200", "50", "100"])
    try app.tap("Go")
    try app.settle()
    #expect(log.lines == ["200", "50", "100"])
  }

  @Test("Without a trigger the phases go round and round")
  func endless() throws {
    let log = Log()
    let app = try show(
      PhaseAnimator([10, 20] as [CGFloat]) { phase in
        Box(phase: phase, log: log)
      } animation: { _ in
        .linear(duration: Self.length)
      }, settles: false)
    app.advance(by: Self.length * 5)
    try #require((4...6).contains(log.lines.count))
    #expect(Array(log.lines.prefix(4)) == ["20", "10", "20", "10"])
  }
}
