import SwiftUI

// Seed 004, "Customizing behavior with state tracking": the listing is as printed.

enum DetentSheetTracking {
  struct DetentSheetPresenter<SheetContent: View>: ViewModifier {

    private static var peekDetent: PresentationDetent {
      .height(120)
    }

    @Binding var isPresented: Bool
    @State private var selectedDetent: PresentationDetent = peekDetent
    @State private var sheetInteraction: PresentationContentInteraction = .resizes

    @ViewBuilder let sheetContent: SheetContent

    func body(content: Content) -> some View {
      content
        .sheet(isPresented: $isPresented) {
          ScrollView {
            sheetContent
          }
          .presentationDetents(
            [Self.peekDetent, .medium, .large],
            selection: $selectedDetent
          )
          .presentationContentInteraction(sheetInteraction)
        }
        .onChange(of: selectedDetent) { _, newValue in
          // This fires each time `selectedDetent` changes
          sheetInteraction =
            if newValue == Self.peekDetent {
              .resizes
            } else {
              .scrolls
            }
        }
    }
  }
}
