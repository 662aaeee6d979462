import DetentTesting
import SwiftUI
import Testing

@MainActor
struct AnimatableTests {
  /// Notes the values it is drawn with.
  struct Meter: View, Animatable {
    var value: Double
    let log: Log

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      let _ = log(String(format: "%.2f", value))
      Text("\(value)")
    }
  }

  struct Screen: View {
    @State private var value = 0.0
    let remote: Remote
    let log: Log
    let animation: Animation?

    var body: some View {
      let _ = remote.actions["go"] = { withAnimation(animation) { value = 1 } }
      let _ = remote.actions["back"] = { withAnimation(animation) { value = 0 } }
      Meter(value: value, log: log)
    }
  }

  @Test("A view's animatable data goes from the old to the new value, frame by frame")
  func data() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log, animation: .linear(duration: 0.5)))
    #expect(log.take() == ["0.00"])
    remote("go")
    try app.settle()
    let values = log.take().compactMap { Double($0) }
    #expect(values.count >= 30 && values.count <= 32)
    #expect(values == values.sorted())
    #expect(values.last == 1)
    let counts = GraphCounters.count { app.advance(by: 0.5) }
    #expect(counts.bodiesEvaluated == 0)
  }

  @Test("Without an animation the data jumps")
  func jump() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log, animation: nil))
    remote("go")
    try app.settle()
    #expect(log.lines == ["0.00", "1.00"])
  }

  @Test("A spring that is interrupted goes on with its velocity")
  func interruptedSpring() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(
      Screen(remote: remote, log: log, animation: .spring(response: 0.5, dampingFraction: 1)))
    remote("go")
    app.advance(by: 0.1)
    let before = log.take().compactMap { Double($0) }
    let speed = before[before.count - 1] - before[before.count - 2]
    remote("back")
    app.advance(by: 1.0 / 60)
    app.advance(by: 1.0 / 60)
    let after = log.take().compactMap { Double($0) }
    let first = try #require(after.first { $0 != before.last })
    // It overshoots in the old direction before it turns.
    #expect(first > before[before.count - 1])
    #expect(first - before[before.count - 1] < speed * 1.05)
    try app.settle()
    #expect(log.lines.last == "0.00")
  }

  @Test("Shapes, modifiers and layouts are interpolated too")
  func others() throws {
    struct Wedge: Shape {
      var share: Double
      let log: Log
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        MainActor.assumeIsolated { log("shape \(share)") }
        return Path(rect)
      }
    }
    struct Level: ViewModifier, Animatable {
      var level: Double
      let log: Log
      var animatableData: Double {
        get { level }
        set { level = newValue }
      }
      func body(content: Content) -> some View {
        let _ = log("modifier \(level)")
        content
      }
    }
    struct Fan: Layout {
      var angle: Double
      let log: Log
      var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 100) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        MainActor.assumeIsolated { log("layout \(angle)") }
      }
    }
    struct All: View {
      @State private var value = 0.0
      let remote: Remote
      let log: Log

      var body: some View {
        let _ =
          remote.actions["go"] = { withAnimation(.linear(duration: 1)) { value = 1 } }
        VStack {
          Wedge(share: value, log: log)
          Text("A").modifier(Level(level: value, log: log))
          Fan(angle: value, log: log) { Text("B") }
        }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(All(remote: remote, log: log))
    _ = log.take()
    remote("go")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    for what in ["shape", "modifier", "layout"] {
      let line = try #require(log.lines.last { $0.hasPrefix(what) })
      let value = try #require(Double(line.split(separator: " ")[1]))
      #expect(abs(value - 0.5) < 0.03, "\(line)")
    }
    try app.settle()
    #expect(log.lines.contains("layout 1.0"))
  }

  @Test("Logical completion comes before removal for an animation that says so")
  func completionCriteria() throws {
    struct Two: View {
      @State private var x = 0.0
      let remote: Remote
      let log: Log

      var body: some View {
        let _ =
          remote.actions["go"] = {
            let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
            withAnimation(animation, completionCriteria: .removed) {
              x = 50
            } completion: {
              log("removed")
            }
            withAnimation(animation, completionCriteria: .logicallyComplete) {
              x = 100
            } completion: {
              log("logical")
            }
          }
        let _ =
          remote.actions["nothing"] = {
            withAnimation(.linear(duration: 5)) {
            } completion: {
              log("nothing")
            }
          }
        Color.red.frame(width: 10 + x, height: 10)
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Two(remote: remote, log: log))
    remote("go")
    app.advance(by: 0.9)
    #expect(log.lines == [])
    app.advance(by: 0.2)
    #expect(log.lines == ["logical"])
    app.advance(by: 3.5)
    #expect(log.take() == ["logical"])
    app.advance(by: 0.6)
    #expect(log.take() == ["removed"])
    remote("nothing")
    app.advance(by: 1.0 / 30)
    #expect(log.lines == [])
  }

  @Test("Opacity and colour follow withAnimation")
  func effects() throws {
    struct Fading: View {
      @State private var isOn = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["go"] = { withAnimation(.linear(duration: 1)) { isOn = true } }
        Text("fades").opacity(isOn ? 0 : 1)
      }
    }
    let remote = Remote()
    let app = try show(Fading(remote: remote))
    let label = try #require(app.findAll(TextLabel.self).first)
    remote("go")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    let group = try #require(label.superview)
    #expect(abs(group.layer.presented.opacity - 0.5) < 0.05)
  }
}
