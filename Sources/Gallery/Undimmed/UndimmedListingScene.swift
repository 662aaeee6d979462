import SwiftUI
import UndimmedListings
import VirtualDevice

// Seed 000: the article's own modifier, as printed in the module UndimmedListings.

struct UndimmedListingPresenter: ViewModifier {
  @Binding var isPresented: Bool
  let setup: UndimmedCase
  @State private var detent: PresentationDetent

  init(isPresented: Binding<Bool>, setup: UndimmedCase) {
    _isPresented = isPresented
    self.setup = setup
    _detent = State(initialValue: setup == .fractions ? .fraction(0.21) : .height(140))
  }

  func body(content: Content) -> some View {
    content
      .withTintedButton()
      .sheet(isPresented: $isPresented) {
        let places = ScrollView { PlaceSheet() }
        switch setup {
        case .map:
          places.presentationDetents(
            [.height(140), .medium, .large] as [PresentationDetentReference],
            largestUndimmed: .medium, selection: $detent)
        case .fractions:
          places.presentationDetents(
            [.fraction(0.21), .fraction(0.24), .large] as [PresentationDetentReference],
            largestUndimmed: .fraction(0.24), selection: $detent)
        case .unlisted:
          // The modifier adds the detent; its view alone does not.
          places.modifier(
            UnlistedUndimming(detents: [.height(140), .large], largestUndimmed: .medium))
        }
      }
  }
}

extension DeviceScene {
  static let undimmedListing = DeviceScene(
    name: "undimmed-listing", title: "The article's undimmed detents",
    summary: "The printed modifier undims by names, which fails for some detents.",
    seed: "000", parameters: [UndimmedCase.parameter], calls: MapController.calls,
    script: UndimmedCase.script,
    root: { values in
      MapScreenController(values) {
        UndimmedListingPresenter(isPresented: $0, setup: UndimmedCase($1))
      }
    })
}
