import DetentTesting
import SwiftUI
import Testing

@MainActor
struct TransitionTests {
  /// Shows a red box or not.
  struct Screen: View {
    @State private var isThere: Bool
    let remote: Remote
    let log: Log
    let transition: AnyTransition

    init(
      isThere: Bool = false, remote: Remote, log: Log = Log(), transition: AnyTransition
    ) {
      _isThere = State(wrappedValue: isThere)
      self.remote = remote
      self.log = log
      self.transition = transition
    }

    var body: some View {
      let _ = remote.actions["jump"] = { isThere.toggle() }
      let _ =
        remote.actions["animate"] = {
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            isThere.toggle()
          } completion: {
            log("complete")
          }
        }
      ZStack {
        Color.clear
        if isThere {
          Color.red.frame(width: 100, height: 50)
            .onAppear { log("appears") }
            .onDisappear { log("disappears") }
            .transition(transition)
        }
      }
    }
  }

  private func box(_ app: TestApp) -> UIView? {
    app.allViews.first { $0.backgroundColor == .systemRed }
  }

  /// Where the box shows, and how opaque it is.
  private func look(_ app: TestApp) throws -> (frame: CGRect, opacity: Float) {
    var view = try #require(box(app))
    var frame = view.bounds
    var opacity: Float = 1
    while let superview = view.superview {
      let layer = view.layer.presented
      let matrix = layer.transform
      frame = CGRect(
        x: frame.minX * matrix.m11 + layer.frame.minX,
        y: frame.minY * matrix.m22 + layer.frame.minY,
        width: frame.width * matrix.m11, height: frame.height * matrix.m22)
      opacity *= Float(layer.opacity)
      view = superview
    }
    return (frame, opacity)
  }

  /// The box in the middle of the screen of an iPhone 16, inside the safe area.
  private let home = CGRect(x: 146.5, y: 413.5, width: 100, height: 50)

  @Test(
    "Half way in and out a view is where its transition says",
    arguments: [
      ("opacity", CGPoint.zero, Float(0.5)), ("slide", CGPoint(x: -50, y: 0), 1),
      ("move", CGPoint(x: 0, y: 25), 1), ("offset", CGPoint(x: 30, y: 40), 1),
      ("push", CGPoint(x: 50, y: 0), 0.5), ("fade of its own", .zero, 0.5),
    ])
  func halfWay(name: String, shift: CGPoint, opacity: Float) throws {
    let transition: AnyTransition =
      switch name {
      case "slide": .slide
      case "move": .move(edge: .bottom)
      case "offset": .offset(x: 60, y: 80)
      case "push": .push(from: .trailing)
      default: .opacity
      }
    let remote = Remote()
    let app = try show(Screen(remote: remote, transition: transition))
    remote("animate")
    app.advance(by: 1.0 / 60)
    let start = try look(app)
    #expect(abs(start.frame.minX - home.minX - 2 * shift.x) < 3)
    app.advance(by: 0.5)
    let half = try look(app)
    #expect(abs(half.frame.minX - home.minX - shift.x) < 3)
    #expect(abs(half.frame.minY - home.minY - shift.y) < 4)
    #expect(abs(half.opacity - opacity) < 0.05)
    try app.settle()
    #expect(try look(app).frame == home)
    remote("animate")
    app.advance(by: 0.5)
    let out = try look(app)
    let turns: CGFloat = name == "slide" || name == "push" ? -1 : 1
    #expect(abs(out.frame.minX - home.minX - shift.x * turns) < 3)
    #expect(abs(out.opacity - opacity) < 0.05)
    try app.settle()
    #expect(box(app) == nil)
  }

  @Test("Scale grows from a point; combined and asymmetric transitions do both")
  func composed() throws {
    let remote = Remote()
    let app = try show(
      Screen(
        remote: remote,
        transition: .asymmetric(
          insertion: .scale(scale: 0.5).combined(with: .opacity), removal: .move(edge: .top))))
    remote("animate")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    let half = try look(app)
    #expect(abs(half.frame.width - 75) < 2)
    #expect(abs(half.opacity - 0.5) < 0.05)
    try app.settle()
    remote("animate")
    app.advance(by: 0.5)
    let out = try look(app)
    #expect(abs(out.frame.minY - (home.minY - 25)) < 2)
    #expect(out.opacity == 1)
  }

  @Test("A modifier transition animates from its active to its identity form")
  func modifiers() throws {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let remote = Remote()
    let app = try show(
      Screen(
        remote: remote,
        transition: .modifier(active: Shift(x: 100), identity: Shift(x: 0))))
    remote("animate")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    #expect(try abs(look(app).frame.minX - home.minX - 50) < 3)
  }

  @Test("What goes lives until its transition is over, and completion comes with the end")
  func lifetime() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(
      Screen(isThere: true, remote: remote, log: log, transition: .slide))
    #expect(log.take() == ["appears"])
    remote("animate")
    app.advance(by: 0.5)
    #expect(log.take() == [])
    try app.settle()
    #expect(log.take() == ["disappears", "complete"])
  }

  @Test("Without an animation a view comes and goes at once")
  func jump() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log, transition: .slide))
    remote("jump")
    app.advance(by: 1.0 / 30)
    #expect(try look(app).frame == home)
    remote("jump")
    app.advance(by: 1.0 / 30)
    #expect(box(app) == nil)
    #expect(log.lines == ["appears", "disappears"])
  }

  @Test("A transition's own animation needs no other")
  func ownAnimation() throws {
    let remote = Remote()
    let app = try show(
      Screen(remote: remote, transition: .opacity.animation(.linear(duration: 1))))
    remote("jump")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    #expect(try abs(look(app).opacity - 0.5) < 0.05)
    try app.settle()
    remote("jump")
    app.advance(by: 0.5)
    #expect(try abs(look(app).opacity - 0.5) < 0.05)
  }

  @Test("A view that comes back on its way out turns round with its state")
  func turnRound() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(
      Screen(isThere: true, remote: remote, log: log, transition: .move(edge: .bottom)))
    let first = try #require(box(app))
    remote("animate")
    app.advance(by: 0.5)
    remote("animate")
    app.advance(by: 1.0 / 60)
    #expect(try look(app).frame.minY > home.minY + 15)
    try app.settle()
    #expect(box(app) === first)
    #expect(try look(app).frame == home)
    #expect(log.lines == ["appears", "complete", "complete"])
  }

  @Test("With the identity transition the old view disappears before the new one appears")
  func identityOrder() throws {
    struct Swap: View {
      @State private var flag = false
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["swap"] = { flag.toggle() }
        VStack {
          Text("A")
            .onAppear { log("A\(flag ? "T" : "F")") }
            .onDisappear { log("D\(flag ? "T" : "F")") }
            .transition(.identity)
            .id(flag)
        }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Swap(remote: remote, log: log))
    remote("swap")
    try app.settle()
    #expect(log.lines == ["AF", "DT", "AT"])
  }

  @Test("A transition is told its phases")
  func phases() throws {
    struct Probe: Transition {
      let log: Log
      func body(content: Content, phase: TransitionPhase) -> some View {
        let _ = log("\(phase)")
        content.offset(y: 40 * phase.value)
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, transition: AnyTransition(Probe(log: log))))
    remote("animate")
    try app.settle()
    remote("animate")
    try app.settle()
    #expect(log.lines == ["identity", "willAppear", "identity", "didDisappear"])
  }

  @Test("A removed row of a list leaves its room at once and slides out")
  func row() throws {
    struct Rows: View {
      @State private var rows = [1, 2, 3]
      let remote: Remote

      var body: some View {
        let _ =
          remote.actions["remove"] = {
            withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } }
          }
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Text("row \(row)").frame(height: 50).transition(.move(edge: .leading))
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Rows(remote: remote))
    let labels = app.findAll(TextLabel.self)
    let before = try y("row 3", labels)
    remote("remove")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    #expect(try abs(y("row 3", labels) - (before - 12.5)) < 2)
    #expect(labels.first { $0.text == "row 2" }?.window != nil)
    try app.settle()
    #expect(labels.first { $0.text == "row 2" }?.window == nil)
  }

  private func y(_ text: String, _ labels: [TextLabel]) throws -> CGFloat {
    try #require(labels.first { $0.text == text }).layer.presented.frame.midY
  }
}
