import DetentTesting
import SwiftUI
import Testing

@MainActor
struct MatchedGeometryTests {
  private struct Hero: View {
    @Namespace private var space
    @State private var isLarge = false
    let remote: Remote

    var body: some View {
      let _ =
        remote.actions["toggle"] = {
          withAnimation(.linear(duration: 1)) { isLarge.toggle() }
        }
      VStack {
        if !isLarge {
          Color.red.matchedGeometryEffect(id: "card", in: space)
            .frame(width: 100, height: 60)
        }
        Spacer()
        if isLarge {
          Color.blue.matchedGeometryEffect(id: "card", in: space)
            .frame(width: 300, height: 200)
        }
      }
    }
  }

  private func frame(of color: UIColor, in app: TestApp) -> CGRect? {
    guard let view = app.allViews.first(where: { $0.backgroundColor == color }) else { return nil }
    let layer = view.layer.presentation() ?? view.layer
    return view.superview?.convert(layer.frame, to: nil)
  }

  private func isNear(_ a: CGRect, _ b: CGRect, within reach: CGFloat = 6) -> Bool {
    abs(a.minX - b.minX) < reach && abs(a.minY - b.minY) < reach
      && abs(a.width - b.width) < reach && abs(a.height - b.height) < reach
  }

  @Test("A view that takes another's place sets out from there, and the other moves along")
  func hero() throws {
    let remote = Remote()
    let app = try show(Hero(remote: remote))
    let small = try #require(frame(of: .systemRed, in: app))
    remote("toggle")
    app.advance(by: 0.02)
    let first = try #require(frame(of: .systemBlue, in: app))
    #expect(isNear(first, small, within: 20))
    app.advance(by: 0.48)
    let blue = try #require(frame(of: .systemBlue, in: app))
    let red = try #require(frame(of: .systemRed, in: app))
    #expect(isNear(red, blue))
    #expect(abs(blue.width - 200) < 10)
    try app.settle()
    let large = try #require(frame(of: .systemBlue, in: app))
    #expect(large.size == CGSize(width: 300, height: 200))
    #expect(frame(of: .systemRed, in: app) == nil)
    remote("toggle")
    try app.settle()
    #expect(frame(of: .systemRed, in: app) == small)
  }

  @Test("A change of mind on the way brings the first view back to its place")
  func turnRound() throws {
    let remote = Remote()
    let app = try show(Hero(remote: remote))
    let small = try #require(frame(of: .systemRed, in: app))
    remote("toggle")
    app.advance(by: 0.4)
    remote("toggle")
    try app.settle()
    #expect(frame(of: .systemRed, in: app) == small)
    #expect(frame(of: .systemBlue, in: app) == nil)
  }

  @Test("A view that is no source stands where the source of its identity does, and follows it")
  func follower() throws {
    struct Screen: View {
      @Namespace private var space
      @State private var selected = 0
      let remote: Remote

      var body: some View {
        let _ =
          remote.actions["select"] = {
            withAnimation(.linear(duration: 1)) { selected = 2 }
          }
        ZStack {
          HStack(spacing: 30) {
            ForEach(0..<3) { number in
              Text("tab \(number)").matchedGeometryEffect(id: number, in: space)
            }
          }
          Color.red.matchedGeometryEffect(id: selected, in: space, isSource: false)
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let start = try #require(frame(of: .systemRed, in: app))
    #expect(isNear(start, try #require(app.frame(of: "tab 0")), within: 0.1))
    remote("select")
    app.advance(by: 0.5)
    let half = try #require(frame(of: .systemRed, in: app))
    let end = try #require(app.frame(of: "tab 2"))
    #expect(abs(half.midX - (start.midX + end.midX) / 2) < 6)
    try app.settle()
    #expect(isNear(try #require(frame(of: .systemRed, in: app)), end, within: 0.1))
  }

  @Test("Only the properties that are named are shared")
  func properties() throws {
    struct Screen: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Color.blue.frame(width: 80, height: 40)
            .matchedGeometryEffect(id: 1, in: space)
          Spacer()
          Color.red.matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
            .frame(width: 200, height: 200)
        }
      }
    }
    let app = try show(Screen())
    let red = try #require(frame(of: .systemRed, in: app))
    #expect(red.size == CGSize(width: 80, height: 40))
    #expect(red.midX == 196.5)
    #expect(red.minY > 500)
  }
}
