import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The environment of presented content: the presenting view's, but for what its own surroundings are.
@MainActor
@Suite("The environment of presented content")
struct SandwichEnvironmentTests {
  @Observable
  final class Town {
    var name = "Lindenstadt"
  }

  final class Account: ObservableObject {
    @Published var name = "Ada"
  }

  /// The values that the content has read.
  @MainActor
  final class Seen {
    var lines: [String] = []
    var phase: ScenePhase?
    var scheme: ColorScheme?
    var width: UserInterfaceSizeClass?
  }

  struct Content: View {
    let seen: Seen
    @Environment(\.carriedText) private var text
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dismiss) private var dismiss
    @Environment(\.sheetDismiss) private var sheetDismiss
    @Environment(Town.self) private var town
    @EnvironmentObject private var account: Account

    var body: some View {
      let _ = read()
      Button("Close Sheet") { sheetDismiss() }
      Button("Close Screen") { dismiss() }
    }

    private func read() {
      seen.lines = [text, "\(spacing)", "\(isEnabled)", town.name, account.name]
      (seen.phase, seen.scheme, seen.width) = (phase, scheme, width)
    }
  }

  struct Screen: View {
    @Bindable var model: Model
    let style: ModalPresentationStyle
    let seen: Seen
    let town: Town
    let account: Account

    var body: some View {
      Color.clear
        .sheet(isPresented: $model.isPresented, style: style) { Content(seen: seen) }
        .environment(\.carriedText, "carried")
        .environment(\.lineSpacing, 10)
        .environment(\.scenePhase, .background)
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.colorScheme, .dark)
        .environment(town)
        .environmentObject(account)
    }
  }

  private static let styles: [@MainActor @Sendable () -> ModalPresentationStyle] = [
    { .pageSheet }, { .fullScreen }, { .pinned() },
  ]

  @Test(
    "Keys of the app, its objects and inherited values come along; those of the surroundings do not",
    arguments: 0..<3)
  func values(style: Int) throws {
    let (model, seen, town, account) = (Model(), Seen(), Town(), Account())
    let stage = try SwiftUIStage {
      Screen(
        model: model, style: Self.styles[style](), seen: seen, town: town, account: account)
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(seen.lines == ["carried", "10.0", "true", "Lindenstadt", "Ada"])
    #expect(seen.phase == .active)
    #expect(seen.scheme == .light)
    #expect(seen.width == .compact)
    town.name = "Ulmenau"
    account.name = "Grace"
    try stage.app.settle()
    #expect(seen.lines.suffix(2) == ["Ulmenau", "Grace"])
  }

  /// A screen that SwiftUI presents, with a sheet of DetentKit.
  struct Cover: View {
    @Bindable var outer: Model
    let model: Model
    let seen: Seen

    var body: some View {
      Color.clear.fullScreenCover(isPresented: $outer.isPresented) {
        Screen(model: model, style: .pageSheet, seen: seen, town: Town(), account: Account())
      }
    }
  }

  @Test(
    "sheetDismiss closes the presentation, and dismiss the screen that contains its view",
    arguments: [false, true])
  func dismissal(closesScreen: Bool) throws {
    let (outer, model, seen) = (Model(), Model(), Seen())
    let stage = try SwiftUIStage { Cover(outer: outer, model: model, seen: seen) }
    outer.isPresented = true
    try stage.app.settle()
    model.isPresented = true
    try stage.app.settle()
    try stage.app.tap(closesScreen ? "Close Screen" : "Close Sheet")
    try stage.app.settle()
    #expect(outer.isPresented == !closesScreen)
    if !closesScreen { #expect(!model.isPresented) }
  }
}

private enum CarriedTextKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var carriedText: String {
    get { self[CarriedTextKey.self] }
    set { self[CarriedTextKey.self] = newValue }
  }
}
