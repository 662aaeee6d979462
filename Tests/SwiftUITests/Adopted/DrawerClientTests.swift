import DetentTesting
import SwiftUI
import Testing

/// A drawer as libraries for SwiftUI write it: a geometry reader, a drag gesture with a gesture
/// state, an offset, and an animation of the chosen position.
private struct Drawer<Content: View>: View {
  @Binding var isOpen: Bool
  let content: Content
  @GestureState private var translation: CGFloat = 0

  private static var peek: CGFloat { 120 }

  init(isOpen: Binding<Bool>, @ViewBuilder content: () -> Content) {
    _isOpen = isOpen
    self.content = content()
  }

  var body: some View {
    GeometryReader { proxy in
      let full = proxy.size.height * 0.8
      let rest = isOpen ? 0 : full - Self.peek
      VStack(spacing: 0) {
        Capsule().fill(Color.secondary).frame(width: 40, height: 6).padding()
        content
      }
      .frame(width: proxy.size.width, height: full, alignment: .top)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(16)
      .frame(height: proxy.size.height, alignment: .bottom)
      .offset(y: max(rest + translation, 0))
      .animation(.interactiveSpring(), value: isOpen)
      .animation(.interactiveSpring(), value: translation)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation.height }
          .onEnded { value in
            guard abs(value.translation.height) > full * 0.25 else { return }
            isOpen = value.translation.height < 0
          })
    }
  }
}

@MainActor
@Suite("A drawer of an app's own, in SwiftUI")
struct DrawerClientTests {
  private struct Screen: View {
    let log: Log
    @State private var isOpen = false

    var body: some View {
      Drawer(isOpen: $isOpen) { Text("Inside") }
        .ignoresSafeArea(edges: .bottom)
        .onChange(of: isOpen) { log("\($1)") }
    }
  }

  @Test("It follows the finger, opens after a long drag, and returns after a short one")
  func drags() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    let closed = try app.middle(of: "Inside")
    let short = app.touch(at: closed)
    try short.move(by: CGVector(dx: 0, dy: -80), over: 0.3)
    app.advance(by: 0.5)
    let followed = try app.middle(of: "Inside")
    #expect(abs(followed.y - (closed.y - 80)) < 1.5)
    try short.lift()
    try app.settle()
    #expect(try app.middle(of: "Inside") == closed)
    let long = app.touch(at: closed)
    try long.move(by: CGVector(dx: 0, dy: -400), over: 0.4)
    try long.lift()
    try app.settle()
    let open = try app.middle(of: "Inside")
    #expect(open.y < closed.y - 400)
    #expect(log.lines == ["true"])
    let back = app.touch(at: open)
    try back.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
    try back.lift()
    try app.settle()
    #expect(try app.middle(of: "Inside") == closed)
    #expect(log.lines == ["true", "false"])
  }
}
