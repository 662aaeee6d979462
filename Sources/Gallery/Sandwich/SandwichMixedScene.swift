import DetentKit
import SwiftUI
import VirtualDevice

// Seed 002, where it starts: a sheet for the first item and a full-screen cover for the second, by
// SwiftUI's two modifiers and by DetentKit's one.

private struct MixedScreen: View {
  @Bindable var model: KitModel
  @State private var item: SandwichItem?

  var body: some View {
    ZStack {
      TownMap().ignoresSafeArea()
      VStack(spacing: 12) {
        KitBadge(text: "A sheet, then a cover")
        Spacer()
        KitButton(title: "SwiftUI", color: .orange) { item = .page }
        KitButton(title: "DetentKit") { model.item = .page }
      }
      .padding(.vertical, 8)
    }
    .sheet(item: only(.page)) {
      SandwichCard(item: $0, onNext: { item = .cover }, onDone: { item = nil })
    }
    .fullScreenCover(item: only(.cover)) { SandwichCard(item: $0, onDone: { item = nil }) }
    .sheet(item: $model.item, style: { $0.style }, content: { card($0) })
    .onChange(of: model.isPresented) { _, isPresented in
      if isPresented { model.item = .page }
    }
  }

  private func card(_ item: SandwichItem) -> SandwichCard {
    guard item == .page else { return SandwichCard(item: item) }
    return SandwichCard(item: item, onNext: { model.item = .cover })
  }

  /// The item if it is a certain one, for the modifier that presents it.
  private func only(_ kind: SandwichItem) -> Binding<SandwichItem?> {
    Binding(get: { item == kind ? item : nil }, set: { item = $0 })
  }
}

extension DeviceScene {
  static let sandwichMixed = DeviceScene(
    name: "sandwich-mixed", title: "A sheet, then a cover",
    summary:
      "SwiftUI presents the second item as the first; DetentKit presents it in its own style.",
    seed: "002", calls: MapController.calls,
    script: [
      .tap("SwiftUI"), .settle, .tap("Next"), .settle, .hold(0.3), .tap("Done"), .settle,
      .tap("DetentKit"), .settle, .tap("Next"), .settle, .hold(0.3), .tap("Done"), .settle,
    ],
    root: { _ in KitSceneController { MixedScreen(model: $0) } })
}
