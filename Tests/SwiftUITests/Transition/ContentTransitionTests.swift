import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ContentTransitionTests {
  private struct Screen: View {
    @State private var number = 12
    let transition: ContentTransition
    let remote: Remote

    var body: some View {
      let _ =
        remote.actions["up"] = {
          withAnimation(.linear(duration: 1)) { number += 7 }
        }
      let _ = remote.actions["silent"] = { number += 7 }
      Text("\(number)").font(.largeTitle).contentTransition(transition)
    }
  }

  private func labels(_ app: TestApp) -> [(text: String, alpha: CGFloat)] {
    app.allViews.compactMap { view in
      guard let label = view as? UILabel, let text = label.attributedText?.string else {
        return nil
      }
      return (text, CGFloat(label.layer.presentation()?.opacity ?? label.layer.opacity))
    }
  }

  @Test("Text fades over to other text, and only the new one is left")
  func opacity() throws {
    let remote = Remote()
    let app = try show(Screen(transition: .opacity, remote: remote))
    remote("up")
    app.advance(by: 0.5)
    let shown = labels(app)
    #expect(shown.map(\.text).sorted() == ["12", "19"])
    for label in shown { #expect(abs(label.alpha - 0.5) < 0.1) }
    try app.settle()
    #expect(labels(app).map(\.text) == ["19"])
    #expect(labels(app)[0].alpha == 1)
    remote("silent")
    app.advance(by: 0.02)
    #expect(labels(app).map(\.text) == ["26"])
  }

  @Test("Of a number only the digits that differ roll")
  func rolling() throws {
    let remote = Remote()
    let app = try show(Screen(transition: .numericText(), remote: remote))
    remote("up")
    app.advance(by: 0.5)
    let shown = labels(app)
    #expect(shown.map(\.text).sorted() == ["1", "19", "2", "9"])
    #expect(shown.first { $0.text == "1" }?.alpha == 1)
    let two = try #require(shown.first { $0.text == "2" })
    #expect(abs(two.alpha - 0.5) < 0.1)
    try app.settle()
    #expect(labels(app).map(\.text) == ["19"])
  }

  @Test("Without a transition text is exchanged at once")
  func identity() throws {
    let remote = Remote()
    let app = try show(Screen(transition: .identity, remote: remote))
    remote("up")
    app.advance(by: 0.3)
    #expect(labels(app).map(\.text) == ["19"])
  }
}
