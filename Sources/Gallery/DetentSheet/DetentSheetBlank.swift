import SwiftUI

// Seed 004, "Creating the view modifier": the listing is as printed.

enum DetentSheetBlank {
  struct DetentSheetPresenter<SheetContent: View>: ViewModifier {

    @Binding var isPresented: Bool
    @ViewBuilder let sheetContent: SheetContent

    func body(content: Content) -> some View {
      content
        .sheet(isPresented: $isPresented) {
        }
    }
  }
}
