import SwiftUI

// Seed 004, "Creating the view modifier", with a scroll view and no detents: the listing is as
// printed.

enum DetentSheetPlain {
  struct DetentSheetPresenter<SheetContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder let sheetContent: SheetContent

    func body(content: Content) -> some View {
      content
        .sheet(isPresented: $isPresented) {
          ScrollView {
            sheetContent
          }
        }
    }
  }
}
