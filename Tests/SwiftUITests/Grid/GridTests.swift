import DetentTesting
import SwiftUI
import Testing

@MainActor
struct GridTests {
  private func frame(_ app: TestApp, _ color: UIColor) throws -> CGRect {
    let view = try #require(app.allViews.first { $0.backgroundColor == color })
    let grid = try #require(view.superview)
    return view.convert(view.bounds, to: grid)
  }

  @Test("Columns are as wide as their widest view, rows as high as their highest")
  func columns() throws {
    let app = try show(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Color.red.frame(width: 50, height: 20)
          Color.green.frame(width: 30, height: 40)
        }
        GridRow {
          Color.blue.frame(width: 20, height: 10)
          Color.yellow.frame(width: 80, height: 10)
        }
        Color.purple.frame(height: 4)
        GridRow {
          Color.orange.frame(height: 6).gridCellColumns(2)
        }
      }
      .frame(width: 140))
    let start = try frame(app, .systemRed).origin
    func place(_ color: UIColor) throws -> CGRect {
      try frame(app, color).offsetBy(dx: -start.x, dy: -start.y)
    }
    #expect(try place(.systemGreen) == CGRect(x: 60, y: 0, width: 30, height: 40))
    #expect(try place(.systemBlue) == CGRect(x: 0, y: 45, width: 20, height: 10))
    #expect(try place(.systemYellow).minX == 60)
    #expect(try place(.systemPurple) == CGRect(x: 0, y: 60, width: 140, height: 4))
    #expect(try place(.systemOrange).width == 140)
  }

  @Test("A layout of any type may change and keeps the views' state")
  func anyLayout() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isWide = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["turn"] = { isWide.toggle() }
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Text("other")
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    try app.tap("count 0")
    #expect(try app.middle(of: "other").x == app.middle(of: "count 1").x)
    remote("turn")
    try app.settle()
    #expect(try app.middle(of: "other").y == app.middle(of: "count 1").y)
  }
}
