import SwiftUI
import VirtualDevice

/// A map with a floating sheet that is never dismissed.
struct MapsView: View {
  @State private var detent = MapsView.peek
  @State private var text = ""
  @State private var chosen: ChosenPlace?
  @State private var showsRoute = true
  @State private var flight = MapFlight()

  static let peek = PresentationDetent.height(82)

  var body: some View {
    LiveTown(flight: flight, showsRoute: showsRoute, chosen: chosen?.id) { choose($0) }
      .ignoresSafeArea()
      .overlay(alignment: .topTrailing) {
        MapsButtons(showsRoute: $showsRoute) { showUser() }.padding(.trailing, 14).padding(.top, 8)
      }
      .overlay(alignment: .topLeading) {
        MapsWeather().padding(.leading, 14).padding(.top, 8)
      }
      .sheet(isPresented: .constant(true)) {
        MapsSheet(detent: $detent, text: $text) { choose($0) }
          .sheet(item: $chosen) { chosen in
            MapsDetail(place: chosen.place)
              .presentationDetents([.medium, .large])
              .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          }
          .presentationDetents([Self.peek, .medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .interactiveDismissDisabled()
      }
  }

  private func choose(_ place: Place) {
    chosen = ChosenPlace(place: place)
  }

  /// Shows the user's location, or the whole town again.
  private func showUser() {
    let near = MapCamera(scale: 2, center: MapCamera.mapPoint(TownPlan.userLocation))
    flight.go(to: flight.camera == near ? MapCamera() : near)
  }
}

/// A place whose sheet is shown.
struct ChosenPlace: Identifiable {
  let place: Place
  var id: String { place.name }
}

/// The buttons over the map.
private struct MapsButtons: View {
  @Binding var showsRoute: Bool
  let showUser: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      button(showsRoute ? "map.fill" : "map", "Route") { showsRoute.toggle() }
      Divider().frame(width: 30)
      button("location.fill", "Where I am", action: showUser)
    }
    .frame(width: 46)
    .glassEffect(.regular, in: Capsule())
  }

  private func button(
    _ symbol: String, _ label: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 18, weight: .medium))
        .frame(width: 46, height: 46)
    }
    .accessibilityLabel(Text(verbatim: label))
  }
}

/// The weather over the map.
private struct MapsWeather: View {
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "sun.max.fill").foregroundStyle(.orange)
      Text("21°").font(.subheadline).bold()
    }
    .padding(.horizontal, 12)
    .frame(height: 34)
    .background(.regularMaterial, in: Capsule())
  }
}

extension DeviceScene {
  static let swiftUIMaps = DeviceScene(
    name: "swiftui-maps", title: "Maps in SwiftUI",
    summary: "A drawn town that two fingers zoom, under a sheet with search, recents and places.",
    script: { stage in
      let finger = ScriptFinger(stage)
      // On a low screen the half-high sheet covers the pins.
      let isRoomy = stage.size.height > 800
      // The position of the low sheet: in the lower half of a tablet, at the bottom of a phone.
      let peekHeight = stage.size.width > 700 && isRoomy ? 0.73 : 0.91
      let visit: [TouchScript.Action] =
        isRoomy
        ? [.tap("Lindenpark on the map"), .settle, .hold(0.5), .tap("Close"), .settle]
        : [.hold(0.8)]
      return TouchScript(
        [.settle, .hold(0.3)]
          + finger.pinch(at: 0.36, from: 60, to: 150, over: 0.35)
          + [.hold(0.2)] + finger.pinch(at: 0.36, from: 150, to: 50, over: 0.35)
          + finger.swipe(from: peekHeight, to: 0.5, over: 0.4)
          + [.settle, .hold(0.3)] + visit
          + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.3)]
          + finger.swipe(from: 0.1, to: 0.75, over: 0.4) + [.settle, .hold(0.3)])
    },
    root: { _ in UIHostingController(rootView: MapsView()) })
}
