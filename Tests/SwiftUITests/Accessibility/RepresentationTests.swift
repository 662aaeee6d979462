import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct RepresentationTests {
  @Test("Other views speak for a drawing, and are adjusted in its place")
  func representation() throws {
    struct Screen: View {
      @State private var level = 0.5
      let log: Log
      var body: some View {
        Color.red.frame(width: 100, height: 40)
          .accessibilityRepresentation {
            Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
          }
          .onChange(of: level) { log("\((level * 10).rounded() / 10)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    let root = try #require(app.root?.view)
    func elements(_ nodes: [AccessibilityNode]) -> [UIResponder] {
      nodes.flatMap { ($0.isElement ? [$0.responder] : []) + elements($0.children) }
    }
    let spoken = elements(AccessibilityTree().nodes(of: root))
    #expect(spoken.count == 1)
    let slider = try #require(spoken.first)
    #expect(slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    try app.settle()
    #expect(log.take() == ["0.6"])
  }
}
