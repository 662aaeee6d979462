import DetentTesting
import SwiftUI
import Testing

@MainActor
struct LazyStackTests {
  struct Row: View {
    let number: Int
    let log: Log
    @State private var isMarked = false

    var body: some View {
      let _ = log("row \(number)")
      Text("row \(number)\(isMarked ? " marked" : "")")
        .frame(height: 50)
        .onAppear { log("appear \(number)") }
        .onDisappear { log("disappear \(number)") }
        .onTapGesture { isMarked.toggle() }
    }
  }

  @Test("Of many rows only those near what shows are made, and the content is as long as all")
  func laziness() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<5000) { Row(number: $0, log: log) } }
      })
    let made = log.lines.count { $0.hasPrefix("row") }
    #expect(made > 14 && made < 30)
    let scroll = try app.find(UIScrollView.self)
    #expect(scroll.contentSize.height == 250_000)
    #expect(try app.middle(of: "row 0").y == 59 + 25)
  }

  @Test("Scrolling makes rows, takes those away that are far, and keeps their state")
  func scrolling() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, log: log) } }
      })
    try app.tap("row 3")
    _ = try app.find("row 3 marked")
    _ = log.take()
    let scroll = try app.find(UIScrollView.self)
    scroll.contentOffset.y = 20_000 - 59
    app.advance(by: 1.0 / 60)
    #expect(try app.middle(of: "row 400").y == 59 + 25)
    #expect(log.lines.contains("appear 400"))
    #expect(log.lines.contains("disappear 3"))
    #expect(log.lines.count { $0.hasPrefix("row") } < 40)
    #expect(app.frame(of: "row 3 marked") == nil)
    _ = log.take()
    scroll.contentOffset.y = -59
    app.advance(by: 1.0 / 60)
    #expect(try app.middle(of: "row 3 marked").y == 59 + 175)
    #expect(log.lines.contains("appear 3"))
    #expect(!log.lines.contains("row 3"))
  }

  @Test("A finger scrolls through a lazy stack without gaps")
  func finger() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(number: $0, log: log) } }
      })
    for _ in 0..<3 { try app.swipeUp(velocity: 3000) }
    try app.settle()
    let scroll = try app.find(UIScrollView.self)
    let top = Int((scroll.contentOffset.y + 59) / 50)
    #expect(top > 20)
    for number in top..<(top + 15) {
      let y = try app.middle(of: "row \(number)").y
      #expect(abs(y - (CGFloat(number) * 50 + 25 - scroll.contentOffset.y)) < 0.5)
    }
  }

  @Test("Rows of other heights than was guessed end up below one another")
  func heights() throws {
    let app = try show(
      ScrollView {
        LazyVStack(spacing: 10) {
          Text("head").frame(height: 30)
          ForEach(0..<200) { Text("row \($0)").frame(height: CGFloat(20 + $0 % 3 * 40)) }
          Text("foot").frame(height: 30)
        }
      })
    #expect(try app.middle(of: "row 0").y == 59 + 30 + 10 + 10)
    #expect(try app.middle(of: "row 2").y == 59 + 30 + 10 + 20 + 10 + 60 + 10 + 50)
    let scroll = try app.find(UIScrollView.self)
    scroll.contentOffset.y = scroll.contentSize.height + 34 - 852
    try app.settle()
    scroll.contentOffset.y = scroll.contentSize.height + 34 - 852
    try app.settle()
    #expect(try #require(app.frame(of: "foot")).maxY <= 852 - 34)
  }

  @Test("Inserted and removed elements keep the others' nodes")
  func changes() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<100)
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["insert"] = { numbers.insert(1000, at: 1) }
        let _ = remote.actions["remove"] = { numbers.removeFirst() }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0, log: log) } }
        }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    _ = log.take()
    remote("insert")
    app.advance(by: 1.0 / 30)
    #expect(log.take().filter { $0.hasPrefix("row") } == ["row 1000"])
    #expect(try app.middle(of: "row 1").y == 59 + 125)
    remote("remove")
    app.advance(by: 1.0 / 30)
    #expect(try app.middle(of: "row 1000").y == 59 + 25)
    #expect(log.lines.contains("disappear 0"))
  }

  @Test("A grid's columns share the room, and its lines are lazy")
  func grid() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(93)), GridItem(.flexible()), GridItem(.flexible())],
          spacing: 10
        ) {
          ForEach(0..<3000) { number in
            let _ = log("\(number)")
            Text("cell \(number)").frame(maxWidth: .infinity).frame(height: 40)
          }
        }
      })
    #expect(log.lines.count < 100)
    #expect(try app.middle(of: "cell 0").x == 46.5)
    // 393 - 93 - 2 · 8 leaves 284 for two columns.
    #expect(try app.middle(of: "cell 1").x == 93 + 8 + 71)
    #expect(try app.middle(of: "cell 5").x == 93 + 8 + 142 + 8 + 71)
    #expect(try app.middle(of: "cell 5").y == 59 + 40 + 10 + 20)
    #expect(try app.find(UIScrollView.self).contentSize.height == 1000 * 40 + 999 * 10)
  }

  @Test(
    "As many adaptive columns are made as fit",
    arguments: [(CGFloat(80), 4), (CGFloat(100), 3), (CGFloat(500), 1)])
  func adaptive(minimum: CGFloat, count: Int) throws {
    let tracks = GridItem.tracks(
      [GridItem(.adaptive(minimum: minimum))], in: 393, alignment: 0.5)
    #expect(tracks.count == count)
  }

  @Test("Pinned headers stay at the top until the next one pushes them away")
  func pinned() throws {
    let app = try show(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { Text("row \(section)-\($0)").frame(height: 50) }
            } header: {
              Text("head \(section)").frame(height: 30)
            }
          }
        }
      })
    let scroll = try app.find(UIScrollView.self)
    #expect(try app.middle(of: "head 0").y == 59 + 15)
    scroll.contentOffset.y = 200 - 59
    app.advance(by: 1.0 / 60)
    #expect(try app.middle(of: "head 0").y == 59 + 15)
    #expect(try app.middle(of: "row 0-4").y == 59 + 30 + 225 - 200)
    scroll.contentOffset.y = 510 - 59
    app.advance(by: 1.0 / 60)
    #expect(try app.middle(of: "head 0").y == 59 + 15 - 10)
    #expect(try app.middle(of: "head 1").y == 59 + 20 + 15)
  }

  @Test("A horizontal lazy stack makes columns, and from right to left begins on the right")
  func horizontal() throws {
    let log = Log()
    let content = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<500) { number in
          let _ = log("\(number)")
          Text("c\(number)").frame(width: 60, height: 60)
        }
      }
    }
    let app = try show(content)
    #expect(log.lines.count < 20)
    #expect(try app.middle(of: "c1").x == 90)
  }
}
