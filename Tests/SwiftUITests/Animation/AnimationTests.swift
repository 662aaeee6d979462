import DetentTesting
import SwiftUI
import Testing

@MainActor
struct AnimationTests {
  struct Mover: View {
    @State private var isRight = false
    let animation: Animation?
    let remote: Remote

    var body: some View {
      let _ = remote.actions["go"] = { withAnimation(animation) { isRight.toggle() } }
      HStack(spacing: 0) {
        if isRight { Spacer(minLength: 0) }
        Color.red.frame(width: 93, height: 50).id("box")
        if !isRight { Spacer(minLength: 0) }
      }
    }
  }

  private func x(_ app: TestApp) throws -> CGFloat {
    let box = try #require(app.findAll(UIView.self).first { $0.backgroundColor == .systemRed })
    return box.layer.presented.frame.minX
  }

  @Test("withAnimation moves a view along its curve; without it the view jumps")
  func movement() throws {
    let remote = Remote()
    let app = try show(Mover(animation: .linear(duration: 1), remote: remote))
    #expect(try x(app) == 0)
    remote("go")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    let half = try x(app)
    #expect(abs(half - 150) < 6)
    try app.settle()
    #expect(try x(app) == 300)
    let jumping = Remote()
    let other = try show(Mover(animation: nil, remote: jumping))
    jumping("go")
    other.advance(by: 1.0 / 30)
    #expect(try x(other) == 300)
  }

  @Test("animation(_:value:) animates only updates in which its value changes")
  func valueAnimation() throws {
    struct Screen: View {
      @State private var isHigh = false
      @State private var other = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["high"] = { isHigh.toggle() }
        let _ = remote.actions["other"] = { other.toggle() }
        Color.red
          .frame(width: other ? 100 : 50, height: isHigh ? 200 : 100)
          .animation(.linear(duration: 1), value: isHigh)
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    func size() throws -> CGSize {
      let box = #require(app.findAll(UIView.self).first { $0.backgroundColor == .systemRed })
      return box.layer.presented.bounds.size
    }
    remote("other")
    app.advance(by: 1.0 / 30)
    #expect(try size() == CGSize(width: 100, height: 100))
    remote("high")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    #expect(try abs(size().height - 150) < 3)
  }

  @Test("What goes in an animation fades, and is gone afterwards")
  func fadeOut() throws {
    struct Screen: View {
      @State private var isThere = true
      let remote: Remote

      var body: some View {
        let _ =
          remote.actions["remove"] = {
            withAnimation(.linear(duration: 1)) { isThere = false }
          }
        ZStack {
          Text("stays")
          if isThere { Text("goes") }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let leaving = try #require(app.findAll(TextLabel.self).first { $0.text == "goes" })
    remote("remove")
    app.advance(by: 0.5)
    #expect(abs(leaving.layer.presented.opacity - 0.5) < 0.06)
    try app.settle()
    #expect(leaving.superview == nil)
  }
}
