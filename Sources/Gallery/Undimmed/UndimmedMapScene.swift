import DetentKit
import SwiftUI
import VirtualDevice

// Seed 000, through DetentKit: the map stays undimmed and interactive up to the medium detent.

struct UndimmedMapPresenter: ViewModifier {
  @Binding var isPresented: Bool
  let setup: UndimmedCase
  @State private var detent: PresentationDetent

  init(isPresented: Binding<Bool>, setup: UndimmedCase) {
    _isPresented = isPresented
    self.setup = setup
    _detent = State(initialValue: setup == .fractions ? .fraction(0.21) : .height(140))
  }

  private var detents: [PresentationDetentReference] {
    switch setup {
    case .map: [.height(140), .medium, .large]
    case .fractions: [.fraction(0.21), .fraction(0.24), .large]
    case .unlisted: [.height(140), .large]
    }
  }

  private var largestUndimmed: PresentationDetentReference {
    setup == .fractions ? .fraction(0.24) : .medium
  }

  func body(content: Content) -> some View {
    content
      .withTintedButton()
      .sheet(isPresented: $isPresented) {
        ScrollView {
          PlaceSheet()
        }
        .presentationDetents(detents, largestUndimmed: largestUndimmed, selection: $detent)
      }
  }
}

extension DeviceScene {
  static let undimmedMap = DeviceScene(
    name: "undimmed-map", title: "A map that stays in use",
    summary:
      "presentationDetents(_:largestUndimmed:selection:) leaves the map undimmed up to medium.",
    seed: "000", parameters: [UndimmedCase.parameter], calls: MapController.calls,
    script: UndimmedCase.script,
    root: { values in
      MapScreenController(values) {
        UndimmedMapPresenter(isPresented: $0, setup: UndimmedCase($1))
      }
    })
}
