import DetentTesting
import SwiftUI
import Testing

/// Looks and movements that much everyday code asks for.
@MainActor
struct EverydayLookTests {
  struct Sections: View {
    let spacing: CGFloat?

    var body: some View {
      let list = List {
        Section { Text("one") }
        Section { Text("two") }
      }
      if let spacing { list.listSectionSpacing(spacing) } else { list }
    }
  }

  private func distance(_ spacing: CGFloat?) throws -> CGFloat {
    let app = try show(Sections(spacing: spacing))
    return try #require(app.frame(of: "two")).minY - #require(app.frame(of: "one")).minY
  }

  @Test("Sections without titles stand as far apart as the app says")
  func sectionSpacing() throws {
    #expect(try abs(distance(10) - (52 + 10)) < 0.5)
    #expect(try distance(nil) > 52 + 20)
  }

  @Test("A row's line has the row's own colour")
  func separatorTint() throws {
    let app = try show(
      List {
        Text("red line").listRowSeparatorTint(.red)
        Text("usual line")
        Text("last")
      })
    let lines = app.allViews.filter { $0.bounds.height < 1 && $0.superview is UITableViewCell }
    #expect(lines.filter { $0.backgroundColor == .systemRed && !$0.isHidden }.count == 1)
  }

  @Test("A bar has an appearance of its own")
  func toolbarColorScheme() throws {
    let app = try show(
      NavigationStack {
        Text("page").navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar)
      })
    let bar = try app.find(UINavigationBar.self)
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    #expect(app.root?.traitCollection.userInterfaceStyle == .light)
  }

  struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { row in
            Text("row \(row)").frame(height: 100)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }

  @Test("Rows fade as they scroll out of sight, by as much as they are gone")
  func scrollTransition() throws {
    let app = try show(Rows())
    func opacity(_ row: Int) throws -> CGFloat {
      let label = try #require(app.allViews.first { ($0 as? UILabel)?.text == "row \(row)" })
      return try #require(label.superview).alpha
    }
    #expect(try opacity(1) == 1)
    #expect(try opacity(20) == 0)
    let scroll = try app.find(UIScrollView.self)
    scroll.contentOffset.y += 150
    app.advance(by: 0.1)
    #expect(try opacity(0) == 0)
    #expect(try abs(opacity(1) - 0.5) < 0.02)
  }

  struct Bouncing: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Bounce") { count += 1 }
        Image(systemName: "bell").symbolEffect(.bounce, value: count)
      }
    }
  }

  @Test("A symbol bounces once when its value changes")
  func symbolEffect() throws {
    let app = try show(Bouncing())
    func scale() throws -> CGFloat {
      try #require(app.find(UIImageView.self).superview).transform.a
    }
    #expect(try scale() == 1)
    try app.tap("Bounce")
    app.advance(by: 0.15)
    #expect(try scale() > 1.05)
    try app.settle()
    #expect(try scale() == 1)
  }

  struct Pan: UIGestureRecognizerRepresentable {
    let log: Log

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer()
    }

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      if recognizer.state == .ended { log("\(Int(context.converter.localTranslation?.x ?? 0))") }
    }
  }

  @Test("A recogniser of UIKit's is a gesture")
  func recognizer() throws {
    let log = Log()
    let app = try show(Color.red.frame(width: 200, height: 200).gesture(Pan(log: log)))
    let finger = app.touch(at: CGPoint(x: 150, y: 430))
    try finger.move(to: CGPoint(x: 250, y: 430), over: 0.3)
    try finger.lift()
    try app.settle()
    let moved = try #require(log.take().first.flatMap { Int($0) })
    #expect(moved > 80 && moved <= 100)
  }

  @Test("Text has the attributes that its string has")
  func attributedString() throws {
    var text = AttributedString("plain and ")
    var end = AttributedString("red")
    end.foregroundColor = .red
    end.font = .largeTitle
    text += end
    let app = try show(Text(text))
    let label = try #require(app.allViews.compactMap { $0 as? UILabel }.first)
    let shown = try #require(label.attributedText)
    #expect(shown.string == "plain and red")
    let attributes = shown.attributes(at: 11, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.font] as? UIFont)?.pointSize == 34)
  }

  struct Photos: View {
    @Namespace private var space
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .matchedTransitionSource(id: "photo", in: space)
        .sheet(isPresented: $isShown) {
          Text("large").navigationTransition(.zoom(sourceID: "photo", in: space))
        }
    }
  }

  @Test("A sheet grows out of the view that it names")
  func zoom() throws {
    let app = try show(Photos())
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("large"))
    #expect(app.root?.presentedViewController?.preferredTransition != nil)
  }
}
