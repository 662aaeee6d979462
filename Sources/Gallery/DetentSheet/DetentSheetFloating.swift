import SwiftUI

// Seed 004, "Wrapping up": the full code, as printed.

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
        .presentationBackgroundInteraction(.enabled)
        .interactiveDismissDisabled()
      }
      .onChange(of: selectedDetent) { _, newValue in
        sheetInteraction =
          if newValue == Self.peekDetent {
            .resizes
          } else {
            .scrolls
          }
      }
  }
}

extension View {
  func detentSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      DetentSheetPresenter(isPresented: isPresented, sheetContent: content)
    )
  }
}
