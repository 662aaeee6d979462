import DetentKit
import SwiftUI
import VirtualDevice

// Seed 000, through DetentKit: the map stays undimmed and interactive up to the medium detent.

struct UndimmedMapPresenter: ViewModifier {
  @Binding var isPresented: Bool
  @State private var detent = PresentationDetent.height(140)

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $isPresented) {
        ScrollView {
          PlaceSheet()
        }
        .presentationDetents(
          [.height(140), .medium, .large], largestUndimmed: .medium, selection: $detent)
      }
  }
}

extension DeviceScene {
  static let undimmedMap = DeviceScene(
    name: "undimmed-map", title: "A map that stays in use",
    summary:
      "presentationDetents(_:largestUndimmed:selection:) leaves the map undimmed up to medium.",
    seed: "000", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)]
          + finger.swipe(from: 0.3, to: 0.2, over: 0.4) + [.settle, .hold(0.2)]
          + finger.swipe(from: finger.lowForm, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
          + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.3)])
    },
    root: { _ in
      MapScreenController { UndimmedMapPresenter(isPresented: $0) }
    })
}
