import DetentTesting
import SwiftUI
import Testing

/// What views hold is let go of with them.
@MainActor
struct LeakTests {
  final class Token {}

  /// Hands a token to views, which alone hold it afterwards.
  @MainActor
  final class Giver {
    var token: Token? = Token()
  }

  struct Screen<Content: View>: View {
    @State private var isThere = true
    let remote: Remote
    let giver: Giver
    let content: (Token?) -> Content

    var body: some View {
      let _ = remote.actions["remove"] = { isThere = false }
      VStack {
        Text("stays")
        if isThere { content(giver.token) }
      }
    }
  }

  /// Whether the token goes with the view.
  private func letsGo<Content: View>(
    touching place: String? = nil, _ content: @escaping (Token?) -> Content
  ) throws -> Bool {
    let (remote, giver) = (Remote(), Giver())
    weak let token = giver.token
    let app = try show(Screen(remote: remote, giver: giver, content: content))
    giver.token = nil
    try #require(token != nil, "nobody took the token")
    if let place { try app.tap(place) }
    remote("remove")
    try app.settle()
    return token == nil
  }

  @Test("A tap's action goes with its view", arguments: [false, true])
  func tapGesture(isTapped: Bool) throws {
    let goes = try letsGo(touching: isTapped ? "tap" : nil) { token in
      Text("tap").onTapGesture { _ = token }
    }
    #expect(goes)
  }

  @Test("A button's action goes with its view", arguments: [false, true])
  func button(isTapped: Bool) throws {
    let goes = try letsGo(touching: isTapped ? "press" : nil) { token in
      Button("press") { _ = token }
    }
    #expect(goes)
  }

  @Test("What drags, tasks, changes and effects hold goes with their views")
  func others() throws {
    let drags = try letsGo { token in
      Text("a").gesture(DragGesture().onChanged { _ in _ = token })
    }
    #expect(drags)
    let changes = try letsGo { token in
      Text("a").onAppear { _ = token }.onChange(of: 1) { _ = token }.opacity(0.5)
    }
    #expect(changes)
    let scrolls = try letsGo { token in
      ScrollView { LazyVStack { ForEach(0..<40) { Text("\($0)").onTapGesture { _ = token } } } }
    }
    #expect(scrolls)
    let lists = try letsGo { token in
      List(0..<40, id: \.self) { Text("\($0)").onTapGesture { _ = token } }
    }
    #expect(lists)
  }
}
