import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ScrollTests {
  @Test("scrollTo brings a view of a lazy stack, a stack or a list to its anchor", arguments: 0..<3)
  func scrollTo(kind: Int) throws {
    struct Screen: View {
      let kind: Int
      let remote: Remote

      var body: some View {
        ScrollViewReader { proxy in
          let _ = remote.actions["go"] = { proxy.scrollTo(70, anchor: .top) }
          let _ = remote.actions["animate"] = { withAnimation { proxy.scrollTo(0, anchor: .top) } }
          switch kind {
          case 0:
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { row($0) } } }
          case 1:
            ScrollView { VStack(spacing: 0) { ForEach(0..<100) { row($0).id($0) } } }
          default:
            List(0..<100) { Text("row \($0)") }.listStyle(.plain)
          }
        }
      }

      private func row(_ number: Int) -> some View { Text("row \(number)").frame(height: 60) }
    }
    let remote = Remote()
    let app = try show(Screen(kind: kind, remote: remote))
    remote("go")
    try app.settle()
    let place = try #require(app.frame(of: "row 70"))
    // Rows of a list that were never measured are guessed when a far one is scrolled to.
    let tolerance: CGFloat = kind == 2 ? 6 : 1
    #expect(abs(place.midY - 59 - (kind == 2 ? 26 : 30)) < tolerance)
    remote("animate")
    app.advance(by: 0.1)
    #expect(app.frame(of: "row 0").map { $0.minY > 59 } != true)
    try app.settle()
    #expect(try #require(app.frame(of: "row 0")).minY >= 59)
  }

  @Test("Modifiers set up the scroll views inside")
  func settings() throws {
    let app = try show(
      ScrollView { Color.red.frame(height: 100) }
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.immediately)
        .contentMargins(.horizontal, 30)
        .scrollDisabled(true))
    let scroll = try app.find(UIScrollView.self)
    #expect(!scroll.showsVerticalScrollIndicator)
    #expect(!scroll.alwaysBounceVertical)
    #expect(scroll.keyboardDismissMode == .onDrag)
    #expect(!scroll.isScrollEnabled)
    let box = try #require(app.allViews.first { $0.backgroundColor == .systemRed })
    #expect(box.convert(box.bounds, to: nil).minX == 30)
    #expect(box.bounds.width == 333)
  }

  @Test("Margins go to the content, to the indicators or to both")
  func margins() throws {
    for (placement, content, indicators) in [
      (ContentMarginPlacement.automatic, 40, 40), (.scrollContent, 40, 0),
      (.scrollIndicators, 0, 40),
    ] as [(ContentMarginPlacement, CGFloat, CGFloat)] {
      for isList in [false, true] {
        let app = try show(
          Group {
            if isList {
              List(0..<40) { Text("row \($0)") }
            } else {
              ScrollView { ForEach(0..<40) { Text("row \($0)").frame(height: 50) } }
            }
          }
          .contentMargins(.top, 40, for: placement))
        let scroll = try app.find(UIScrollView.self)
        let bars = scroll.window?.safeAreaInsets.top ?? 0
        #expect(scroll.adjustedContentInset.top == bars + content)
        #expect(scroll.verticalScrollIndicatorInsets.top == indicators)
        #expect(scroll.contentOffset.y == -bars - content)
      }
    }
  }

  @Test("onGeometryChange tells the place at first, when it changes, and while it scrolls")
  func geometryChange() throws {
    let log = Log()
    let app = try show(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }) {
              log("\(Int($0.rounded()))")
            }
          Color.blue.frame(height: 3000)
        }
      })
    #expect(log.take() == ["59"])
    try app.find(UIScrollView.self).contentOffset.y = 41
    app.advance(by: 1.0 / 30)
    #expect(log.take() == ["-41"])
  }
}
