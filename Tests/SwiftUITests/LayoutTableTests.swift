import DetentTesting
import SwiftUI
import Testing

/// Where views stand in a room of 200 × 100 points, by SwiftUI's documented rules.
@MainActor
struct LayoutTableTests {
  struct Row {
    let name: String
    let view: AnyView
    /// The frames of the red, the green and the blue view in the room; `nil` for those that are not
    /// there.
    let red: CGRect?
    var green: CGRect?
    var blue: CGRect?

    init(
      _ name: String, red: CGRect? = nil, green: CGRect? = nil, blue: CGRect? = nil,
      @ViewBuilder _ view: () -> some View
    ) {
      self.name = name
      self.view = AnyView(view())
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  nonisolated static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static var stacks: [Row] {
    [
      Row("equal shares", red: rect(0, 0, 96, 100), green: rect(104, 0, 96, 100)) {
        HStack {
          Color.red
          Color.green
        }
      },
      Row("equal heights", red: rect(0, 0, 200, 46), green: rect(0, 54, 200, 46)) {
        VStack {
          Color.red
          Color.green
        }
      },
      Row(
        "rigid views first", red: rect(0, 0, 60, 100), green: rect(60, 0, 60, 100),
        blue: rect(120, 0, 80, 100)
      ) {
        HStack(spacing: 0) {
          Color.red
          Color.green
          Color.blue.frame(width: 80)
        }
      },
      Row(
        "the least flexible first", red: rect(0, 0, 85, 100), green: rect(85, 0, 30, 100),
        blue: rect(115, 0, 85, 100)
      ) {
        HStack(spacing: 0) {
          Color.red
          Color.green.frame(maxWidth: 30)
          Color.blue
        }
      },
      Row("a least width above the share", red: rect(0, 0, 150, 100), green: rect(150, 0, 50, 100))
      {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 150)
          Color.green
        }
      },
      Row(
        "priority keeps the least for others", red: rect(0, 0, 160, 100),
        green: rect(160, 0, 40, 100)
      ) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.green.frame(minWidth: 40)
        }
      },
      Row(
        "three priorities", red: rect(0, 0, 30, 100), green: rect(30, 0, 110, 100),
        blue: rect(140, 0, 60, 100)
      ) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30).layoutPriority(-1)
          Color.green
          Color.blue.frame(maxWidth: 60).layoutPriority(2)
        }
      },
      Row("a spacer takes the rest", red: rect(0, 0, 20, 100), green: rect(180, 0, 20, 100)) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20)
          Spacer()
          Color.green.frame(width: 20)
        }
      },
      Row("leading", red: rect(50, 23, 100, 20), green: rect(50, 47, 50, 30)) {
        VStack(alignment: .leading, spacing: 4) {
          Color.red.frame(width: 100, height: 20)
          Color.green.frame(width: 50, height: 30)
        }
      },
      Row("a guide of its own", red: rect(50, 25, 50, 50), green: rect(100, 45, 50, 30)) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 50, height: 50)
          Color.green.frame(width: 50, height: 30).alignmentGuide(.top) { _ in -20 }
        }
      },
      Row("from right to left", red: rect(180, 0, 20, 100), green: rect(0, 0, 180, 100)) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20)
          Color.green
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      Row("on one another", red: rect(0, 0, 200, 100), green: rect(180, 90, 20, 10)) {
        ZStack(alignment: .bottomTrailing) {
          Color.red
          Color.green.frame(width: 20, height: 10)
        }
      },
      Row(
        "as large as the largest", red: rect(50, 40, 100, 20), green: rect(90, 20, 20, 60),
        blue: rect(50, 20, 100, 60)
      ) {
        ZStack {
          Color.red.frame(width: 100, height: 20)
          Color.green.frame(width: 20, height: 60)
        }
        .background { Color.blue }
      },
    ]
  }

  static var frames: [Row] {
    [
      Row("a fixed frame holds what is larger", red: rect(75, 25, 80, 80)) {
        Color.red.frame(width: 80, height: 80)
          .frame(width: 50, height: 50, alignment: .topLeading)
      },
      Row("as wide as it may be, trailing", red: rect(180, 40, 20, 20)) {
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .trailing)
      },
      Row("a greatest width", red: rect(50, 0, 100, 100)) { Color.red.frame(maxWidth: 100) },
      Row("a least width that does not fit", red: rect(-50, 45, 300, 10)) {
        Color.red.frame(minWidth: 300, maxHeight: 10)
      },
      Row("an ideal size", red: rect(65, 40, 70, 20)) {
        Color.red.frame(idealWidth: 70, idealHeight: 20).fixedSize()
      },
      Row("an ideal width alone", red: rect(70, 0, 60, 100)) {
        Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity)
          .fixedSize(horizontal: true, vertical: false)
      },
      Row("limits hold for the ideal too", red: rect(75, 45, 50, 10)) {
        Color.red.frame(minWidth: 50, maxWidth: 100).fixedSize()
      },
      Row("a ratio that fits", red: rect(50, 0, 100, 100)) {
        Color.red.aspectRatio(1, contentMode: .fit)
      },
      Row("a wide ratio that fits", red: rect(0, 25, 200, 50)) {
        Color.red.aspectRatio(4, contentMode: .fit)
      },
      Row("a ratio that fills", red: rect(0, -50, 200, 200)) {
        Color.red.aspectRatio(1, contentMode: .fill)
      },
      Row("padding", red: rect(10, 10, 180, 80)) { Color.red.padding(10) },
      Row("the system's padding", red: rect(16, 0, 168, 100)) { Color.red.padding(.horizontal) },
      Row("padding of one edge", red: rect(0, 30, 200, 70)) { Color.red.padding(.top, 30) },
      Row("an offset", red: rect(100, 45, 20, 20)) {
        Color.red.frame(width: 20, height: 20).offset(x: 10, y: 5)
      },
      Row("a position", red: rect(20, 30, 20, 20)) {
        Color.red.frame(width: 20, height: 20).position(x: 30, y: 40)
      },
    ]
  }

  static var others: [Row] {
    [
      Row("an overlay", red: rect(50, 25, 100, 50), green: rect(50, 25, 20, 20)) {
        Color.red.frame(width: 100, height: 50)
          .overlay(alignment: .topLeading) { Color.green.frame(width: 20, height: 20) }
      },
      Row("a background that is larger", red: rect(80, 30, 40, 40), green: rect(70, 20, 60, 60)) {
        Color.red.frame(width: 40, height: 40)
          .background { Color.green.frame(width: 60, height: 60) }
      },
      Row("an overlay as large as its view", red: rect(80, 30, 40, 40), green: rect(80, 30, 40, 40))
      {
        Color.red.frame(width: 40, height: 40).overlay { Color.green }
      },
      Row("a geometry reader", red: rect(0, 0, 100, 25)) {
        GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
      },
      Row("the first that fits", green: rect(25, 45, 150, 10)) {
        ViewThatFits {
          Color.red.frame(width: 300, height: 10)
          Color.green.frame(width: 150, height: 10)
        }
      },
      Row("only the width must fit", red: rect(50, -20, 100, 140)) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 100, height: 140)
          Color.green.frame(width: 50, height: 10)
        }
      },
      Row("padding of the safe area", red: rect(20, 20, 160, 60)) {
        HStack { Color.red }.safeAreaPadding(20)
      },
      Row("an inset of the safe area", red: rect(0, 0, 200, 80), green: rect(0, 80, 200, 20)) {
        HStack { Color.red }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
      },
      Row(
        "a grid's columns", red: rect(0, 26, 40, 20), green: rect(48, 26, 60, 20),
        blue: rect(48, 54, 60, 20)
      ) {
        Grid(alignment: .topLeading) {
          GridRow {
            Color.red.frame(width: 40, height: 20)
            Color.green.frame(width: 60, height: 20)
          }
          GridRow {
            Color.clear.frame(width: 10, height: 20)
            Color.blue.frame(width: 60, height: 20)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      },
    ]
  }

  private func check(_ row: Row) throws {
    let app = try show(row.view.frame(width: 200, height: 100).background(Color.yellow))
    let room = try #require(app.allViews.first { $0.backgroundColor == .systemYellow })
    func frame(_ color: UIColor) -> CGRect? {
      guard let view = app.allViews.first(where: { $0.backgroundColor == color }) else {
        return nil
      }
      let frame = view.convert(view.bounds, to: room)
      return CGRect(
        x: (frame.minX * 10).rounded() / 10, y: (frame.minY * 10).rounded() / 10,
        width: (frame.width * 10).rounded() / 10, height: (frame.height * 10).rounded() / 10)
    }
    #expect(frame(.systemRed) == row.red, "red, \(row.name)")
    #expect(frame(.systemGreen) == row.green, "green, \(row.name)")
    #expect(frame(.systemBlue) == row.blue, "blue, \(row.name)")
  }

  @Test("Stacks share their room as documented", arguments: 0..<13)
  func stacks(index: Int) throws { try check(Self.stacks[index]) }

  @Test("Frames, ratios, padding and places are as documented", arguments: 0..<15)
  func frames(index: Int) throws { try check(Self.frames[index]) }

  @Test("Overlays, readers, choices, safe areas and grids are as documented", arguments: 0..<9)
  func others(index: Int) throws { try check(Self.others[index]) }

  @Test("The tables are whole")
  func counts() {
    #expect(Self.stacks.count == 13)
    #expect(Self.frames.count == 15)
    #expect(Self.others.count == 9)
  }
}
