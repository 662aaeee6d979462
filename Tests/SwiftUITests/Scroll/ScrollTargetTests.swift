import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ScrollTargetTests {
  private func scroll(_ app: TestApp) throws -> UIScrollView {
    try app.find(HostingScrollView.self)
  }

  private func swipe(_ app: TestApp, by distance: CGFloat, over seconds: Double = 0.12) throws {
    let finger = app.touch(at: CGPoint(x: 300, y: 450))
    try finger.move(by: CGVector(dx: distance, dy: 0), over: seconds)
    try finger.lift()
    try app.settle()
  }

  @Test("Pages are turned one at a time, and a short slow drag turns none")
  func paging() throws {
    let app = try show(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { number in
            Text("page \(number)").frame(width: 393, height: 300)
          }
        }
      }
      .scrollTargetBehavior(.paging))
    let view = try scroll(app)
    for page in 1...2 {
      try swipe(app, by: -200)
      #expect(view.contentOffset.x == CGFloat(page) * 393)
    }
    try swipe(app, by: -60, over: 1.5)
    #expect(view.contentOffset.x == 786.0)
    try swipe(app, by: 200)
    #expect(view.contentOffset.x == 393)
  }

  private struct Cards: View {
    @State private var shown: Int?
    var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    var isLazy = false
    let remote: Remote
    let log: Log

    @ViewBuilder private var cards: some View {
      ForEach(0..<12) { number in
        Text("card \(number)").frame(width: 150, height: 200)
      }
    }

    var body: some View {
      let _ = remote.actions["go"] = { withAnimation { shown = 6 } }
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      .scrollPosition(id: $shown, anchor: .leading)
      .onChange(of: shown) { log("\($1 ?? -1)") }
    }
  }

  @Test(
    "A scroll view comes to rest where a view begins, and its position is that view",
    arguments: [false, true])
  func viewAligned(isLazy: Bool) throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Cards(isLazy: isLazy, remote: remote, log: log))
    let view = try scroll(app)
    #expect(log.lines.isEmpty)
    try swipe(app, by: -170)
    let index = (view.contentOffset.x / 160).rounded()
    #expect(index >= 1)
    #expect(view.contentOffset.x == index * 160)
    #expect(log.take().last == "\(Int(index))")
    remote("go")
    try app.settle()
    #expect(view.contentOffset.x == 960.0)
    #expect(log.take() == ["6"])
    try swipe(app, by: 400)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 160) == 0)
  }

  @Test("One view at a time, however strong the swipe")
  func oneByOne() throws {
    let app = try show(Cards(limit: .alwaysByOne, remote: Remote(), log: Log()))
    let view = try scroll(app)
    try swipe(app, by: -250, over: 0.08)
    #expect(view.contentOffset.x == 160)
    try swipe(app, by: -250, over: 0.08)
    #expect(view.contentOffset.x == 320)
  }

  @Test("The views of the end can be reached, though they are less than a room from it")
  func end() throws {
    let app = try show(Cards(limit: .never, remote: Remote(), log: Log()))
    let view = try scroll(app)
    for _ in 0..<4 { try swipe(app, by: -280, over: 0.06) }
    #expect(view.contentOffset.x == 1517.0)
  }

  @Test("A position scrolls to edges, points and views, and knows when people scrolled")
  func positions() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(idType: Int.self)
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["bottom"] = { position.scrollTo(edge: .bottom) }
        let _ = remote.actions["top"] = { position.scrollTo(edge: .top) }
        let _ = remote.actions["point"] = { position.scrollTo(y: 500) }
        let _ = remote.actions["view"] = { position.scrollTo(id: 20, anchor: .top) }
        let _ =
          remote.actions["tell"] = {
            log("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
          }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60) { Text("row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    let view = try scroll(app)
    let top = -view.adjustedContentInset.top
    let bottom = 3000 + view.adjustedContentInset.bottom - view.bounds.height
    for (name, offset) in [
      ("bottom", bottom), ("top", top), ("point", 500 + top), ("view", 1000 + top), ("top", top),
    ] {
      remote(name)
      try app.settle()
      #expect(abs(view.contentOffset.y - offset) < 0.5, "\(name)")
    }
    remote("tell")
    #expect(log.take() == ["false -1"])
    try app.swipeUp(velocity: 1500)
    try app.settle()
    remote("tell")
    let first = Int((view.contentOffset.y - top + 0.5) / 50)
    #expect(log.take() == ["true \(first)"])
    remote("top")
    try app.settle()
    #expect(view.contentOffset.y == top)
  }

  @Test("A scroll view begins at its anchor, and stays there when content comes")
  func anchors() throws {
    struct Screen: View {
      @State private var count = 40
      let remote: Remote
      var body: some View {
        let _ = remote.actions["more"] = { count += 5 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 50) } }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let view = try scroll(app)
    var end: CGFloat {
      view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    }
    #expect(abs(view.contentOffset.y - end) < 0.5)
    remote("more")
    try app.settle()
    #expect(view.contentSize.height == 2250.0)
    #expect(abs(view.contentOffset.y - end) < 0.5)
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(by: CGVector(dx: 0, dy: 200), over: 0.5)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    let place = view.contentOffset.y
    remote("more")
    try app.settle()
    #expect(view.contentOffset.y == place)
  }

  @Test("Little content stands where its anchor says")
  func alignment() throws {
    let app = try show(
      ScrollView { Text("little") }.defaultScrollAnchor(.center, for: .alignment))
    let view = try scroll(app)
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    #expect(abs(try app.middle(of: "little").y - (visible.midY - view.bounds.minY)) < 1)
  }

  @Test("Views take shares of what scrolls them, and follow it when it is turned")
  func relativeFrames() throws {
    let app = try show(
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<6) { number in
            Color.blue
              .overlay { Text("\(number)") }
              .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
          }
        }
      }
      .frame(height: 120))
    func distance() throws -> CGFloat { try app.middle(of: "1").x - app.middle(of: "0").x }
    func wanted(_ width: CGFloat) -> CGFloat { (width - 24) / 3 * 2 + 12 + 12 }
    #expect(abs(try distance() - wanted(393)) < 0.2)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    let view = try scroll(app)
    let room = view.bounds.inset(by: view.adjustedContentInset).width
    #expect(room > 500)
    #expect(abs(try distance() - wanted(room)) < 0.2)
  }

  private struct Pages: View {
    let isPaged: Bool
    @State private var shown: Int?
    let hasPosition: Bool

    @ViewBuilder
    var body: some View {
      let scroll = ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<8) { number in
            Text("page \(number)")
              .containerRelativeFrame(.horizontal, count: isPaged ? 1 : 2, spacing: 0)
          }
        }
        .scrollTargetLayout()
      }
      if hasPosition {
        scroll.scrollTargetBehavior(.viewAligned).scrollPosition(id: $shown)
      } else if isPaged {
        scroll.scrollTargetBehavior(.paging)
      } else {
        scroll.scrollTargetBehavior(.viewAligned)
      }
    }
  }

  @Test(
    "A device that is turned shows the page or the view that it showed",
    arguments: [(true, false), (false, false), (false, true)])
  func rotation(isPaged: Bool, hasPosition: Bool) throws {
    let app = try show(Pages(isPaged: isPaged, hasPosition: hasPosition))
    let view = try scroll(app)
    var room: CGFloat { view.bounds.inset(by: view.adjustedContentInset).width }
    var start: CGFloat { view.contentOffset.x + view.adjustedContentInset.left }
    try swipe(app, by: -240)
    let length = isPaged ? room : room / 2
    let index = (start / length).rounded()
    #expect(index >= 1 && abs(start - index * length) < 0.5)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    #expect(room > 500)
    #expect(abs(start - index * (isPaged ? room : room / 2)) < 1)
    app.rotate(to: .portrait)
    try app.settle()
    #expect(abs(start - index * length) < 1)
  }

  @Test("Geometry and phases are told while people scroll")
  func observing() throws {
    try expectScrollingIsTold(of: ScrollView { Color.blue.frame(height: 3000) })
  }

  @Test("Places are told in spaces with names, and follow scrolling")
  func spaces() throws {
    struct Reader: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("page"))
          let inScroll = proxy.frame(in: .scrollView)
          let _ = log("\(Int(frame.minY)) \(Int(inScroll.minY))")
          Color.red
        }
        .frame(height: 100)
      }
    }
    let log = Log()
    let app = try show(
      VStack(spacing: 0) {
        Color.gray.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 200)
            Reader(log: log)
            Color.blue.frame(height: 2000)
          }
        }
      }
      .coordinateSpace(.named("page")))
    #expect(log.take().last == "250 200")
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: -130), over: 0.5)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    let offset = Int(try scroll(app).contentOffset.y)
    #expect(offset > 80)
    #expect(log.lines.last == "\(250 - offset) \(200 - offset)")
  }

  @Test("A drag is told in the space of a view around")
  func dragSpace() throws {
    let log = Log()
    let app = try show(
      Color.blue.frame(width: 100, height: 100)
        .gesture(
          DragGesture(coordinateSpace: .named("stage")).onChanged {
            log("\(Int($0.startLocation.x.rounded())) \(Int($0.startLocation.y.rounded()))")
          }
        )
        .padding(50)
        .coordinateSpace(.named("stage")))
    let stage = CGPoint(x: 393 / 2 - 100, y: (59 + 818) / 2 - 100)
    let finger = app.touch(at: CGPoint(x: stage.x + 80, y: stage.y + 90))
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
    try finger.lift()
    #expect(log.lines.first == "80 90")
  }
}
