import DetentTesting
import SwiftUI
import Testing

@MainActor
struct AnchorTests {
  struct Frames: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  struct Tabs: View {
    let log: Log
    @State private var chosen = "One"

    var body: some View {
      HStack(spacing: 0) {
        ForEach(["One", "Two"], id: \.self) { name in
          Button(name) { chosen = name }
            .frame(width: name == "One" ? 100 : 140, height: 40)
            .anchorPreference(key: Frames.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(20)
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          if let anchor = frames[chosen] {
            let frame = proxy[anchor]
            let _ = log("\(frame)")
            Text("under")
              .frame(width: frame.width, height: 2)
              .offset(x: frame.minX, y: frame.maxY)
          }
        }
      }
    }
  }

  @Test("An overlay made from anchors stands at the view that is chosen")
  func underline() throws {
    let log = Log()
    let app = try show(Tabs(log: log))
    #expect(log.take().last == "\(CGRect(x: 20, y: 20, width: 100, height: 40))")
    let before = try app.middle(of: "under")
    try app.tap("Two")
    try app.settle()
    #expect(log.take().last == "\(CGRect(x: 120, y: 20, width: 140, height: 40))")
    #expect(try app.middle(of: "under").x == before.x + 120)
  }

  struct Moving: View {
    let log: Log
    let remote: Remote
    @State private var gap: CGFloat = 10

    var body: some View {
      let _ = remote.actions["move"] = { gap = 50 }
      VStack(spacing: 0) {
        Color.clear.frame(height: gap)
        Text("point")
          .frame(width: 80, height: 20)
          .anchorPreference(key: Frames.self, value: .bounds) { ["point": $0] }
          .opacity(0.9)
        Spacer(minLength: 0)
      }
      .frame(width: 200, height: 300)
      .backgroundPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          if let anchor = frames["point"] {
            let _ = log("\(proxy[anchor])")
            Color.red
          }
        }
      }
    }
  }

  @Test("A reader is made anew when a view that it has an anchor of moves")
  func move() throws {
    let (log, remote) = (Log(), Remote())
    let app = try show(Moving(log: log, remote: remote))
    #expect(log.take() == ["\(CGRect(x: 60, y: 10, width: 80, height: 20))"])
    remote("move")
    app.advance(by: 1.0 / 60)
    #expect(log.take().last == "\(CGRect(x: 60, y: 50, width: 80, height: 20))")
  }

  struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test("Points of views are in the reader's coordinates, and a view can add its own to others'")
  func points() throws {
    let log = Log()
    let app = try show(
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
          .anchorPreference(key: Points.self, value: .center) { [$0] }
        Color.blue.frame(width: 40, height: 60)
          .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
          .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) {
            $0.append($1)
          }
      }
      .overlayPreferenceValue(Points.self, alignment: .topLeading) { points in
        GeometryReader { proxy in
          let _ = log(points.map { "\(proxy[$0].x) \(proxy[$0].y)" }.joined(separator: ", "))
          Color.clear
        }
      })
    #expect(log.take() == ["20.0 20.0, 40.0 100.0, 3.0 44.0"])
    _ = app
  }

  struct Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Counted: View {
    let remote: Remote
    @State private var count = 2

    var body: some View {
      let _ = remote.actions["more"] = { count += 1 }
      VStack {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: 10, height: 10).preference(key: Count.self, value: 1)
        }
      }
      .overlayPreferenceValue(Count.self) { Text("\($0) squares").fixedSize() }
    }
  }

  @Test("What is made from a preference follows it")
  func follows() throws {
    let remote = Remote()
    let app = try show(Counted(remote: remote))
    #expect(app.exists("2 squares"))
    remote("more")
    try app.settle()
    #expect(app.exists("3 squares"))
  }
}
