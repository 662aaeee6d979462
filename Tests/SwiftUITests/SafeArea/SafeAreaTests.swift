import DetentTesting
import SwiftUI
import Testing

@MainActor
struct SafeAreaTests {
  private func view(_ app: TestApp, _ color: UIColor) throws -> CGRect {
    let view = try #require(app.allViews.first { $0.backgroundColor == color })
    return view.convert(view.bounds, to: nil)
  }

  @Test("A bar at the bottom makes the safe area of the content smaller")
  func inset() throws {
    let app = try show(
      Color.red.safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 40) })
    // An iPhone 16 has 59 points above and 34 below.
    #expect(try view(app, .systemBlue) == CGRect(x: 0, y: 852 - 34 - 40, width: 393, height: 40))
    #expect(try view(app, .systemRed).maxY == 852 - 34 - 50)
  }

  @Test("A scroll view reaches under the bar, and its content stays clear of it")
  func scrolling() throws {
    let app = try show(
      ScrollView { Color.red.frame(height: 2000) }
        .safeAreaInset(edge: .top) { Color.blue.frame(height: 50) })
    let scroll = try app.find(UIScrollView.self)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 109, left: 0, bottom: 34, right: 0))
    #expect(try view(app, .systemRed).minY == 109)
  }

  @Test("safeAreaPadding moves content, and what ignores the safe area not")
  func padding() throws {
    let app = try show(
      ZStack {
        Color.red
        Color.blue.ignoresSafeArea()
      }
      .safeAreaPadding(.horizontal, 20))
    #expect(try view(app, .systemRed).minX == 20)
    #expect(try view(app, .systemBlue) == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("The keyboard makes room for itself, except for what ignores it")
  func keyboard() throws {
    let app = try show(
      ZStack {
        Color.red
        Color.blue.ignoresSafeArea(.keyboard)
        Color.green.ignoresSafeArea(.container)
      })
    app.showKeyboard(height: 300)
    try app.settle()
    #expect(try view(app, .systemRed).maxY == 552)
    #expect(try view(app, .systemBlue).maxY == 852 - 34)
    #expect(try view(app, .systemGreen).maxY == 552)
    #expect(try view(app, .systemGreen).minY == 0)
    app.hideKeyboard()
    try app.settle()
    #expect(try view(app, .systemRed).maxY == 852 - 34)
  }
}
