import DetentTesting
import SwiftUI
import Testing

/// The keyboard's room, and the fields that it is for.
@MainActor
struct KeyboardTests {
  private static let height: CGFloat = 300
  /// The top of a keyboard of 300 points on an iPhone 16.
  private static let top: CGFloat = 852 - height

  enum Kind: String, CaseIterable, Sendable { case scrollView, list, form, lazyStack }

  /// Twelve rows and a field that the keyboard would cover, then more rows.
  struct Page: View {
    let kind: Kind
    let remote: Remote
    @State private var text = ""
    @State private var other = ""
    @FocusState private var focus: String?

    private var rows: some View {
      ForEach(0..<24) { number in
        switch number {
        case 14: TextField("low", text: $text).focused($focus, equals: "low")
        case 20: TextField("lower", text: $other).focused($focus, equals: "lower")
        default: Text("row \(number)").frame(height: 30)
        }
      }
    }

    var body: some View {
      let _ = remote.actions["low"] = { focus = "low" }
      let _ = remote.actions["lower"] = { focus = "lower" }
      switch kind {
      case .scrollView: ScrollView { VStack { rows } }
      case .list: List { rows }
      case .form: Form { rows }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      }
    }
  }

  private func field(_ name: String, in app: TestApp) throws -> CGRect {
    let field = try #require(
      app.allViews.first { ($0 as? UITextField)?.placeholder == name }, "no field \(name)")
    return field.convert(field.bounds, to: nil)
  }

  @Test("A field in what scrolls comes into sight above the keyboard", arguments: Kind.allCases)
  func reveal(kind: Kind) throws {
    let remote = Remote()
    let app = try show(Page(kind: kind, remote: remote))
    try #require(field("low", in: app).maxY > Self.top, "the keyboard does not reach the field")
    remote("low")
    app.showKeyboard(height: Self.height)
    try app.settle()
    let low = try field("low", in: app)
    #expect(low.maxY <= Self.top)
    #expect(low.maxY > Self.top - 60)
    remote("lower")
    try app.settle()
    #expect(try field("lower", in: app).maxY <= Self.top)
  }

  @Test("A field that shows stays where it is")
  func shown() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          TextField("high", text: $text)
          Color.red.frame(height: 2000)
        }
      }
    }
    let app = try show(Screen())
    let before = try field("high", in: app)
    try app.tap("high")
    app.showKeyboard(height: Self.height)
    try app.settle()
    #expect(try field("high", in: app) == before)
  }

  @Test("In a sheet the keyboard leaves the content the rest of the sheet")
  func sheet() throws {
    struct Screen: View {
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            Color.green
            Text("bottom")
          }
        }
      }
    }
    let app = try show(Screen())
    let before = try bottom(of: app)
    #expect(before > Self.top)
    app.showKeyboard(height: Self.height)
    try app.settle()
    let raised = try bottom(of: app)
    #expect(raised <= Self.top + 0.01, "\(before) → \(raised)")
    app.hideKeyboard()
    try app.settle()
    #expect(try bottom(of: app) == before)
  }

  private func bottom(of app: TestApp) throws -> CGFloat {
    let window = try #require(app.root?.view.window)
    var found: UIView?
    func visit(_ view: UIView) {
      if (view as? UILabel)?.text == "bottom" { found = view }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    let label = try #require(found)
    return label.convert(label.bounds, to: nil).maxY
  }
}
