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
    remote("other")
    app.advance(by: 1.0 / 30)
    #expect(try redSize(app) == CGSize(width: 100, height: 100))
    remote("high")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.5)
    #expect(try abs(redSize(app).height - 150) < 3)
  }

  private func redSize(_ app: TestApp) throws -> CGSize {
    let box = try #require(app.findAll(UIView.self).first { $0.backgroundColor == .systemRed })
    return box.layer.presented.bounds.size
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

  /// Something that goes far and comes back in mid-flight.
  struct Turner: View {
    enum Property: String, CaseIterable, Sendable { case opacity, offset, scale, rotation, frame }

    @State private var isFar = false
    let property: Property
    let remote: Remote

    var body: some View {
      let _ = remote.actions["far"] = { withAnimation(.smooth(duration: 1)) { isFar = true } }
      let _ = remote.actions["back"] = { withAnimation(.smooth(duration: 1)) { isFar = false } }
      let _ = remote.actions["jump"] = { isFar = false }
      Color.red
        .frame(width: property == .frame && isFar ? 200 : 100, height: 100)
        .opacity(property == .opacity && isFar ? 0 : 1)
        .scaleEffect(property == .scale && isFar ? 2 : 1)
        .rotationEffect(.degrees(property == .rotation && isFar ? 90 : 0))
        .offset(x: property == .offset && isFar ? 100 : 0)
    }
  }

  /// How far along the way the box is, 0…1.
  private func share(_ property: Turner.Property, _ app: TestApp) throws -> Double {
    let box = try #require(app.allViews.first { $0.backgroundColor == .systemRed })
    var layers: [CALayer] = []
    var layer: CALayer? = box.layer
    while let current = layer, layers.count < 4 {
      layers.append(current)
      layer = current.superlayer
    }
    switch property {
    case .opacity: return 1 - layers.map { Double($0.presented.opacity) }.reduce(1, *)
    case .offset:
      return layers.map { Double($0.presented.frame.midX) - Double($0.presented.bounds.midX) }
        .reduce(0, +) / 100 - 1.465
    case .scale: return layers.map { Double($0.presented.transform.m11) }.reduce(1, *) - 1
    case .rotation:
      return layers.map {
        atan2(Double($0.presented.transform.m12), Double($0.presented.transform.m11))
      }
      .reduce(0, +) / (.pi / 2)
    case .frame: return Double(box.layer.presented.bounds.width) / 100 - 1
    }
  }

  @Test(
    "A spring that is sent back goes on with the speed it had", arguments: Turner.Property.allCases)
  func velocity(property: Turner.Property) throws {
    let remote = Remote()
    let app = try show(Turner(property: property, remote: remote))
    let rest = try share(property, app)
    remote("far")
    for _ in 0..<12 { app.advance(by: 1.0 / 60) }
    let before = try share(property, app) - rest
    app.advance(by: 1.0 / 60)
    let turn = try share(property, app) - rest
    remote("back")
    app.advance(by: 1.0 / 60)
    let after = try share(property, app) - rest
    // It moves on for a while: what changes within a frame is the speed, and only a little.
    let (speed, next) = (turn - before, after - turn)
    #expect(speed > 0.01)
    #expect(next > speed * 0.5, "\(before) \(turn) \(after)")
    try app.settle()
    #expect(try abs(share(property, app) - rest) < 0.001)
  }

  @Test(
    "What is set without animation is there at once, whatever moved before",
    arguments: Turner.Property.allCases)
  func jump(property: Turner.Property) throws {
    let remote = Remote()
    let app = try show(Turner(property: property, remote: remote))
    let rest = try share(property, app)
    remote("far")
    for _ in 0..<12 { app.advance(by: 1.0 / 60) }
    remote("jump")
    app.advance(by: 1.0 / 60)
    #expect(try abs(share(property, app) - rest) < 0.001)
  }

  @Test("A whole turn is a way of its own")
  func wholeTurn() throws {
    struct Screen: View {
      @State private var turns = 0.0
      let remote: Remote

      var body: some View {
        let _ = remote.actions["turn"] = { withAnimation(.linear(duration: 1)) { turns = 1 } }
        Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(turns * 360))
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("turn")
    app.advance(by: 1.0 / 60)
    app.advance(by: 0.25)
    let box = try #require(app.findAll(UIView.self).first { $0.backgroundColor == .systemRed })
    let transform = try #require(box.superview).layer.presented.transform
    #expect(abs(atan2(transform.m12, transform.m11) - .pi / 2) < 0.2)
  }
}
