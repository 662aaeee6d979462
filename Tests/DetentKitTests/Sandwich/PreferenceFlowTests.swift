import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The content's preferences reach the view that presents it.
@MainActor
@Suite("Preferences of presented content")
struct PreferenceFlowTests {
  struct TitleKey: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) {
      let next = nextValue()
      if !next.isEmpty { value = next }
    }
  }

  @MainActor @Observable
  final class Screen {
    var isShown = false
    var page = 1
    var title = "None"
  }

  struct Content: View {
    @Bindable var screen: Screen
    let style: ModalPresentationStyle

    var body: some View {
      Text("Title: \(screen.title)")
        .sheet(isPresented: $screen.isShown, style: style) {
          Text("Content").preference(key: TitleKey.self, value: "Page \(screen.page)")
            .onPreferenceChange(TitleKey.self) { title in screen.title = title }
        }
        .presentationContext()
    }
  }

  private static let styles: [ModalPresentationStyle] = [
    .pageSheet(properties: SheetProperties(detents: [.medium])),
    .pinned(SheetProperties(detents: [.medium])), .context(ContextStyle(detents: [.medium])),
    .fullScreen,
  ]

  @Test("Preferences of an app's own reach the presenting view", arguments: 0..<4)
  func own(style: Int) throws {
    let screen = Screen()
    let stage = try SwiftUIStage { Content(screen: screen, style: Self.styles[style]) }
    screen.isShown = true
    try stage.app.settle()
    #expect(screen.title == "Page 1")
    screen.page = 2
    try stage.app.settle()
    #expect(screen.title == "Page 2")
    screen.isShown = false
    try stage.app.settle()
    #expect(stage.app.exists("Title: Page 2"))
  }
}
