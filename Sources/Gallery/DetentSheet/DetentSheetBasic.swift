import SwiftUI

// Seed 004, "Basic detents": the listings are as printed.

enum DetentSheetBasic {
  struct DetentSheetPresenter<SheetContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    @ViewBuilder let sheetContent: SheetContent

    func body(content: Content) -> some View {
      content
        .sheet(isPresented: $isPresented) {
          ScrollView {
            sheetContent
              .presentationDetents([.height(120), .medium, .large])
          }
        }
    }
  }
}
