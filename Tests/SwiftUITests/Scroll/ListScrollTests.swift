import DetentTesting
import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
struct ListScrollTests {
  private func table(_ app: TestApp) throws -> UITableView { try app.find(UITableView.self) }

  private struct Rows: View {
    var body: some View {
      List(0..<80, id: \.self) { number in
        Text("row \(number)").frame(height: number % 3 == 0 ? 70 : 30)
      }
    }
  }

  @Test("Geometry and phases of a list are told while people scroll")
  func observing() throws {
    try expectScrollingIsTold(of: Rows())
  }

  private struct Positions: View {
    @State private var position = ScrollPosition(idType: Int.self)
    let remote: Remote
    let log: Log

    var body: some View {
      let _ = remote.actions["bottom"] = { position.scrollTo(edge: .bottom) }
      let _ = remote.actions["slowly"] = { withAnimation { position.scrollTo(edge: .bottom) } }
      let _ = remote.actions["top"] = { position.scrollTo(edge: .top) }
      let _ = remote.actions["point"] = { position.scrollTo(y: 500) }
      let _ = remote.actions["view"] = { position.scrollTo(id: 20, anchor: .top) }
      let _ = remote.actions["tell"] = { log("\(position.isPositionedByUser)") }
      Rows().scrollPosition($position)
    }
  }

  @Test("A position scrolls a list to its edges and points, and knows when people scrolled")
  func positions() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Positions(remote: remote, log: log))
    let view = try table(app)
    let top = -view.adjustedContentInset.top
    var bottom: CGFloat {
      view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    }
    remote("bottom")
    try app.settle()
    #expect(app.exists("row 79"))
    #expect(abs(view.contentOffset.y - bottom) < 0.5)
    remote("top")
    try app.settle()
    #expect(view.contentOffset.y == top)
    remote("point")
    try app.settle()
    #expect(abs(view.contentOffset.y - 500 - top) < 0.5)
    remote("slowly")
    try app.settle()
    #expect(app.exists("row 79"))
    #expect(abs(view.contentOffset.y - bottom) < 0.5)
    remote("tell")
    #expect(log.take() == ["false"])
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    try finger.lift()
    try app.settle()
    remote("tell")
    #expect(log.take() == ["true"])
    remote("bottom")
    try app.settle()
    #expect(abs(view.contentOffset.y - bottom) < 0.5)
  }

  @Test("What a list cannot do of it is reported, once")
  func lacks() throws {
    let remote = Remote()
    var app: TestApp?
    let reports = try Misuse.collect {
      app = try show(Positions(remote: remote, log: Log()))
      for action in ["view", "top", "view"] {
        remote(action)
        try app?.settle()
      }
    }
    #expect(reports.map(\.id) == ["ScrollContent.listPosition"])
    let view = try table(#require(app))
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
  }

  @Test("Pages of a list are turned one at a time")
  func paging() throws {
    let app = try show(
      List(0..<40, id: \.self) { Text("row \($0)") }.listStyle(.plain)
        .scrollTargetBehavior(.paging))
    let view = try table(app)
    let room = view.bounds.inset(by: view.adjustedContentInset).height
    let finger = app.touch(at: CGPoint(x: 200, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.12)
    try finger.lift()
    try app.settle()
    #expect(abs(view.contentOffset.y + view.adjustedContentInset.top - room) < 1)
  }

  @Test("What is asked of a list is not asked of what scrolls in its rows")
  func inner() throws {
    let log = Log()
    let app = try show(
      List {
        ScrollView(.horizontal) { Color.blue.frame(width: 2000, height: 80) }
        Text("below")
      }
      .onScrollPhaseChange { log("\($0)>\($1)") })
    let finger = app.touch(at: CGPoint(x: 300, y: 110))
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    try finger.lift()
    try app.settle()
    #expect(try app.find(HostingScrollView.self).contentOffset.x > 100)
    #expect(log.lines.isEmpty)
  }

  private struct Watched: View {
    var isList = false
    let log: Log

    private var rows: some View {
      ForEach(0..<30, id: \.self) { number in
        Text("row \(number)").frame(maxWidth: .infinity).frame(height: 100)
          .onScrollVisibilityChange { if number == 8 || number == 0 { log("\(number) \($0)") } }
      }
    }

    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { LazyVStack(spacing: 0) { rows } }
      }
    }
  }

  @Test("A view is told when half of it shows, and when no more", arguments: [false, true])
  func visibility(isList: Bool) throws {
    let log = Log()
    let app = try show(Watched(isList: isList, log: log))
    #expect(log.take() == ["0 true"])
    func drag(_ distance: CGFloat) throws {
      let finger = app.touch(at: CGPoint(x: 200, y: 500))
      try finger.move(by: CGVector(dx: 0, dy: distance), over: 0.6)
      try finger.hold(0.3)
      try finger.lift()
      try app.settle()
    }
    try drag(-30)
    #expect(log.take().isEmpty)
    try drag(-400)
    #expect(log.take() == ["0 false", "8 true"])
    try drag(450)
    #expect(log.take() == ["8 false", "0 true"])
  }

  @Test("The views of the target layout that show are told")
  func targets() throws {
    let log = Log()
    let app = try show(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20) { number in Text("\(number)").frame(width: 131, height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log("\($0)") })
    #expect(log.take() == ["[0, 1, 2]"])
    let finger = app.touch(at: CGPoint(x: 300, y: 430))
    try finger.move(by: CGVector(dx: -141, dy: 0), over: 0.6)
    try finger.hold(0.3)
    try finger.lift()
    try app.settle()
    #expect(log.take() == ["[1, 2, 3]"])
  }
}
