import SwiftUI

// Seed 004, the use of the finished modifier: the listing is as printed, with the town's map as "your
// view".

struct DetentSheetUse: View {
  @Binding var isPresented: Bool

  var body: some View {
    VStack {
      // Your view
      DetentSheetMap(isPresented: $isPresented)
    }
    .detentSheet(isPresented: $isPresented) {
      Text("Hello, world!")
    }
  }
}

private struct DetentSheetMap: View {
  @Binding var isPresented: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      TownMap().ignoresSafeArea()
      KitButton(title: isPresented ? "Dismiss" : "Present") { isPresented.toggle() }
        .padding(.bottom, 8)
    }
  }
}
