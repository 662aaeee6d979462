import SwiftUI

// Seed 004, "Customizing behavior with state tracking", before anything observes the selection: the
// listings are as printed.

enum DetentSheetSelection {
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
          sheetContent
            .presentationDetents(
              [Self.peekDetent, .medium, .large],
              selection: $selectedDetent
            )
            .presentationContentInteraction(sheetInteraction)
        }
    }
  }
}
