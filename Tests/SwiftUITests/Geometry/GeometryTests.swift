import DetentTesting
import SwiftUI
import Testing

@MainActor
struct GeometryTests {
  private func frame(_ app: TestApp, _ name: String) throws -> CGRect {
    let view = try app.find(name)
    return view.convert(view.bounds, to: nil)
  }

  @Test("A geometry reader's content knows its size in the first frame, and follows a turn")
  func reader() throws {
    let log = Log()
    let app = try show(
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.size.width)) \(Int(proxy.size.height))")
        Text("\(Int(proxy.size.width)) wide")
      })
    #expect(log.take() == ["393 759"])
    let origin = try frame(app, "393 wide").origin
    #expect(abs(origin.x) + abs(origin.y - 59) < 0.01)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    #expect(app.exists("734 wide") || app.exists("752 wide"))
  }

  @Test("An alignment guide moves a view against the others of its stack")
  func alignmentGuide() throws {
    let app = try show(
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two").alignmentGuide(.leading) { _ in -20 }
      })
    #expect(try abs(frame(app, "two").minX - frame(app, "one").minX - 20) < 0.01)
  }

  @Test("The first view that fits is shown")
  func viewThatFits() throws {
    let app = try show(
      VStack {
        ViewThatFits(in: .horizontal) {
          Text("far too long for a box of this width")
          Text("short")
        }
        .frame(width: 100)
      })
    #expect(app.exists("short") && !app.exists("far too long for a box of this width"))
  }

  @Test(
    "Stacks and frames measure as documented",
    arguments: [
      (0, CGSize(width: 70, height: 20)), (1, CGSize(width: 40, height: 48)),
      (2, CGSize(width: 40, height: 30)), (3, CGSize(width: 72, height: 52)),
      (4, CGSize(width: 100, height: 20)), (5, CGSize(width: 60, height: 30)),
    ])
  func sizes(row: Int, expected: CGSize) {
    let small = Color.red.frame(width: 30, height: 20)
    let wide = Color.red.frame(width: 40, height: 20)
    let view: AnyView =
      switch row {
      case 0:
        AnyView(
          HStack(spacing: 0) {
            small; wide
          })
      case 1:
        AnyView(
          VStack {
            small; wide
          })
      case 2:
        AnyView(
          ZStack {
            Color.red.frame(width: 30, height: 30); wide
          })
      case 3: AnyView(wide.padding())
      case 4: AnyView(wide.frame(maxWidth: 100))
      default: AnyView(Color.red.aspectRatio(2, contentMode: .fit).frame(height: 30))
      }
    let controller = UIHostingController(rootView: view)
    #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == expected)
  }
}
